import { defineConfig } from "vitepress";
import { sourceAlias } from "../../test/source-alias.ts";
import { documentLinks } from "./document-links.ts";
import { rulesPages } from "./rules-pages.ts";
import { BASE, OUT } from "./settings.ts";
import { groups } from "./sidebar.ts";

/** A link to a part of the site that is not built by VitePress, so its router must not handle it. */
const outsideRouter = (text: string, link: string) => ({ text, link, target: "_self" });

export default defineConfig({
  title: "abyss-rules",
  description:
    "Pure rules engines for the board games Abyss, Exiles, Kraken, Leviathan and Conspiracy.",
  lang: "en",
  base: BASE,
  outDir: OUT,
  cacheDir: "../node_modules/.cache/vitepress",
  srcExclude: ["site/**", "playground/**", "api/**"],
  // Not built yet at this point; check-site.ts checks these links later.
  ignoreDeadLinks: [/^\/(api|playground)\//],
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${BASE}logo.svg` }]],
  // The package's own name leads to its sources, as in the code that the documents show.
  vite: { resolve: { alias: [...sourceAlias] } },
  markdown: {
    // Comments in code are read as much as the code.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config(md) {
      md.use(documentLinks).use(rulesPages);
    },
  },
  themeConfig: {
    logo: "/logo.svg",
    search: {
      provider: "local",
      // The name of the button is what it shows.
      options: { translations: { button: { buttonAriaLabel: "" } } },
    },
    outline: { level: [2, 3] },
    nav: [
      { text: "Guides", link: "/guide/interface", activeMatch: "/guide/" },
      { text: "Concepts", link: "/concepts/state-and-views", activeMatch: "/concepts/" },
      { text: "Rules", link: "/rules/abyss", activeMatch: "/rules/" },
      outsideRouter("Playground", "/playground/"),
      outsideRouter("API", "/api/"),
    ],
    sidebar: groups.map(({ text, pages }) => ({
      text,
      items: pages.map(({ text: title, page }) => ({ text: title, link: `/${page}` })),
    })),
    footer: {
      message:
        "An unofficial fan library, not made or endorsed by the publishers of the games. MIT License.",
    },
  },
});
