import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

/** How a visitor opens the page. */
export interface Visit extends BrowserContextOptions {
  /** The fragment of the address: `#game=…`. */
  readonly hash?: string;
  /** How fast bots play; without a pause by default. */
  readonly pace?: string;
}

let connected: Promise<Browser> | undefined;

const browser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject("browser"));
  return connected;
};

/** A phone in portrait orientation. */
export const phone: Visit = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/**
 * Where to click an item that cannot be used now. On a phone its region may show only the upper edges of
 * its items. Forced, as it is marked as disabled although clicks on it are answered.
 */
export const upperEdge = { force: true, position: { x: 30, y: 14 } } as const;

/** The number of pixels by which the page is wider than the window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The parts of the table whose content overflows them and may cover other parts. */
export const spilled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX === "auto";
    return [...document.querySelectorAll(".table .region, .table .player")].flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      return [...part.querySelectorAll("*")]
        .filter((inside) => {
          const row = inside.closest("[data-scrolls]");
          if (row && row !== inside && scrolls(row)) return false;
          const place = inside.getBoundingClientRect();
          return place.width > 0 && (place.left < left || place.right > right);
        })
        .map((inside) => `${part.className}: ${inside.className}`);
    });
  });

/**
 * Opens the playground as a new visitor, lets the test use it, and closes it. A test fails if the page
 * logs an error on its console that is not expected, or has an uncaught one.
 */
export async function visiting(
  { hash = "", pace = "none", ...options }: Visit,
  use: (page: Page) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const context = await (await browser()).newContext({ reducedMotion: "reduce", ...options });
  const errors: string[] = [];
  try {
    await context.addInitScript((pace) => {
      try {
        if (localStorage.getItem("abyss-rules-pace") === null)
          localStorage.setItem("abyss-rules-pace", pace);
      } catch {
        // The test forbids storage.
      }
    }, pace);
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !expected?.test(message.text()))
        errors.push(message.text());
    });
    await page.goto(inject("address") + hash);
    await page.waitForSelector("[data-screen]");
    await use(page);
    expect(errors, "errors of the page").toEqual([]);
  } finally {
    await context.close();
  }
}
