// The agenda: what is asked, what may be answered, and what follows by itself.

import { RulesError } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";
import { type Blueprint, isDecision, type ViewOf, type WorkingState } from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { CommonRefusal, RuleNumbers } from "../validation/refusal.ts";
import { isCountable, type RandomSource } from "./countable.ts";
import type { ActionKind, Answers, Dispatch } from "./dispatch.ts";
import { matchesPartial, type PartialAction } from "./partial-action.ts";
import type { Run } from "./run.ts";

/** The question on top of the agenda. A settled agenda has one on top, or is empty. */
export function openDecision<B extends Blueprint>(view: ViewOf<B>): B["decision"] | undefined {
  const top = view.agenda.at(-1);
  return top && isDecision(top) ? top : undefined;
}

const answersTo = <B extends Blueprint>(
  dispatch: Dispatch<B>,
  decision: B["decision"],
): Answers<B> => dispatch.answers.get(decision.ask)!;

/** Where a seat stands: the table, the question that it is asked, and what can answer it. */
export interface SeatDecision<B extends Blueprint> {
  readonly table: B["view"];
  readonly decision: B["decision"];
  readonly answers: Answers<B>;
  readonly seat: Seat;
}

/** Where the seat stands; `undefined` if it is not asked. */
export function seatDecisionOf<B extends Blueprint>(
  dispatch: Dispatch<B>,
  view: ViewOf<B>,
  seat: Seat,
): SeatDecision<B> | undefined {
  const decision = openDecision(view);
  if (!decision?.seats.includes(seat)) return undefined;
  return { table: view.table, decision, answers: answersTo(dispatch, decision), seat };
}

export const anyAction: ActionFilter<never> = { payments: "all" };

/** The legal actions of a kind among those wanted, in the order of its candidates. */
export function actionsOf<B extends Blueprint>(
  at: SeatDecision<B>,
  kind: ActionKind<B>,
  wanted: ActionFilter<B["action"]> = anyAction,
): Iterable<B["action"]> {
  if (kind.lastResort && !isStuck(at)) return [];
  const candidates = kind.options(at.table, at.seat, at.decision, wanted);
  return isCountable(candidates) ? candidates : accepted(at, kind, candidates, wanted.matching);
}

function* accepted<B extends Blueprint>(
  at: SeatDecision<B>,
  kind: ActionKind<B>,
  candidates: Iterable<B["action"]>,
  matching: object | undefined,
): Generator<B["action"]> {
  for (const action of candidates) if (isAccepted(at, kind, action, matching)) yield action;
}

const isAccepted = <B extends Blueprint>(
  { table, decision }: SeatDecision<B>,
  kind: ActionKind<B>,
  action: B["action"],
  matching: object | undefined,
): boolean =>
  (!matching || matchesPartial(action, matching)) && !kind.refuse(table, action, decision);

/** Whether any action of the kind is legal. */
export function isOpen<B extends Blueprint>(
  at: SeatDecision<B>,
  kind: ActionKind<B>,
  wanted: ActionFilter<B["action"]> = anyAction,
): boolean {
  if (kind.lastResort && !isStuck(at)) return false;
  const { table, decision, seat } = at;
  const candidates = kind.options(table, seat, decision, wanted);
  if (isCountable(candidates)) return !candidates.isEmpty();
  // Not by `accepted`: its generator would cost more than the look.
  for (const action of candidates) if (isAccepted(at, kind, action, wanted.matching)) return true;
  return false;
}

/** The kinds of action of which one is legal. */
export const openActionTypes = <B extends Blueprint>(at: SeatDecision<B>): B["action"]["type"][] =>
  at.answers.kinds.filter((kind) => isOpen(at, kind)).map(({ type }) => type);

/** No move but a last resort would answer the question and close it. */
const isStuck = <B extends Blueprint>(at: SeatDecision<B>): boolean =>
  !at.answers.closing.some((kind) => isOpen(at, kind));

/** Whether there is anything for the seat to decide. */
export function hasAnswer<B extends Blueprint>(
  dispatch: Dispatch<B>,
  table: B["view"],
  decision: B["decision"],
  seat: Seat,
): boolean {
  const at = { table, decision, answers: answersTo(dispatch, decision), seat };
  for (const kind of at.answers.deciding)
    if (isOpen(at, kind) || kind.isWithinReach?.(table, seat)) return true;
  return false;
}

/** The kinds that are wanted: all, or the one that a half-made action is of. */
function* kindsFor<B extends Blueprint>(
  { answers }: SeatDecision<B>,
  matching: PartialAction<B["action"]> | undefined,
): Generator<ActionKind<B>> {
  for (const kind of answers.kinds) if (!matching || kind.type === matching.type) yield kind;
}

/** All actions open to the seat. */
export function* legalActions<B extends Blueprint>(
  dispatch: Dispatch<B>,
  view: ViewOf<B>,
  seat: Seat,
  payments: ActionFilter["payments"],
  matching?: PartialAction<B["action"]>,
): Generator<B["action"]> {
  const at = seatDecisionOf(dispatch, view, seat);
  if (!at) return;
  const wanted = matching ? { payments, matching: matching as Partial<B["action"]> } : { payments };
  for (const kind of kindsFor(at, matching)) yield* actionsOf(at, kind, wanted);
}

/** How many actions are open to the seat, listed only where they cannot be counted otherwise. */
export function countActions<B extends Blueprint>(
  dispatch: Dispatch<B>,
  view: ViewOf<B>,
  seat: Seat,
  matching?: PartialAction<B["action"]>,
): number {
  const at = seatDecisionOf(dispatch, view, seat);
  if (!at) return 0;
  const wanted = matching
    ? { ...anyAction, matching: matching as Partial<B["action"]> }
    : anyAction;
  let found = 0;
  for (const kind of kindsFor(at, matching)) {
    const actions = actionsOf(at, kind, wanted);
    if (isCountable(actions)) found += actions.count();
    else for (const _ of actions) found += 1;
  }
  return found;
}

/**
 * A random action of the seat: a kind first, then one of that kind. Throws if there is none.
 *
 * Kinds are tried in random order until one is open: so all that are open are equally likely, and few
 * are looked at (that made a drawn step up to 1.5 times faster).
 */
export function randomAction<B extends Blueprint>(
  at: SeatDecision<B>,
  rng: RandomSource,
): B["action"] {
  const untried = [...at.answers.kinds];
  while (untried.length > 0) {
    const i = randomIndex(untried.length, rng);
    const action = randomActionOf(at, untried[i]!, rng);
    if (action) return action;
    untried[i] = untried[untried.length - 1]!;
    untried.pop();
  }
  throw new RulesError("nothing to draw", { path: [], reason: "the seat has no answer" });
}

/** A random action of the kind; `undefined` if there is none. */
function randomActionOf<B extends Blueprint>(
  at: SeatDecision<B>,
  kind: ActionKind<B>,
  rng: RandomSource,
): B["action"] | undefined {
  if (kind.lastResort && !isStuck(at)) return undefined;
  const { table, decision, seat } = at;
  const candidates = kind.options(table, seat, decision, anyAction);
  if (isCountable(candidates)) return candidates.isEmpty() ? undefined : candidates.sample(rng);
  const actions: B["action"][] = [];
  for (const action of candidates) if (!kind.refuse(table, action, decision)) actions.push(action);
  return actions[randomIndex(actions.length, rng)];
}

/** A random index; where there is nothing to choose, no chance is used up. */
export const randomIndex = (n: number, rng: RandomSource): number => (n > 1 ? rng.below(n) : 0);

/** Why the action may not be done; `undefined` if it may. */
export function refusalOf<B extends Blueprint>(
  dispatch: Dispatch<B>,
  numbers: RuleNumbers,
  view: ViewOf<B>,
  action: B["action"],
): CommonRefusal | B["refusal"] | undefined {
  const decision = openDecision(view);
  if (!decision) return { code: "game-over", rule: numbers["game-over"], params: {} };
  if (!decision.seats.includes(action.seat)) {
    const code = "not-your-decision";
    return { code, rule: numbers[code], params: { deciders: decision.seats } };
  }
  const answers = answersTo(dispatch, decision);
  const kind = answers.kinds.find(({ type }) => type === action.type);
  const at = { table: view.table, decision, answers, seat: action.seat };
  if (!kind) {
    const code = "not-asked";
    return {
      code,
      rule: numbers[code],
      params: { ask: decision.ask, answers: openActionTypes(at) },
    };
  }
  if (kind.lastResort && !isStuck(at)) {
    const code = "other-moves-possible";
    return { code, rule: numbers[code], params: {} };
  }
  return kind.refuse(view.table, action, decision);
}

/** In a position that no game leads to, nobody may ever be asked again. A few dozen in a row are much. */
const MOST_TASKS = 1000;

/** Does tasks until somebody owes an answer. A seat without an answer owes none. */
export function settle<B extends Blueprint>(
  dispatch: Dispatch<B>,
  position: WorkingState<B>,
  run: Run<B>,
): void {
  run.flushReactions();
  let done = 0;
  for (let top = position.agenda.pop(); top; top = position.agenda.pop()) {
    if (!isDecision(top)) {
      done += 1;
      if (done > MOST_TASKS) throw new Error(`the tasks do not end: ${top.do}`);
      dispatch.tasks.get(top.do)!(position.table, top, run.play);
      run.flushReactions();
      continue;
    }
    const decision: B["decision"] = top;
    const seats = decision.seats.filter((seat) =>
      hasAnswer(dispatch, position.table as B["view"], decision, seat),
    );
    if (seats.length > 0) {
      position.agenda.push(
        seats.length === decision.seats.length ? decision : { ...decision, seats },
      );
      return;
    }
  }
}

/** Carries out an action that `refuse` accepts, and all that follows from it. */
export function perform<B extends Blueprint>(
  dispatch: Dispatch<B>,
  position: WorkingState<B>,
  action: B["action"],
  run: Run<B>,
): void {
  const decision = position.agenda.pop() as B["decision"];
  const kind = answersTo(dispatch, decision).kinds.find(({ type }) => type === action.type)!;
  const seats = kind.keepsOpen
    ? decision.seats
    : decision.seats.filter((seat) => seat !== action.seat);
  if (seats.length > 0) position.agenda.push({ ...decision, seats });
  kind.perform(position.table, action, run.play, decision);
  settle(dispatch, position, run);
}
