// The agenda is a stack of tasks and questions. Tasks run until a question is on top; an action answers it.

import { RulesError } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";
import {
  type Action,
  type Blueprint,
  isDecision,
  type ViewOf,
  type WorkingState,
} from "../rules/blueprint.ts";
import type { ActionFilter } from "../rules/rules.ts";
import type { CommonRefusal, RuleNumbers } from "../validation/refusal.ts";
import { isCountable, type RandomSource } from "./countable.ts";
import type { ActionKind, Answers, Dispatch } from "./dispatch.ts";
import { matchesPartial, type PartialAction } from "./partial-action.ts";
import type { Run } from "./run.ts";

/** Returns the question on top of the agenda. After `settle` the top is a question, or the agenda is empty. */
export function openDecision<B extends Blueprint>(view: ViewOf<B>): B["decision"] | undefined {
  const top = view.agenda.at(-1);
  return top && isDecision(top) ? top : undefined;
}

const answersTo = <B extends Blueprint>(
  dispatch: Dispatch<B>,
  decision: B["decision"],
): Answers<B> => dispatch.answers.get(decision.ask)!;

/** The open question from the point of view of a seat that has to answer it. */
export interface SeatDecision<B extends Blueprint> {
  readonly table: B["view"];
  readonly decision: B["decision"];
  readonly answers: Answers<B>;
  readonly seat: Seat;
}

/** Returns the open question as the seat faces it; `undefined` if the seat does not have to answer. */
export function seatDecisionOf<B extends Blueprint>(
  dispatch: Dispatch<B>,
  view: ViewOf<B>,
  seat: Seat,
): SeatDecision<B> | undefined {
  const decision = openDecision(view);
  if (!decision?.seats.includes(seat)) return undefined;
  return { table: view.table, decision, answers: answersTo(dispatch, decision), seat };
}

/** The filter that every action passes. */
export const anyAction: ActionFilter<never> = { payments: "all" };

/** Returns the legal actions of a kind that pass the filter, in the order of `options`. */
export function actionsOf<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  kind: ActionKind<B>,
  filter: ActionFilter<B["action"]> = anyAction,
): Iterable<B["action"]> {
  if (kind.lastResort && !isStuck(seatDecision)) return [];
  const candidates = kind.options(
    seatDecision.table,
    seatDecision.seat,
    seatDecision.decision,
    filter,
  );
  return isCountable(candidates)
    ? candidates
    : accepted(seatDecision, kind, candidates, filter.matching);
}

function* accepted<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  kind: ActionKind<B>,
  candidates: Iterable<B["action"]>,
  matching: object | undefined,
): Generator<B["action"]> {
  for (const action of candidates)
    if (isAccepted(seatDecision, kind, action, matching)) yield action;
}

const isAccepted = <B extends Blueprint>(
  { table, decision }: SeatDecision<B>,
  kind: ActionKind<B>,
  action: B["action"],
  matching: object | undefined,
): boolean =>
  (!matching || matchesPartial(action, matching)) && !kind.refuse(table, action, decision);

/** True if at least one action of the kind is legal. */
export function hasLegalAction<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  kind: ActionKind<B>,
  filter: ActionFilter<B["action"]> = anyAction,
): boolean {
  if (kind.lastResort && !isStuck(seatDecision)) return false;
  const { table, decision, seat } = seatDecision;
  const candidates = kind.options(table, seat, decision, filter);
  if (isCountable(candidates)) return !candidates.isEmpty();
  // A plain loop: the generator of `accepted` would cost more than the check.
  for (const action of candidates)
    if (isAccepted(seatDecision, kind, action, filter.matching)) return true;
  return false;
}

/** Returns the types of action of which at least one is legal. */
export const openActionTypes = <B extends Blueprint>(
  seatDecision: SeatDecision<B>,
): B["action"]["type"][] =>
  seatDecision.answers.kinds
    .filter((kind) => hasLegalAction(seatDecision, kind))
    .map(({ type }) => type);

/** True if only a last resort could answer and close the question. */
const isStuck = <B extends Blueprint>(seatDecision: SeatDecision<B>): boolean =>
  !seatDecision.answers.closing.some((kind) => hasLegalAction(seatDecision, kind));

/** True if the seat has, or could get, an answer other than declining; otherwise it is not asked. */
export function hasAnswer<B extends Blueprint>(
  dispatch: Dispatch<B>,
  table: B["view"],
  decision: B["decision"],
  seat: Seat,
): boolean {
  const seatDecision = { table, decision, answers: answersTo(dispatch, decision), seat };
  for (const kind of seatDecision.answers.deciding)
    if (hasLegalAction(seatDecision, kind) || kind.isWithinReach?.(table, seat)) return true;
  return false;
}

/** Yields all kinds of action, or only the kind of the partial action. */
function* kindsFor<B extends Blueprint>(
  { answers }: SeatDecision<B>,
  matching: PartialAction<B["action"]> | undefined,
): Generator<ActionKind<B>> {
  for (const kind of answers.kinds) if (!matching || kind.type === matching.type) yield kind;
}

/** Yields all legal actions of the seat. */
export function* legalActions<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  payments: ActionFilter["payments"],
  matching?: PartialAction<B["action"]>,
): Generator<B["action"]> {
  const filter = matching ? { payments, matching: matching as Partial<B["action"]> } : { payments };
  for (const kind of kindsFor(seatDecision, matching)) yield* actionsOf(seatDecision, kind, filter);
}

/** Counts the legal actions of the seat; lists them only where the candidates are not `Countable`. */
export function countActions<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  matching?: PartialAction<B["action"]>,
): number {
  const filter = matching
    ? { ...anyAction, matching: matching as Partial<B["action"]> }
    : anyAction;
  let total = 0;
  for (const kind of kindsFor(seatDecision, matching)) {
    const actions = actionsOf(seatDecision, kind, filter);
    if (isCountable(actions)) total += actions.count();
    else for (const _ of actions) total += 1;
  }
  return total;
}

/**
 * Picks a random legal action of the seat: first a kind, then an action of that kind. Throws if there is none.
 *
 * Kinds are tried in random order until one has a legal action. Every open kind is equally likely, and
 * few kinds are examined (random steps are up to 1.5 times faster than with a list of the open kinds).
 */
export function randomAction<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  rng: RandomSource,
): B["action"] {
  const untried = [...seatDecision.answers.kinds];
  while (untried.length > 0) {
    const i = randomIndex(untried.length, rng);
    const action = randomActionOf(seatDecision, untried[i]!, rng);
    if (action) return action;
    untried[i] = untried[untried.length - 1]!;
    untried.pop();
  }
  throw new RulesError("random action", { path: [], reason: "the seat has no legal action" });
}

/** Picks a random legal action of the kind; `undefined` if there is none. */
function randomActionOf<B extends Blueprint>(
  seatDecision: SeatDecision<B>,
  kind: ActionKind<B>,
  rng: RandomSource,
): B["action"] | undefined {
  if (kind.lastResort && !isStuck(seatDecision)) return undefined;
  const { table, decision, seat } = seatDecision;
  const candidates = kind.options(table, seat, decision, anyAction);
  if (isCountable(candidates)) return candidates.isEmpty() ? undefined : candidates.sample(rng);
  const actions: B["action"][] = [];
  for (const action of candidates) if (!kind.refuse(table, action, decision)) actions.push(action);
  return actions[randomIndex(actions.length, rng)];
}

/** Picks a random index below `n`; does not advance the random source if there is only one. */
export const randomIndex = (n: number, rng: RandomSource): number => (n > 1 ? rng.below(n) : 0);

/** The open question as a seat faces it, and the kind of action with which it would answer. */
export interface Answering<B extends Blueprint> {
  readonly seatDecision: SeatDecision<B>;
  readonly kind: ActionKind<B>;
}

/** Returns what an action of this type and seat answers, or why no such action can be legal now. */
export function answering<B extends Blueprint>(
  dispatch: Dispatch<B>,
  numbers: RuleNumbers,
  view: ViewOf<B>,
  { type, seat }: Action,
): Answering<B> | { readonly refusal: CommonRefusal } {
  const decision = openDecision(view);
  if (!decision) return { refusal: { code: "game-over", rule: numbers["game-over"], params: {} } };
  if (!decision.seats.includes(seat)) {
    const code = "not-your-decision";
    return { refusal: { code, rule: numbers[code], params: { deciders: decision.seats } } };
  }
  const answers = answersTo(dispatch, decision);
  const kind = answers.kinds.find((one) => one.type === type);
  const seatDecision = { table: view.table, decision, answers, seat };
  if (!kind) return { refusal: notAsked(numbers, seatDecision) };
  if (kind.lastResort && !isStuck(seatDecision)) {
    const code = "other-moves-possible";
    return { refusal: { code, rule: numbers[code], params: {} } };
  }
  return { seatDecision, kind };
}

/** The refusal of an action that does not answer the question. */
export const notAsked = <B extends Blueprint>(
  numbers: RuleNumbers,
  seatDecision: SeatDecision<B>,
): CommonRefusal => ({
  code: "not-asked",
  rule: numbers["not-asked"],
  params: { ask: seatDecision.decision.ask, answers: openActionTypes(seatDecision) },
});

/** Returns why the action is illegal; `undefined` if it is legal. */
export function findRefusal<B extends Blueprint>(
  dispatch: Dispatch<B>,
  numbers: RuleNumbers,
  view: ViewOf<B>,
  action: B["action"],
): CommonRefusal | B["refusal"] | undefined {
  const answer = answering(dispatch, numbers, view, action);
  if ("refusal" in answer) return answer.refusal;
  return answer.kind.refuse(view.table, action, answer.seatDecision.decision);
}

/** Stops an endless loop, which only an unreachable position can cause. A few dozen tasks in a row are many. */
const MOST_TASKS = 1000;

/** Runs tasks until a question is on top that some seat can answer. Seats without an answer drop out. */
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
      if (done > MOST_TASKS)
        throw new Error(`over ${MOST_TASKS} tasks in a row, the last: ${top.do}`);
      dispatch.tasks.get(top.do)!(position.table, top, run.play);
      run.flushReactions();
      continue;
    }
    const open = withAnswerers(dispatch, position.table as B["view"], top);
    if (open) {
      position.agenda.push(open);
      return;
    }
  }
}

/** The question for the seats that have an answer; `undefined` if none has. */
function withAnswerers<B extends Blueprint>(
  dispatch: Dispatch<B>,
  table: B["view"],
  decision: B["decision"],
): B["decision"] | undefined {
  const { seats } = decision;
  // Almost every question is for one seat.
  if (seats.length === 1)
    return hasAnswer(dispatch, table, decision, seats[0]!) ? decision : undefined;
  const answerers = seats.filter((seat) => hasAnswer(dispatch, table, decision, seat));
  if (answerers.length === 0) return undefined;
  return answerers.length === seats.length ? decision : { ...decision, seats: answerers };
}

/** Carries out a legal action, then runs the tasks that follow from it. */
export function perform<B extends Blueprint>(
  dispatch: Dispatch<B>,
  position: WorkingState<B>,
  action: B["action"],
  run: Run<B>,
): void {
  const decision = position.agenda.pop() as B["decision"];
  const kind = answersTo(dispatch, decision).kinds.find(({ type }) => type === action.type)!;
  if (kind.keepsOpen) position.agenda.push(decision);
  else if (decision.seats.length > 1) {
    const seats = decision.seats.filter((seat) => seat !== action.seat);
    position.agenda.push({ ...decision, seats });
  }
  kind.perform(position.table, action, run.play, decision);
  settle(dispatch, position, run);
}
