import { type RefObject, useLayoutEffect } from "react";
import type { Offer } from "../interaction/clicks.ts";

/** Room for the glow of a lit item. */
const MARGIN = 12;

/**
 * After each change of the offer or of the size of the table, scrolls every row of the table so that its first
 * item to click is in sight, and the board so that its groups with such items are. The page itself never scrolls.
 */
export function useLitInSight(slot: RefObject<HTMLElement | null>, offer: Offer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer decides what is lit
  useLayoutEffect(() => {
    const table = slot.current;
    if (!table) return;
    const boards = table.querySelectorAll("[data-board]");
    const showLit = () => {
      // Rows inside a row come first, because they move its items.
      for (const row of [...table.querySelectorAll("[data-scrolls]")].reverse()) showFirst(row);
      for (const board of boards) showGroups(board);
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

/** Scrolls a board so that all of its lit groups are in sight, or else the first one is. */
function showGroups(board: Element): void {
  if (board.scrollHeight <= board.clientHeight) return;
  const { top, bottom } = board.getBoundingClientRect();
  const places = [...board.querySelectorAll(".region, .player")]
    .filter(firstLit)
    .map((group) => group.getBoundingClientRect());
  if (places.length === 0) return;
  const above = Math.min(...places.map((place) => place.top)) - top;
  const below = Math.max(...places.map((place) => place.bottom)) - bottom;
  if (above < 0) board.scrollTop += above;
  else if (below > 0) board.scrollTop += Math.min(above, below);
}
