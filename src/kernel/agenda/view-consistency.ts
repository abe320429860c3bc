// What a view of the right shape must fulfil besides: there is a state that looks like it to somebody.

import { rngStateFrom, rngStoredIn } from "../components/rng.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import type { Viewer } from "../data/types.ts";
import type { Blueprint, StateOf, ViewOf } from "../rules/blueprint.ts";
import type { Rules } from "../rules/rules.ts";
import { isObject } from "../validation/guards.ts";
import { valueInShort } from "../validation/problem-wording.ts";
import { read } from "../validation/read-value.ts";
import type { Schema } from "../validation/standard-schema.ts";

/** Why no state looks like the view; nothing if one does. What lies face down makes no difference to that. */
export function viewProblems<B extends Blueprint>(
  { fillHidden, hide }: Pick<Rules<B>, "fillHidden" | "hide">,
  states: Schema<StateOf<B>>,
  view: ViewOf<B>,
): readonly Problem[] {
  const words = { rng: rngStateFrom("any world") };
  let table: B["table"];
  try {
    table = fillHidden(view, rngStoredIn(words));
  } catch (cause) {
    return whyNotFilled(cause);
  }
  const world = { table, agenda: view.agenda, rng: words.rng };
  const sound = read(states, world);
  if (!sound.ok) return sound.problems;
  const viewers: readonly Viewer[] = [...table.seats.keys(), "spectator"];
  return unlikeAll(
    view.table,
    viewers.map((viewer) => () => hide(world, viewer)),
  );
}

function whyNotFilled(cause: unknown): readonly Problem[] {
  if (cause instanceof RulesError) return cause.problems;
  const reason = `no state looks like it (${cause instanceof Error ? cause.message : cause})`;
  return [{ path: ["table"], reason }];
}

/** What differs from the table that is most like this one; nothing if one is the same. */
function unlikeAll(table: object, others: readonly (() => object)[]): readonly Problem[] {
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

/** The keys of both; of lists, which are long, without making texts of numbers. */
const keysIn = (one: object, other: object): Iterable<string | number> =>
  Array.isArray(one) && Array.isArray(other)
    ? (one.length > other.length ? one : other).keys()
    : new Set([...Object.keys(one), ...Object.keys(other)]);

function differenceOf(one: unknown, other: unknown): string {
  if (one === null) return "is face down, but whoever sees the rest sees it, too";
  if (other === null) return "is face up, but whoever sees the rest does not see it";
  return `is ${valueInShort(one)}, but whoever sees the rest sees ${valueInShort(other)}`;
}
