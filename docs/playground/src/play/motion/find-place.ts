import type { Place } from "./motion.ts";

/**
 * The element of a place; of several equal ones the last, or with `back` an earlier one. What is folded away is at the
 * button that opens it, and what a player has without an item is at the player.
 */
export function findPlace(table: Element, { seat, zone, value }: Place, back = 0): Element | null {
  const area = seat === undefined ? table : table.querySelector(`[data-player="${seat}"]`);
  if (!area || zone === undefined) return area;
  const ofValue = value === undefined ? "" : `[data-value="${CSS.escape(`${value}`)}"]`;
  const items = [...area.querySelectorAll(`[data-zone="${zone}"]${ofValue}`)];
  const item = items.at(-1 - back) ?? items[0];
  if (!item) return seat === undefined ? null : area;
  if (item.checkVisibility()) return item;
  const sheet = item.closest("[popover]");
  return sheet && table.querySelector(`[popovertarget="${CSS.escape(sheet.id)}"]`);
}

/** The picture of a card or token; `null` for a player as a whole. */
export const faceOf = (place: Element): Element | null =>
  place.querySelector(":scope > .item-face > *") ?? place.querySelector(":scope > .card");
