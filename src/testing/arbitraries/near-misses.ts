import fc from "fast-check";
import { leaves, nearMiss } from "../near-misses.ts";
import { pick } from "./picks.ts";

/**
 * An arbitrary of almost legal actions: the given one with one or two small changes, such as another seat, card or
 * number, or a card too many or too few. Most are illegal, some are legal by accident. Names and numbers
 * come from the action and from `among`, such as a table or other actions.
 *
 * @example
 * ```ts
 * const tries = positions(abyss, fc.constant({ players: 2 })).chain(({ state, action }) =>
 *   nearMisses(action, state.table).map((miss) => abyss.reduce(state, miss)),
 * );
 * fc.assert(fc.property(tries, (result) => result.ok || result.refusal.rule !== ""));
 * ```
 */
export function nearMisses(action: object, among: unknown = []): fc.Arbitrary<unknown> {
  const pool = leaves([action, among]);
  return fc
    .array(pick, { minLength: 1, maxLength: 2 })
    .map((picks) => nearMiss(action, pool, picks));
}
