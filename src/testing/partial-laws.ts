// Laws of partial actions that look at all types of action, also those that are not legal now.

import { seatDecisionOf } from "../kernel/agenda/agenda.ts";
import { valuesToTry } from "../kernel/agenda/field-values.ts";
import { engineOf } from "../kernel/contract/engine-registry.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Action, Blueprint, ViewOf } from "../kernel/rules/blueprint.ts";
import {
  addChoice,
  choicesOf,
  type PartialAction,
  partOf,
  pick,
  whereCountable,
} from "./choice-laws.ts";
import type { Moment, Verdict } from "./law-inputs.ts";
import { RULE } from "./near-miss-law.ts";
import { leaves, nearMiss } from "./near-misses.ts";
import { PICKS } from "./picks.ts";

/** Partial actions of a type that answers the question, legal or not: without fields, and with random values. */
function randomPartials<T extends GameTypes>(moment: Moment<T>, seat: Seat): PartialAction[] {
  const { game, state, rng } = moment;
  const { dispatch, internal } = engineOf(game);
  // A state can be used as a view.
  const view = state as unknown as ViewOf<Blueprint>;
  const { kinds } = seatDecisionOf(dispatch, view, seat)!.answers;
  const { type } = pick(kinds, rng);
  let partial: PartialAction = { type };
  for (const [name, field] of internal.actionFields.get(type) ?? []) {
    const values = [...valuesToTry(field, view.table)].filter((value) =>
      field.accepts(field.isList ? [value] : value),
    );
    const count = name === "seat" || values.length === 0 ? 0 : rng.below(field.isList ? 4 : 2);
    for (let i = 0; i < count; i++) {
      const more = addChoice(moment, partial, name, pick(values, rng));
      if (field.accepts((more as Readonly<Record<string, unknown>>)[name])) partial = more;
    }
  }
  return [{ type }, partial];
}

/** Checks the refusal of an action that may be partial. */
function refusalVerdict<T extends GameTypes>(
  { game, state }: Moment<T>,
  view: Of<T, "view">,
  seat: Seat,
  partial: PartialAction,
): Verdict {
  const tried = { ...partial, seat };
  const text = JSON.stringify(tried);
  const refusal = game.refusal(state, tried as never);
  if (!isSameJson(game.refusal(view, tried as never), refusal))
    return `view and state give different refusals: ${text}`;
  if (refusal && !RULE.test(refusal.rule)) return `refused without a rule: ${text}`;
  const choices = choicesOf({ game, state }, seat, partial);
  const isWhole = game.schemas.action.safeParse(tried).success;
  if (!isWhole && refusal?.code === "malformed")
    return `an open field counts as malformed: ${text}`;
  // A whole action is judged as it stands, even if its lists could be extended.
  const isExpected = isWhole ? choices?.isComplete === true : choices !== undefined;
  if (isExpected === (refusal === undefined)) return undefined;
  return `${isExpected ? "refused, but legal" : "not refused, but not legal"}: ${text}`;
}

/** Laws of partial actions. */
export const partialLaws = {
  "a partial action is refused exactly if no completion is legal": whereCountable(
    (moment, seat, actions) => {
      const { game, state, rng } = moment;
      const view = moment.viewOf(seat);
      const part = partOf(moment, pick(actions, rng));
      for (const partial of [part, ...randomPartials(moment, seat)]) {
        const verdict = refusalVerdict(moment, view, seat, partial);
        if (verdict !== undefined) return verdict;
      }
      // Anything that a faulty client sends gets an answer, the same from a view and from a state.
      const pool = leaves([actions.slice(0, 50), (state as { table?: unknown }).table]);
      const miss = nearMiss({ ...part, seat }, pool, [rng.below(PICKS)]) as PartialAction & Action;
      if (miss.seat !== seat) return undefined;
      return isSameJson(game.refusal(state, miss as never), game.refusal(view, miss as never))
        ? undefined
        : `view and state give different refusals: ${JSON.stringify(miss)}`;
    },
  ),

  "forced values are those that all legal completions share": whereCountable(
    (moment, seat, actions) => {
      const { game, state, rng } = moment;
      const partial = partOf(moment, pick(actions, rng));
      const text = JSON.stringify(partial);
      const count = (one: PartialAction) => game.countActions(state, seat, one as never);
      const filled = choicesOf(moment, seat, partial, { fillForced: true });
      if (!filled) return `no choices for ${text}`;
      if (!isSameJson(filled, choicesOf(moment, seat, filled.partial)))
        return `choices differ from those of the filled action: ${text}`;
      const total = count(partial);
      if (count(filled.partial) !== total)
        return `${JSON.stringify(filled.partial)} is not forced by ${text}`;
      for (const [field, values] of Object.entries(filled.next))
        for (const value of values)
          if (count(addChoice(moment, filled.partial, field, value)) === total)
            return `${field} ${JSON.stringify(value)} is forced, but not filled in for ${text}`;
      return undefined;
    },
  ),
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
