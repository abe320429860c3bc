import { type RefObject, useLayoutEffect } from "react";
import type { Offer } from "../interaction/clicks.ts";

/** Room for the glow of a lit item. */
const MARGIN = 12;

/**
 * After each change of the offer, scrolls every row of the table so that its first item to click is in
 * sight, and the board so that its groups with such items are. The page itself never scrolls.
 */
export function useLitInSight(slot: RefObject<HTMLElement | null>, offer: Offer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer decides what is lit
  useLayoutEffect(() => {
    if (!slot.current) return;
    for (const row of slot.current.querySelectorAll("[data-scrolls]")) showFirst(row);
    for (const board of slot.current.querySelectorAll("[data-board]")) showGroups(board);
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

/** Scrolls a board so that the first of its lit groups is at its top, if they are not all in sight. */
function showGroups(board: Element): void {
  if (board.scrollHeight <= board.clientHeight) return;
  const { top, bottom } = board.getBoundingClientRect();
  const groups = [...board.querySelectorAll(".region, .player")].filter(firstLit);
  const [tops, bottoms] = [
    groups.map((group) => group.getBoundingClientRect().top),
    groups.map((group) => group.getBoundingClientRect().bottom),
  ];
  if (groups.length === 0) return;
  if (Math.max(...bottoms) > bottom) board.scrollTop += Math.max(...bottoms) - bottom;
  else if (Math.min(...tops) < top) board.scrollTop -= top - Math.min(...tops);
}
