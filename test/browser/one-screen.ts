// Whether a player sees everything that a decision needs, without scrolling the page.
import type { Page } from "playwright-core";

/** A laptop and a phone. */
export const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** What is not on the screen of a game; runs in the page. */
function missing(): string[] {
  if (!document.querySelector('[data-screen="play"]') || document.querySelector("[data-over]"))
    return [];
  /** True if the middle of an element is in the window, and nothing covers it. */
  const isSeen = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const problems: string[] = [];
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  if (scrollHeight > clientHeight || scrollWidth > clientWidth) problems.push("the page scrolls");
  for (const selector of [".action-bar h2", "[data-confirm]"])
    for (const element of document.querySelectorAll(selector))
      if (!isSeen(element)) problems.push(`${selector} is out of sight`);
  const groups = document.querySelectorAll(".region, .hand, .belongings, .opponents, .chamber");
  for (const group of groups) {
    const lit = [...group.querySelectorAll('[data-zone][data-lit="true"]')];
    if (lit.length > 0 && !lit.some(isSeen))
      problems.push(`nothing lit is in sight in ${group.className}: ${lit[0]?.textContent}`);
  }
  const hand = document.querySelector(".hand");
  if (hand && hand.getBoundingClientRect().bottom > innerHeight) problems.push("the hand is cut");
  return problems;
}

/** What is not on the screen: the question, the confirmation, a card of each group, the hand. */
export const notInSight = (page: Page): Promise<readonly string[]> => page.evaluate(missing);
