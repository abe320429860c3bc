// What of a half-made action lies on the table.
import type { Clickable, Standpoint } from "./clickable.ts";
import { chosenFor, fieldsOf, type Made } from "./made.ts";
import { keyOf, type ThingId } from "./thing.ts";

/** Where a value lies on the table, if it does. */
export function placed(
  at: Clickable,
  type: string,
  field: string,
  value: unknown,
): { readonly thing?: ThingId } {
  const spot = at.kinds[type]?.fields[field]?.spot;
  return spot ? { thing: spot.thing(value as never) } : {};
}

/** The thing that the action began with, if no other on the table is chosen. */
export function startChosen(
  at: Clickable,
  { view, seat }: Standpoint,
  made: Made,
): ThingId | undefined {
  const isElsewhere = chosenThings(at, made).length > 0;
  return isElsewhere ? undefined : at.kinds[made.type]?.start?.(view, seat);
}

/** The things on the table that are chosen for fields. */
const chosenThings = (at: Clickable, made: Made): ThingId[] =>
  fieldsOf(made).flatMap((field) =>
    chosenFor(made, field).flatMap((value) => placed(at, made.type, field, value).thing ?? []),
  );

/** The things on the table that a half-made action is about: those that are chosen, or what it began with. */
export function thingsOf(at: Clickable, who: Standpoint, made: Made): ThingId[] {
  const start = startChosen(at, who, made);
  return start ? [start] : chosenThings(at, made);
}

/** How many of these equal things are chosen. */
export const chosenOf = (
  at: Clickable,
  who: Standpoint,
  made: Made | undefined,
  id: ThingId,
): number => (made ? thingsOf(at, who, made) : []).filter((one) => keyOf(one) === keyOf(id)).length;
