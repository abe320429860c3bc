import { hasAnswer, openDecision } from "./agenda.ts";
import type { Problem } from "./errors.ts";
import type { Blueprint, Rules, StateOf, ViewOf } from "./rules.ts";
import type { Seat } from "./types.ts";

/** What does not fit in an agenda: seats that are not there, or a question that somebody asked cannot answer. */
export function* agendaProblems<P extends Blueprint>(
  rules: Rules<P>,
  state: StateOf<P>,
): Generator<Problem> {
  const players = state.table.seats.length;
  for (const [i, entry] of state.agenda.entries()) {
    const { seat, seats } = entry as { seat?: Seat; seats?: readonly Seat[] };
    const named = seats ?? (seat === undefined ? [] : [seat]);
    if (named.some((one) => one >= players))
      yield { path: ["agenda", i], reason: `there are only ${players} seats` };
    if (new Set(named).size < named.length)
      yield { path: ["agenda", i, "seats"], reason: "a seat is named twice" };
  }
  if (state.agenda.length === 0) return;
  const top = ["agenda", state.agenda.length - 1];
  const decision = openDecision<P>(state as ViewOf<P>);
  if (!decision || decision.seats.length === 0)
    yield { path: top, reason: "the last entry must be a question to somebody" };
  for (const seat of decision?.seats ?? [])
    if (!hasAnswer(rules, state.table as P["view"], decision!, seat))
      yield { path: top, reason: `seat ${seat} has no answer to it` };
}
