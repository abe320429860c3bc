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
import { hasAnswer, openDecision } from "./agenda.ts";
import type { Dispatch } from "./dispatch.ts";

/**
 * What does not fit in an agenda: seats that are not there, a question that is not due, or one that
 * somebody asked cannot answer.
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

/** A game that is not over asks somebody something. */
function* topProblems<B extends Blueprint>(
  state: StateOf<B>,
  open: B["decision"] | undefined,
): Generator<Problem> {
  if (state.agenda.length > 0 && !open?.seats.length)
    yield { path: topOf(state), reason: "the last entry must be a question to somebody" };
}

/** Whoever is asked can answer. */
function* answerProblems<B extends Blueprint>(
  dispatch: Dispatch<B>,
  state: StateOf<B>,
  open: B["decision"],
): Generator<Problem> {
  for (const seat of open.seats)
    if (!hasAnswer(dispatch, state.table as B["view"], open, seat))
      yield { path: topOf(state), reason: `seat ${seat} has no answer to it` };
}

/** Whoever is named must be at the table, and once. */
function* seatProblems<B extends Blueprint>(state: StateOf<B>): Generator<Problem> {
  const players = state.table.seats.length;
  for (const [i, entry] of state.agenda.entries()) {
    const { seat, seats } = entry as { seat?: Seat; seats?: readonly Seat[] };
    const named = seats ?? (seat === undefined ? [] : [seat]);
    if (named.some((one) => one >= players))
      yield { path: ["agenda", i], reason: `there are only ${players} seats` };
    if (new Set(named).size < named.length)
      yield { path: ["agenda", i, "seats"], reason: "a seat is named twice" };
  }
}

/** What waits must go with the question that is open, and the table must call for every question. */
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
    yield { path: ["agenda"], reason: `what waits does not go with the question ${open.ask}` };
  for (const [i, entry] of agenda.entries())
    if (isDecision(entry) && !askableOf(rules, entry).fits(table, entry, under))
      yield { path: ["agenda", i], reason: "the table does not call for it" };
}

const askableOf = <B extends Blueprint>(
  rules: Rules<B>,
  { ask }: B["decision"],
): Askable<B["table"], B["decision"]> =>
  lookUp<Askable<B["table"], B["decision"]>>(rules.askable, ask)!;
