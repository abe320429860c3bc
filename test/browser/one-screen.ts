// Whether a player sees everything that a turn needs, without scrolling.
import type { Page } from "playwright-core";

const windows = {
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

/** The number of clicks between two changes of the window. */
const CLICKS_PER_WINDOW = 8;

/** What cannot be seen or clicked at once; runs in the page. */
async function hiddenParts(): Promise<readonly string[]> {
  // Rows scroll to what is lit in the frame after a change.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // Between two people, and while a menu is open, there is nothing else to see.
  if (!document.querySelector('[data-screen="play"]') || document.querySelector('[role="menu"]'))
    return [];
  if (document.querySelector("[data-over='true'], [data-end]")) return [];
  const isHit = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  /** True if the middle of an element is in the window, and nothing lies on it. */
  const isSeen = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return (
      width > 0 && height > 0 && isHit(element, x, y) && top >= 0 && top + height <= innerHeight + 1
    );
  };
  /** An item may be partly scrolled away sideways, or show only the upper part of a long card. */
  const isClickable = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.25, 0.5, 0.75].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit !== null && element.contains(hit);
    });
  };
  const name = (element: Element): string =>
    `${element.className} ${element.getAttribute("data-zone") ?? ""} ${element.textContent?.slice(0, 30)}`;
  const must = [
    ...document.querySelectorAll(
      ".action-bar h2, [data-confirm], [data-cancel], .own .hand, .senate.own header",
    ),
  ].filter((element) => !isSeen(element));
  const groups = Map.groupBy(
    document.querySelectorAll('[data-lit="true"], .action-bar [data-lit]:not([data-lit="false"])'),
    (item) => {
      const own = item.closest(
        ".region, .opponents, .hand, .belongings, .player, .answers, .hints",
      );
      // Opponents are one row, which scrolls sideways.
      return own?.matches(".opponents .player") ? own.closest(".opponents") : own;
    },
  );
  const unlit = [...groups].flatMap(([group, items]) =>
    group?.checkVisibility() &&
    items.some((item) => item.checkVisibility()) &&
    !items.some(isClickable)
      ? [
          `nothing to click in sight of ${group.className}: ${items.map(name).slice(0, 2).join(" | ")}`,
        ]
      : [],
  );
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const scrolls =
    scrollHeight > clientHeight || scrollWidth > clientWidth ? ["the page scrolls"] : [];
  return [...must.map((element) => `not in sight: ${name(element)}`), ...unlit, ...scrolls];
}

/** Looks for parts of a turn that are not on the screen, on a laptop and on a phone in turn. */
export function watchScreen(page: Page) {
  const problems = new Map<string, number>();
  return {
    /** What was missing, with the number of the first click. */
    problems,
    async look(clicks: number): Promise<void> {
      const isLaptop = Math.floor(clicks / CLICKS_PER_WINDOW) % 2 === 0;
      const window = isLaptop ? "laptop" : "phone";
      if (clicks % CLICKS_PER_WINDOW === 0) await page.setViewportSize(windows[window]);
      for (const problem of await page.evaluate(hiddenParts))
        if (!problems.has(`${window}: ${problem}`)) problems.set(`${window}: ${problem}`, clicks);
    },
  };
}
