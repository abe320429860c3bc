// Plays by random clicks on lit items, until the game is over.
import { type Rng, rngFrom } from "abyss-rules";
import type { Page } from "playwright-core";

/** What to do next, as the page shows it. */
type Next =
  | { readonly kind: "over" }
  /** A bot is thinking. */
  | { readonly kind: "wait" }
  /** Where to click, and what covers the item there, if anything. */
  | { readonly kind: "click"; readonly x: number; readonly y: number; readonly covered?: string };

/** Random numbers from 0 to 1 for use in the page. */
const randomNumbers = (rng: Rng): number[] => [0, 0, 0].map(() => rng.below(1_000_000) / 1_000_000);

/** Chooses a click; runs in the page. Prefers open items to chosen ones, and confirms soon. */
function nextClick([which = 0, back = 0, confirm = 0]: number[]): Next {
  if (document.querySelector('[data-score-sheet][data-over="true"]')) return { kind: "over" };
  // An open menu comes first.
  const place = document.querySelector('[role="menu"]') ?? document;
  const seen = (selector: string): Element[] =>
    [...place.querySelectorAll(selector)].filter((item) => item.checkVisibility());
  const lit = seen('[data-lit="true"]');
  const [chosen, open] = [true, false].map((is) =>
    lit.filter((item) => item.matches('[data-chosen="true"]') === is),
  ) as [Element[], Element[]];
  const confirms = seen("[data-confirm], [data-pass]");
  const from =
    confirms.length > 0 && (open.length === 0 || confirm < 0.6)
      ? confirms
      : chosen.length > 0 && (open.length === 0 || back < 0.08)
        ? chosen
        : open;
  const item = from[Math.floor(which * from.length)];
  if (!item) return { kind: "wait" };
  item.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = item.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit && item.contains(hit)) return { kind: "click", x, y };
  const covered = `${hit?.outerHTML.slice(0, 200)} lies on ${item.outerHTML.slice(0, 200)}`;
  return { kind: "click", x, y, covered };
}

/** The time after which a page is considered hung, in milliseconds; bots may take long. */
const HANG_TIMEOUT = 120_000;

/** Clicks once with the mouse, or as `press` does it; `false` if the game is over. */
export async function randomClick(
  page: Page,
  rng: Rng,
  press: (x: number, y: number) => Promise<void> = (x, y) => page.mouse.click(x, y),
): Promise<boolean> {
  let next = await page.evaluate(nextClick, randomNumbers(rng));
  if (next.kind === "wait") {
    const wait = await page.waitForFunction(
      () =>
        [
          ...document.querySelectorAll(
            '[data-lit="true"], [data-confirm], [data-pass], [data-over="true"]',
          ),
        ].some((item) => item.checkVisibility()),
      undefined,
      { timeout: HANG_TIMEOUT },
    );
    await wait.dispose();
    next = await page.evaluate(nextClick, randomNumbers(rng));
  }
  if (next.kind !== "click") return next.kind === "wait";
  if (next.covered !== undefined) throw new Error(`cannot be clicked: ${next.covered}`);
  await press(next.x, next.y);
  return true;
}

/** Clicks at random until an element matches the selector. */
export async function clickUntil(page: Page, selector: string, mostClicks: number): Promise<void> {
  const rng = rngFrom(selector);
  for (let clicks = 0; clicks < mostClicks; clicks++) {
    if (await page.locator(selector).count()) return;
    await randomClick(page, rng);
  }
  throw new Error(`no ${selector} after ${mostClicks} clicks`);
}

/** Clicks so many times at random, and looks before every click. */
export async function clickTimes(
  page: Page,
  seed: string,
  times: number,
  look: (clicks: number) => Promise<void>,
): Promise<void> {
  const rng = rngFrom(seed);
  for (let clicks = 0; clicks < times; clicks++) {
    await look(clicks);
    await randomClick(page, rng);
  }
}

/** Clicks at random until the game is over, and looks before every click; returns the number of clicks. */
export async function playToTheEnd(
  page: Page,
  seed: string,
  mostClicks: number,
  look: (clicks: number) => Promise<void> = async () => {},
): Promise<number> {
  const rng = rngFrom(seed);
  for (let clicks = 0; clicks < mostClicks; clicks++) {
    await look(clicks);
    if (!(await randomClick(page, rng))) return clicks;
  }
  throw new Error(`the game is not over after ${mostClicks} clicks`);
}
