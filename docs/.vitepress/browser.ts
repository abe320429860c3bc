// What the build does with a browser, if there is one: screenshots for the pages, and accessibility of the site.
import { mkdirSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { barriers } from "../../test/browser/axe.ts";
import { chromiumPath } from "../../test/browser/chromium.ts";
import { serve } from "../../test/browser/serve.ts";
import { playOn } from "../../test/browser/setup.ts";
import { openGuidePage } from "./guide-page.ts";
import { midGame } from "./mid-game.ts";
import { positionLink } from "./position-link.ts";
import { BASE, OUT } from "./settings.ts";

/** The pages that are checked: one of each kind. */
const CHECKED = [
  "index.html",
  "guide/interface.html",
  "concepts/state-and-views.html",
  "rules/abyss.html",
  "bots.html",
  "performance.html",
  "source/whole-game.html",
  "api/index.html",
  "api/modules/abyss-rules_abyss.html",
  "api/interfaces/abyss-rules.Game.html",
];

const themes = ["light", "dark"] as const;

async function withSite<Result>(
  use: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const served = await serve(OUT, BASE);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // The sandbox of Chromium does not start as root, and the pages are our own.
    args: ["--no-sandbox"],
  });
  try {
    return await use(browser, served.address);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Lets a function use a page of the site in both themes. */
async function inBothThemes(
  browser: Browser,
  use: (page: Page, theme: (typeof themes)[number]) => Promise<void>,
  window: BrowserContextOptions = { viewport: { width: 1280, height: 720 } },
): Promise<void> {
  for (const theme of themes) {
    const context = await browser.newContext({
      ...window,
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    await use(await context.newPage(), theme);
    await context.close();
  }
}

/** Takes the screenshots that the pages show, light and dark: the playground in the middle of a game, and the interface of the guide. */
export const takeScreenshots = (): Promise<void> =>
  withSite(async (browser, address) => {
    await inBothThemes(browser, async (page, theme) => {
      mkdirSync(`${OUT}/pictures`, { recursive: true });
      await page.goto(`${address}playground/index.html${positionLink("abyss", midGame())}`);
      await playOn(page);
      await page.evaluate(`document.documentElement.setAttribute("data-theme", "${theme}")`);
      // The last click left the mouse on the table, which explains what is below it.
      await page.mouse.move(0, 0);
      await page.screenshot({ path: `${OUT}/pictures/playground-${theme}.png` });
    });
    await inBothThemes(
      browser,
      async (page, theme) => {
        await openGuidePage(page);
        await page.screenshot({ path: `${OUT}/pictures/guide-${theme}.png` });
      },
      { viewport: { width: 800, height: 450 }, deviceScaleFactor: 1.6 },
    );
  });

/** The barriers that axe finds in the main pages, light and dark. */
export const barriersOfSite = (): Promise<string[]> =>
  withSite(async (browser, address) => {
    const found: string[] = [];
    await inBothThemes(browser, async (page, theme) => {
      for (const path of CHECKED) {
        await page.goto(address + path);
        // The table of the landing page answers to clicks, and has no barriers afterwards either.
        if (path === "index.html") {
          await page.click(".live-table .card.lit");
          await page.waitForSelector(".live-table dt:text-is('Events')");
        }
        for (const barrier of await barriers(page, ["minor", "moderate", "serious", "critical"]))
          found.push(`${path}, ${theme}: ${barrier}`);
      }
    });
    return found;
  });
