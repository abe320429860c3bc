// The consistency of an agenda: saved games come from anywhere, and rules rely on a possible agenda.

import { type Problem, problemsInStages } from "../data/errors.ts";
import { lookUp } from "../data/look-up.ts";
import type { Seat } from "../data/types.ts";
import {
  type AgendaEntryOf,
  type Blueprint,
  isDecision,
  type StateOf,
  type ViewOf,
} from "../rules/blueprint.ts";
import type { Askable, Rules } from "../rules/rules.ts";
import { unknownSeat } from "../validation/problem-wording.ts";
import { hasAnswer, openDecision } from "./agenda.ts";
import type { Dispatch } from "./dispatch.ts";

/**
 * Yields what is wrong with an agenda: a seat that does not exist, a question that cannot be open here, or
 * one that a seat cannot answer.
 */
export const agendaProblems = <B extends Blueprint>(
  rules: Rules<B>,
  dispatch: Dispatch<B>,
  state: StateOf<B>,
): Iterable<Problem> => {
  const open = openDecision<B>(state as ViewOf<B>);
  return problemsInStages(
    () => seatProblems(state),
    () => topProblems(state, open),
    () => (open ? askableProblems(rules, state, open) : []),
    () => (open ? answerProblems(dispatch, state, open) : []),
  );
};

const topOf = ({ agenda }: StateOf<Blueprint>): Problem["path"] => ["agenda", agenda.length - 1];

/** In a game that is not over, the top entry is a question to at least one seat. */
function* topProblems<B extends Blueprint>(
  state: StateOf<B>,
  open: B["decision"] | undefined,
): Generator<Problem> {
  if (state.agenda.length > 0 && !open?.seats.length)
    yield {
      path: topOf(state),
      reason: "expected the last entry to be a question to at least one seat",
    };
}

/** Every seat that is asked must have an answer. */
function* answerProblems<B extends Blueprint>(
  dispatch: Dispatch<B>,
  state: StateOf<B>,
  open: B["decision"],
): Generator<Problem> {
  for (const seat of open.seats)
    if (!hasAnswer(dispatch, state.table as B["view"], open, seat))
      yield { path: topOf(state), reason: `seat ${seat} has no legal answer` };
}

/** Every seat that is named must exist, and be named once. */
function* seatProblems<B extends Blueprint>(state: StateOf<B>): Generator<Problem> {
  const players = state.table.seats.length;
  for (const [i, entry] of state.agenda.entries()) {
    const { seat, seats } = entry as { seat?: Seat; seats?: readonly Seat[] };
    const named = seats ?? (seat === undefined ? [] : [seat]);
    const unknown = named.find((one) => one >= players);
    if (unknown !== undefined) yield unknownSeat(["agenda", i], unknown, players);
    if (new Set(named).size < named.length)
      yield { path: ["agenda", i, "seats"], reason: "a seat is named twice" };
  }
}

/** The open question must be askable over the entries below it, and every question must fit the table. */
function* askableProblems<B extends Blueprint>(
  rules: Rules<B>,
  { table, agenda }: StateOf<B>,
  open: B["decision"],
): Generator<Problem> {
  const { over, queues } = askableOf(rules, open);
  const isQueued = (entry: AgendaEntryOf<B>) =>
    queues && isDecision(entry) && entry.ask === open.ask;
  const waiting = agenda.slice(0, -1).filter((entry) => !isQueued(entry));
  const under = waiting.map((entry) => (isDecision(entry) ? entry.ask : entry.do));
  if (over !== "anything" && !over.some((names) => names.join() === under.join()))
    yield {
      path: ["agenda"],
      reason: `the question ${open.ask} cannot be asked over ${under.join(", ") || "an empty agenda"}`,
    };
  for (const [i, entry] of agenda.entries())
    if (isDecision(entry) && !askableOf(rules, entry).fits(table, entry, under))
      yield { path: ["agenda", i], reason: "cannot be on the agenda in this position" };
}

const askableOf = <B extends Blueprint>(
  rules: Rules<B>,
  { ask }: B["decision"],
): Askable<B["table"], B["decision"]> =>
  lookUp<Askable<B["table"], B["decision"]>>(rules.askable, ask)!;
