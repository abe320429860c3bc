// What of a half-partial action lies on the table.
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import { chosenFor, fieldsOf, type PartialAction } from "./partial-action.ts";

/** Where a value lies on the table, if it does. */
export function placed(
  entry: ClickableGame,
  type: string,
  field: string,
  value: unknown,
): { readonly item?: ItemId } {
  const mapping = entry.kinds[type]?.fields[field]?.mapping;
  return mapping ? { item: mapping.item(value as never) } : {};
}

/** The item that the action began with, if no other on the table is chosen. */
export function startChosen(
  entry: ClickableGame,
  { view, seat }: SeatView,
  partial: PartialAction,
): ItemId | undefined {
  const isElsewhere = chosenItems(entry, partial).length > 0;
  return isElsewhere ? undefined : entry.kinds[partial.type]?.start?.(view, seat);
}

/** The items on the table that are chosen for fields. */
const chosenItems = (entry: ClickableGame, partial: PartialAction): ItemId[] =>
  fieldsOf(partial).flatMap((field) =>
    chosenFor(partial, field).flatMap(
      (value) => placed(entry, partial.type, field, value).item ?? [],
    ),
  );

/** The items on the table that a half-partial action is about: those that are chosen, or what it began with. */
export function itemsOf(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction,
): ItemId[] {
  const start = startChosen(entry, seatView, partial);
  return start ? [start] : chosenItems(entry, partial);
}

/** How many of these equal items are chosen. */
export const chosenOf = (
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
  id: ItemId,
): number =>
  (partial ? itemsOf(entry, seatView, partial) : []).filter((one) => keyOf(one) === keyOf(id))
    .length;
