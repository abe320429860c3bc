// Half-made actions, and which actions are like them.

import { RulesError } from "../data/errors.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import type { Action } from "../rules/blueprint.ts";
import { isObject, notAnObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

/** The fields of an action that a player chooses. */
export type ChoiceFields<A extends Action> = Exclude<keyof A, "type" | "seat">;

/**
 * A half-made action: its kind, and some of its fields. A list has some of its members.
 * It never names the seat.
 */
export type PartialAction<A extends Action> = A extends unknown
  ? { readonly type: A["type"] } & {
      // Of a pair too there may be one.
      readonly [F in ChoiceFields<A>]?: A[F] extends readonly (infer Member)[]
        ? readonly Member[]
        : A[F];
    }
  : never;

/** Whether two JSON values are the same. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSameJson((a as Fields)[key], (b as Fields)[key]))
  );
}
type Fields = Readonly<Record<string, unknown>>;

/** Whether a list has all of these members, each as often. */
function hasAll(list: readonly unknown[], members: readonly unknown[]): boolean {
  const left = [...list];
  return members.every((member) => {
    const at = left.findIndex((one) => isSameJson(one, member));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Whether an action is like a half-made one: the same scalar fields, and lists that contain what is given. */
export function matchesPartial(action: Action, like: object): boolean {
  for (const [field, given] of Object.entries(like)) {
    const has = (action as unknown as Fields)[field];
    const fits = Array.isArray(given)
      ? Array.isArray(has) && hasAll(has, given)
      : isSameJson(has, given);
    if (!fits) return false;
  }
  return true;
}

/**
 * A half-made action with one thing more: a member of a list, or the value of a field. For tools that
 * work with any game; a member that stands alone is a list of one.
 *
 * @example
 * ```ts
 * let made = { type: "recruit" };
 * made = add(made, "lord", "jailer");
 * made = add(made, "allies", "crab-3");
 * made = add(made, "allies", "squid-1"); // { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-1"] }
 * ```
 */
export function addChoice<M extends { readonly type: string }>(
  made: M,
  field: string,
  value: unknown,
): M {
  const what = "half-made action";
  const own = readPlainOrThrow(what, made) as M & Fields;
  if (!isObject(own) || Array.isArray(own)) throw new RulesError(what, notAnObject);
  if (typeof field !== "string")
    throw new RulesError(what, wrongValue([], field, { kinds: ["the name of a field"] }));
  const before = own[field];
  if (before === undefined) return { ...own, [field]: value };
  return { ...own, [field]: [...(Array.isArray(before) ? before : [before]), value] };
}
