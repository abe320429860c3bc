// Partial actions, and which actions match them.

import { isSameJson } from "../data/same-json.ts";
import type { Action } from "../rules/blueprint.ts";

/**
 * A partial action: its type, and some of its fields. A list may hold some of its members.
 * The seat is never part of it.
 */
export type PartialAction<A extends Action> = A extends unknown
  ? { readonly type: A["type"] } & {
      // A list, so that one half of a pair can be given.
      readonly [F in Exclude<keyof A, "type" | "seat">]?: A[F] extends readonly (infer Member)[]
        ? readonly Member[]
        : A[F];
    }
  : never;

/** The fields of a partial action, of any game. */
export type PartialFields = Readonly<Record<string, unknown>>;

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
    const value = (action as unknown as PartialFields)[field];
    const matches = Array.isArray(given)
      ? Array.isArray(value) && hasAll(value, given)
      : isSameJson(value, given);
    if (!matches) return false;
  }
  return true;
}

/** Returns the members of a list without these, each as often as it is given. */
export function membersWithout(list: unknown, given: unknown = []): unknown[] {
  const rest = [...(list as readonly unknown[])];
  for (const member of given as readonly unknown[]) {
    const at = rest.findIndex((one) => isSameJson(one, member));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Adds a choice to a partial action: the value of a field, or a further member of a list. */
export const withChoice = <P extends object>(
  partial: P,
  field: string,
  value: unknown,
  isList: boolean,
): P => {
  const before = (partial as PartialFields)[field] as readonly unknown[] | undefined;
  return { ...partial, [field]: isList ? [...(before ?? []), value] : value };
};

/** Removes a choice from a partial action. A list that becomes empty is removed. */
export function withoutChoice<P extends object>(partial: P, field: string, value: unknown): P {
  const { [field]: before, ...others } = partial as P & PartialFields;
  if (!Array.isArray(before)) return (isSameJson(before, value) ? others : partial) as P;
  const left = membersWithout(before, [value]);
  if (left.length === before.length) return partial;
  return (left.length === 0 ? others : { ...partial, [field]: left }) as P;
}
