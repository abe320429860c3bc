// The items on the table that belong to a partial action.
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import { chosenFor, fieldsOf, type PartialAction } from "./partial-action.ts";

/** The item of a value, if it is on the table. */
export function placed(
  entry: ClickableGame,
  type: string,
  field: string,
  value: unknown,
): { readonly item?: ItemId } {
  const mapping = entry.kinds[type]?.fields[field]?.mapping;
  const item = mapping?.item(value as never);
  return item ? { item } : {};
}

/** The item that started the action, if no other item is chosen. */
export function startChosen(
  entry: ClickableGame,
  { view, seat }: SeatView,
  partial: PartialAction,
): ItemId | undefined {
  const isElsewhere = chosenItems(entry, partial).length > 0;
  return isElsewhere ? undefined : entry.kinds[partial.type]?.start?.(view, seat);
}

/** The items that are chosen for fields. */
const chosenItems = (entry: ClickableGame, partial: PartialAction): ItemId[] =>
  fieldsOf(partial).flatMap((field) =>
    chosenFor(partial, field).flatMap(
      (value) => placed(entry, partial.type, field, value).item ?? [],
    ),
  );

/** The items of a partial action: the chosen ones, or the one that started it. */
export function itemsOf(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction,
): ItemId[] {
  const start = startChosen(entry, seatView, partial);
  return start ? [start] : chosenItems(entry, partial);
}

/** The number of copies of an item that are chosen. */
export const chosenOf = (
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
  id: ItemId,
): number =>
  (partial ? itemsOf(entry, seatView, partial) : []).filter((one) => keyOf(one) === keyOf(id))
    .length;
