// Counts over many games whether the seats in `revealedTo` ever learn something.

import type { Seat } from "../kernel/data/types.ts";
import type { Action, GameEvent } from "../kernel/rules/blueprint.ts";

/**
 * After this many moments in which a seat learned nothing, the verdict is certain. A single one may be a
 * coincidence: a player who sees the last card of a deck could have known it.
 */
const ENOUGH_MOMENTS = 30;

/** Fields of actions and events that name a seat. */
const SEAT_FIELDS = new Set(["seat", "from", "to"]);

/**
 * The counts of a `RevealCoverage`, as plain JSON. For each group of actions that reveal something to a seat in the
 * same way: in how many moments, and whether the seat ever learned something.
 */
export interface RevealCounts {
  readonly [group: string]: { readonly moments: number; readonly hasLearned: boolean };
}

type Count = RevealCounts[string];

/**
 * Counts over many games whether the seats in `revealedTo` would have seen something else in other states. With
 * one coverage for all games, the laws find a game that lists seats in `revealedTo` without need.
 *
 * @example
 * ```ts
 * const coverage = new RevealCoverage();
 * for (let seed = 0; seed < 100; seed++) checkGame(subject, `seed ${seed}`, { coverage });
 * ```
 */
export class RevealCoverage {
  readonly #groups = new Map<string, Count>();

  /** The counts so far, to be added up after runs in several processes. */
  get counts(): RevealCounts {
    return Object.fromEntries(this.#groups);
  }

  /** The groups of actions from which seats in `revealedTo` certainly learn nothing. */
  get uninformative(): readonly string[] {
    return [...this.#groups.keys()].filter((name) => this.#isUninformative(name));
  }

  /** Adds the counts of another coverage. */
  add(counts: RevealCounts): void {
    for (const [name, count] of Object.entries(counts)) this.#count(name, count);
  }

  /** @internal True if the seat has learned something from actions like this one. */
  isCovered(action: Action, events: readonly GameEvent[], seat: Seat): boolean {
    return groupsOf(action, events, seat).every((name) => this.#groups.get(name)?.hasLearned);
  }

  /** @internal Counts a moment. Returns the group of actions from which the seat certainly learns nothing, if any. */
  record(
    action: Action,
    events: readonly GameEvent[],
    seat: Seat,
    hasLearned: boolean,
  ): string | undefined {
    const groups = groupsOf(action, events, seat);
    for (const name of groups) this.#count(name, { moments: 1, hasLearned });
    return groups.find((name) => this.#isUninformative(name));
  }

  #count(name: string, { moments, hasLearned }: Count): void {
    const count = this.#groups.get(name);
    this.#groups.set(name, {
      moments: (count?.moments ?? 0) + moments,
      hasLearned: hasLearned || (count?.hasLearned ?? false),
    });
  }

  #isUninformative(name: string): boolean {
    const { moments, hasLearned } = this.#groups.get(name)!;
    return !hasLearned && moments >= ENOUGH_MOMENTS;
  }
}

/**
 * The groups that an action belongs to: actions of its type in which the seat has the same role; and those of them
 * with the same types of event. The first group is larger, the second more uniform.
 */
function groupsOf(action: Action, events: readonly GameEvent[], seat: Seat): string[] {
  const roles = [action, ...events].flatMap((one) =>
    Object.entries(one).flatMap(([field, value]) =>
      value === seat && SEAT_FIELDS.has(field) ? [`${one.type}.${field}`] : [],
    ),
  );
  const group = [action.type, ...new Set(roles)].join(" ");
  return [group, `${group} with ${[...new Set(events.map(({ type }) => type))].join(" ")}`];
}
