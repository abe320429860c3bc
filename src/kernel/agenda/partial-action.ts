import { isSameJson } from "../data/same-json.ts";
// Partial actions, and which actions match them.

import type { Action } from "../rules/blueprint.ts";

/** The fields of an action that a player chooses. */
export type ChoiceFields<A extends Action> = Exclude<
  A extends unknown ? keyof A : never,
  "type" | "seat"
>;

/**
 * A partial action: its type, and some of its fields. A list may hold some of its members.
 * The seat is never part of it.
 */
export type PartialAction<A extends Action> = A extends unknown
  ? { readonly type: A["type"] } & {
      // A list, so that one half of a pair can be given.
      readonly [F in ChoiceFields<A>]?: A[F] extends readonly (infer Member)[]
        ? readonly Member[]
        : A[F];
    }
  : never;

type Fields = Readonly<Record<string, unknown>>;

/** True if a list contains all of these members, each at least as often. */
function hasAll(list: readonly unknown[], members: readonly unknown[]): boolean {
  const rest = [...list];
  return members.every((member) => {
    const at = rest.findIndex((one) => isSameJson(one, member));
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

/** True if an action matches a partial one: equal single fields, and lists that contain the given members. */
export function matchesPartial(action: Action, partial: object): boolean {
  for (const [field, given] of Object.entries(partial)) {
    const value = (action as unknown as Fields)[field];
    const matches = Array.isArray(given)
      ? Array.isArray(value) && hasAll(value, given)
      : isSameJson(value, given);
    if (!matches) return false;
  }
  return true;
}

/**
 * Adds one choice to a partial action: the value of a field, or a further member of a list. It serves tools
 * that work with any game and does not know which fields are lists: a second value makes a field a list.
 * (Games accept a single member in place of a list of one.)
 *
 * @example
 * ```ts
 * let partial = { type: "recruit" };
 * partial = addChoice(partial, "lord", "jailer");
 * partial = addChoice(partial, "allies", "crab-3");
 * partial = addChoice(partial, "allies", "squid-1"); // { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1"] }
 * ```
 */
export function addChoice<M extends { readonly type: string }>(
  partial: M,
  field: string,
  value: unknown,
): M {
  const before = (partial as Fields)[field];
  if (before === undefined) return { ...partial, [field]: value };
  return { ...partial, [field]: [...(Array.isArray(before) ? before : [before]), value] };
}

/**
 * Removes one choice from a partial action, as `addChoice` adds it: the field, or one equal member of its
 * list. A list that becomes empty is removed, too. A value that was not chosen changes nothing.
 *
 * @example
 * ```ts
 * const partial = { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1"] };
 * removeChoice(partial, "allies", "crab-3"); // { type: "recruit", lord: "jailer", allies: ["squid-1"] }
 * ```
 */
export function removeChoice<M extends { readonly type: string }>(
  partial: M,
  field: string,
  value: unknown,
): M {
  const { [field]: before, ...others } = partial as M & Fields;
  const members: readonly unknown[] = Array.isArray(before) ? before : [before];
  const at = members.findIndex((member) => isSameJson(member, value));
  if (at < 0) return partial;
  const left = members.toSpliced(at, 1);
  return (left.length === 0 ? others : { ...partial, [field]: left }) as M;
}
