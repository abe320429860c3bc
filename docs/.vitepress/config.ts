import { defineConfig } from "vitepress";
import { documentLinks } from "./document-links.ts";
import { rulesPages } from "./rules-pages.ts";
import { BASE, OUT } from "./settings.ts";
import { groups } from "./sidebar.ts";

/** Built beside the pages, so the router must not look for a page there. */
const beside = (text: string, link: string) => ({ text, link, target: "_self" });

export default defineConfig({
  title: "abyss-rules",
  description: "Pure rules engines for the board games Abyss, Exiles, Kraken and Conspiracy.",
  lang: "en",
  base: BASE,
  outDir: OUT,
  cacheDir: "../node_modules/.cache/vitepress",
  srcExclude: ["site/**", "playground/**", "api/**"],
  // Checked once all is built, see check-site.ts: here they are not there yet.
  ignoreDeadLinks: [/^\/(api|playground)\//],
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${BASE}logo.svg` }]],
  markdown: {
    config(md) {
      md.use(documentLinks).use(rulesPages);
    },
  },
  themeConfig: {
    logo: "/logo.svg",
    search: { provider: "local" },
    outline: { level: [2, 3] },
    nav: [
      { text: "Guides", link: "/guide/interface", activeMatch: "/guide/" },
      { text: "Concepts", link: "/concepts/state-and-views", activeMatch: "/concepts/" },
      { text: "Rules", link: "/rules/abyss", activeMatch: "/rules/" },
      beside("Playground", "/playground/"),
      beside("API", "/api/"),
    ],
    sidebar: groups.map(({ text, pages }) => ({
      text,
      items: pages.map(({ text: title, page }) => ({ text: title, link: `/${page}` })),
    })),
    footer: {
      message:
        "An unofficial fan library, not made or endorsed by the makers of the games. MIT License.",
    },
  },
});
