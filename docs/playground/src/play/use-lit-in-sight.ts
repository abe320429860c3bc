import { type RefObject, useLayoutEffect } from "react";
import type { Offer } from "../interaction/clicks.ts";
import "./tight-board.css";

/** Room for the glow of a lit item. */
const MARGIN = 12;

/**
 * After each change of the offer or of the size of the table, scrolls every row of the table so that its first
 * item to click is in sight, and the board so that its groups with such items are. The page itself never scrolls.
 */
export function useLitInSight(slot: RefObject<HTMLElement | null>, offer: Offer): void {
  useLayoutEffect(() => {
    const table = slot.current;
    if (!table) return;
    const boards = table.querySelectorAll("[data-board]");
    const showLit = () => {
      // Rows inside a row come first, because they move its items.
      for (const row of [...table.querySelectorAll("[data-scrolls]")].reverse()) showFirst(row);
      for (const board of boards) showGroups(board, offer.partial !== undefined);
    };
    showLit();
    const observer = new ResizeObserver(showLit);
    for (const element of [table, ...boards]) observer.observe(element);
    return () => observer.disconnect();
  }, [slot, offer]);
}

const firstLit = (place: Element): Element | null =>
  place.querySelector('[data-lit="true"][data-chosen="false"]') ??
  place.querySelector('[data-lit="true"]');

/** Scrolls a row sideways. */
function showFirst(row: Element): void {
  const item = row.scrollWidth > row.clientWidth && firstLit(row);
  if (!item) return;
  const [{ left, right }, inside] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inside.left < left + MARGIN) row.scrollLeft -= left + MARGIN - inside.left;
  else if (inside.right > right - MARGIN) row.scrollLeft += inside.right - right + MARGIN;
}

/**
 * Scrolls a board so that all of its lit groups are visible. If they are too far apart, the groups between them make
 * room; if even that is not enough, the first lit ones are visible.
 */
function showGroups(board: Element, isChoosing: boolean): void {
  board.removeAttribute("data-tight");
  if (board.scrollHeight <= board.clientHeight) return;
  // From its upper end, so that the board comes back after a question about its lower part.
  if (!isChoosing) board.scrollTop = 0;
  const groups = [...board.querySelectorAll(".region, .player")].filter(firstLit);
  if (groups.length === 0) return;
  const [first, last] = extentOf(groups);
  if (last - first > board.clientHeight) board.setAttribute("data-tight", "");
  const { top, bottom } = board.getBoundingClientRect();
  const [above, below] = extentOf(groups);
  if (above < top) board.scrollTop += above - top;
  else if (below > bottom) board.scrollTop += Math.min(above - top, below - bottom);
}

/** The upper and the lower end of some groups. */
function extentOf(groups: readonly Element[]): readonly [number, number] {
  const places = groups.map((group) => group.getBoundingClientRect());
  return [
    Math.min(...places.map(({ top }) => top)),
    Math.max(...places.map(({ bottom }) => bottom)),
  ];
}
