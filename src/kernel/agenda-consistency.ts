import { hasAnswer, openDecision } from "./agenda.ts";
import {
  type Blueprint,
  type EntryOf,
  isDecision,
  type StateOf,
  type ViewOf,
} from "./blueprint.ts";
import type { Book } from "./book.ts";
import type { Problem } from "./errors.ts";
import { lookUp } from "./look-up.ts";
import type { Due, Rules } from "./rules.ts";
import type { Seat } from "./types.ts";

/**
 * What does not fit in an agenda: seats that are not there, a question that is not due, or one that
 * somebody asked cannot answer.
 */
export function* agendaProblems<B extends Blueprint>(
  rules: Rules<B>,
  book: Book<B>,
  state: StateOf<B>,
): Generator<Problem> {
  yield* seatProblems(state);
  if (state.agenda.length === 0) return;
  const top = ["agenda", state.agenda.length - 1];
  const decision = openDecision<B>(state as ViewOf<B>);
  if (!decision || decision.seats.length === 0) {
    yield { path: top, reason: "the last entry must be a question to somebody" };
    return;
  }
  yield* dueProblems(rules, state, decision);
  for (const seat of decision.seats)
    if (!hasAnswer(book, state.table as B["view"], decision, seat))
      yield { path: top, reason: `seat ${seat} has no answer to it` };
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
function* dueProblems<B extends Blueprint>(
  rules: Rules<B>,
  { table, agenda }: StateOf<B>,
  open: B["decision"],
): Generator<Problem> {
  const { over, queues } = dueOf(rules, open);
  const isQueued = (entry: EntryOf<B>) => queues && isDecision(entry) && entry.ask === open.ask;
  const waiting = agenda.slice(0, -1).filter((entry) => !isQueued(entry));
  const under = waiting.map((entry) => (isDecision(entry) ? entry.ask : entry.do));
  if (over !== "anything" && !over.some((names) => names.join() === under.join()))
    yield { path: ["agenda"], reason: `what waits does not go with the question ${open.ask}` };
  for (const [i, entry] of agenda.entries())
    if (isDecision(entry) && !dueOf(rules, entry).fits(table, entry, under))
      yield { path: ["agenda", i], reason: "the table does not call for it" };
}

const dueOf = <B extends Blueprint>(
  rules: Rules<B>,
  { ask }: B["decision"],
): Due<B["table"], B["decision"]> => lookUp<Due<B["table"], B["decision"]>>(rules.due, ask)!;
