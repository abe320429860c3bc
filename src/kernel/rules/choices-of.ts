import type { Action } from "./blueprint.ts";

/**
 * By field that a player chooses in these actions: its values, or the members of its list. The fields of any game's
 * actions (`Action`) are not known, so their values may be anything.
 *
 * @example
 * ```ts
 * type Lord = ChoicesOf<Action>["lord"];
 * ```
 */
export type ChoicesOf<A extends Action> = string extends A["type"]
  ? Readonly<Record<string, unknown>>
  : {
      readonly [F in Exclude<A extends unknown ? keyof A : never, "type" | "seat">]: ChoiceOf<A, F>;
    };

type ChoiceOf<A, F extends PropertyKey> = A extends { readonly [K in F]: infer Value }
  ? Value extends readonly (infer Member)[]
    ? Member
    : Value
  : never;
