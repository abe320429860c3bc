import type { Action } from "./blueprint.ts";

/**
 * By field that a player chooses in these actions: its values, or the members of its list.
 *
 * @example
 * ```ts
 * type Lord = ChoicesOf<Action>["lord"];
 * ```
 */
export type ChoicesOf<A extends Action> = {
  readonly [F in Exclude<A extends unknown ? keyof A : never, "type" | "seat">]: A extends {
    readonly [K in F]: infer Value;
  }
    ? Value extends readonly (infer Member)[]
      ? Member
      : Value
    : never;
};
