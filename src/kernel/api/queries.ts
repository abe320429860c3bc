// The functions of a game that answer what can be done. They take a view or a state.
import * as agenda from "../agenda/agenda.ts";
import { type ChoiceQuery, type Choices, choicesOf } from "../agenda/choices.ts";
import type { PartialAction } from "../agenda/partial-action.ts";
import { findPartialRefusal } from "../agenda/partial-refusal.ts";
import type { Engine } from "../contract/engine.ts";
import { knownView } from "../contract/trust.ts";
import { deepCopy } from "../data/deep-copy.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import type { Seat } from "../data/types.ts";
import type { Action, Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import { readOrRefuse } from "../validation/read-value.ts";
import type { CommonRefusal } from "../validation/refusal.ts";
import { decisionOf } from "./own-cards.ts";
import { readActionOrRefuse } from "./read-action.ts";
import { readActionFilter, readPartialAction, readPartialOrRefuse } from "./read-partial-action.ts";

/** Why an action would be refused, or every completion of a partial one. */
export type RefusalQuery<B extends Blueprint> = (
  view: ViewOf<B>,
  action: B["action"] | (PartialAction<B["action"]> & { readonly seat: Seat }),
) => CommonRefusal | B["refusal"] | undefined;

/** Creates `decision`, `deciders`, `legalActions`, `actionTypes`, `choices` and `refusal` of a game. */
export function queryApi<B extends Blueprint>(engine: Engine<B>) {
  const { dispatch, ruleNumbers, schemas, rules } = engine;

  const decision = (view: ViewOf<B>): B["decision"] | undefined =>
    agenda.openDecision(knownView(engine, view));

  function deciders(view: ViewOf<B>): readonly Seat[] {
    return decision(view)?.seats ?? [];
  }

  function legalActions(
    view: ViewOf<B>,
    seat: Seat,
    filter: Partial<Pick<ActionFilter, "payments">> & {
      readonly matching?: PartialAction<B["action"]>;
    } = {},
  ): Iterable<B["action"]> {
    const { payments, matching } = readActionFilter(filter);
    const known = knownView(engine, view);
    const read = matching === undefined ? undefined : readPartialAction(engine, seat, matching);
    const seatDecision = decisionOf(engine, known, seat);
    if (!seatDecision || (matching !== undefined && !read)) return [];
    return agenda.legalActions(seatDecision, payments, read);
  }

  function actionTypes(view: ViewOf<B>, seat: Seat): readonly B["action"]["type"][] {
    const seatDecision = decisionOf(engine, knownView(engine, view), seat);
    return seatDecision ? agenda.openActionTypes(seatDecision) : [];
  }

  const queryFor = (
    view: ViewOf<B>,
    { seatDecision, kind }: agenda.Answering<B>,
  ): ChoiceQuery<B> => ({
    dispatch,
    ruleNumbers,
    view,
    seatDecision,
    kind,
    fields: engine.internal.actionFields.get(kind.type)!,
    read: (action) => readOrRefuse<Action>(schemas.action, action, ruleNumbers.malformed),
  });

  function choices(
    view: ViewOf<B>,
    seat: Seat,
    partial: PartialAction<B["action"]>,
    { fillForced = false }: { readonly fillForced?: boolean } = {},
  ): Choices<B["action"], B["refusal"], B["meter"]> | undefined {
    const known = knownView(engine, view);
    const seatDecision = decisionOf(engine, known, seat);
    const read = readPartialAction(engine, seat, partial);
    const kind = read && seatDecision?.answers.kinds.find(({ type }) => type === read.type);
    if (!seatDecision || !kind) return undefined;
    const found = choicesOf(queryFor(known, { seatDecision, kind }), read, fillForced);
    // Choices may share parts with the table, so the caller gets a frozen copy.
    return found && deepFreeze(deepCopy(found));
  }

  const refusal: RefusalQuery<B> = (view, action) => {
    const known = knownView(engine, view);
    const read = readActionOrRefuse(engine, action);
    if (read.ok) decisionOf(engine, known, read.value.seat);
    const found = read.ok
      ? agenda.findRefusal(dispatch, ruleNumbers, known, read.value)
      : partialRefusal(known, action);
    // A refusal may share parts with the table or the rules, so the caller gets a frozen copy.
    return found && deepFreeze(deepCopy(found));
  };

  function partialRefusal(view: ViewOf<B>, action: object): ReturnType<RefusalQuery<B>> {
    const read = readPartialOrRefuse(engine, action);
    if (!read.ok) return read.refusal;
    const { seat, partial } = read.value;
    decisionOf(engine, view, seat);
    // Values are tried in the order in which they lie on the table, which must not depend on hidden cards.
    const seen = "rng" in view ? { ...view, table: rules.hide(view as StateOf<B>, seat) } : view;
    const answer = agenda.answering(dispatch, ruleNumbers, seen, read.value);
    return "refusal" in answer
      ? answer.refusal
      : findPartialRefusal(queryFor(seen, answer), partial);
  }

  return { decision, deciders, legalActions, actionTypes, choices, refusal };
}
