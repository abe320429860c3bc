// The consistency of a view: some state must look like it to some viewer.

import { rngStateFrom, rngStoredIn } from "../components/rng.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import type { Viewer } from "../data/types.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import type { Rules } from "../rules/rules.ts";
import { isObject } from "../validation/guards.ts";
import { valueInShort } from "../validation/problem-wording.ts";
import { read } from "../validation/read-value.ts";
import type { Schema } from "../validation/standard-schema.ts";

/**
 * Returns why no state looks like the view; nothing if one does. One filled-in state suffices to find out:
 * which cards are face down makes no difference.
 */
export function viewProblems<B extends Blueprint>(
  { fillHidden, hide }: Pick<Rules<B>, "fillHidden" | "hide">,
  states: Schema<StateOf<B>>,
  view: ViewOf<B>,
): readonly Problem[] {
  const holder = { rng: rngStateFrom("any world") };
  let table: B["table"];
  try {
    table = fillHidden(view, rngStoredIn(holder));
  } catch (cause) {
    return fillProblems(cause);
  }
  const state = { table, agenda: view.agenda, rng: holder.rng };
  const result = read(states, state);
  if (!result.ok) return result.problems;
  const viewers: readonly Viewer[] = [...table.seats.keys(), "spectator"];
  return leastDifferences(
    view.table,
    viewers.map((viewer) => () => hide(state, viewer)),
  );
}

function fillProblems(cause: unknown): readonly Problem[] {
  if (cause instanceof RulesError) return cause.problems;
  const reason = `no state looks like it (${cause instanceof Error ? cause.message : cause})`;
  return [{ path: ["table"], reason }];
}

/** Returns how a table differs from the most similar of the others; nothing if one is equal. */
function leastDifferences(table: object, others: readonly (() => object)[]): readonly Problem[] {
  let least: readonly Problem[] | undefined;
  for (const other of others) {
    const found = differences(table, other());
    if (!least || found.length < least.length) least = found;
    if (least.length === 0) break;
  }
  return (least ?? []).map(({ path, reason }) => ({ path: ["table", ...path], reason }));
}

function differences(one: unknown, other: unknown): readonly Problem[] {
  if (one === other) return [];
  if (!isObject(one) || !isObject(other)) return [{ path: [], reason: differenceOf(one, other) }];
  const found: Problem[] = [];
  for (const key of keysIn(one, other))
    for (const { path, reason } of differences(
      one[key as keyof typeof one],
      other[key as keyof typeof other],
    ))
      found.push({ path: [key, ...path], reason });
  return found;
}

/** The keys of both; of lists, which may be long, the indices as numbers. */
const keysIn = (one: object, other: object): Iterable<string | number> =>
  Array.isArray(one) && Array.isArray(other)
    ? (one.length > other.length ? one : other).keys()
    : new Set([...Object.keys(one), ...Object.keys(other)]);

function differenceOf(one: unknown, other: unknown): string {
  if (one === null) return "is face down, but visible to a viewer who sees the rest";
  if (other === null) return "is face up, but hidden from a viewer who sees the rest";
  return `is ${valueInShort(one)}, but a viewer who sees the rest sees ${valueInShort(other)}`;
}
