import type { Seat } from "../kernel/data/types.ts";
import type { ConsideredAction, Thoughts } from "./bot.ts";

/** An action that is being tried: how often, and the sum of its results for each seat. */
export interface Tried<Action> {
  readonly action: Action;
  visits: number;
  readonly sums: number[];
}

/** Sums up tried actions, the most visited first. */
export function thoughtsOf<Action>(
  tried: Iterable<Tried<Action>>,
  seat: Seat,
  iterations: number,
): Thoughts<Action> {
  const considered = [...tried].filter(({ visits }) => visits > 0).map(averageOf);
  considered.sort(
    (a, b) => b.visits - a.visits || (b.expected[seat] ?? 0) - (a.expected[seat] ?? 0),
  );
  return { action: considered[0]!.action, considered, iterations };
}

const averageOf = <Action>({ action, visits, sums }: Tried<Action>): ConsideredAction<Action> => ({
  action,
  visits,
  expected: sums.map((sum) => sum / visits),
});
