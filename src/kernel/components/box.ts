// What the boxes of all games have in common. A box has cards of several kinds, by id; layers change them.

import { deepFreeze } from "../data/deep-freeze.ts";

/** Cards by id. */
export type ById<T> = Readonly<Record<string, T>>;

/** The ids of the cards in one part of some components: `IdsIn<C, "lords">`. */
export type IdsIn<C, Part extends string> =
  C extends Readonly<Record<Part, infer Cards>> ? keyof Cards & string : never;

/** The ids that one part of some components lists: `IdsListedIn<C["leftOut"], "lords">`. */
export type IdsListedIn<C, Part extends string> =
  C extends Readonly<Record<Part, readonly (infer Id extends string)[]>> ? Id : never;

/** The cards in one part of some components, by id, those that replace others included: `CardsIn<C, "lords">`. */
export type CardsIn<C, Part extends string> = (C extends Readonly<Record<Part, infer Cards>>
  ? Cards
  : object) &
  (C extends { readonly replaced: Readonly<Record<Part, infer Cards>> } ? Cards : object);

/** The cards of one kind after additions, replacements and omissions. Additions come last. All cards are frozen. */
export function changed<T>(
  kind: string,
  below: ById<T>,
  added: ById<T> = {},
  replaced: ById<T> = {},
  leftOut: readonly string[] = [],
): ById<T> {
  for (const id of Object.keys(added))
    if (Object.hasOwn(below, id))
      throw new Error(`cannot add the ${kind} ${id}: the box already has it; replace it instead`);
  for (const id of [...Object.keys(replaced), ...leftOut])
    if (!Object.hasOwn(below, id))
      throw new Error(`cannot change the ${kind} ${id}: the box does not have it`);
  const kept = Object.entries({ ...below, ...replaced, ...added });
  return deepFreeze(Object.fromEntries(kept.filter(([id]) => !leftOut.includes(id))));
}
