// Whether seats that are said to learn something ever do: a question that only many actions answer.

import type { Seat } from "../kernel/data/types.ts";
import type { Action, GameEvent } from "../kernel/rules/blueprint.ts";

/**
 * Seats are said to learn nothing only if they never do in so many moments. A single one may be chance:
 * who sees the last card of a deck could have known it.
 */
const ENOUGH_MOMENTS = 30;

/** The fields by which actions and events say whom they are about. */
const WHOM = new Set(["seat", "from", "to"]);

/**
 * What a witness has noted, as plain JSON. Of actions that inform a seat in the same way: in how many moments,
 * and whether it ever learned something.
 */
export interface RevealCounts {
  readonly [way: string]: { readonly moments: number; readonly hasLearned: boolean };
}

type Noted = RevealCounts[string];

/**
 * Remembers over many games whether the seats that an action informs would have seen something else in
 * other worlds. With one witness for all games, a game that informs too many breaks a law.
 *
 * @example
 * ```ts
 * const witness = new Witness();
 * for (let seed = 0; seed < 100; seed++) checkGame(subject, `seed ${seed}`, { witness });
 * ```
 */
export class RevealCoverage {
  readonly #cases = new Map<string, Noted>();

  /** What was noted so far; for runs in several processes, whose witnesses are added up. */
  get testimony(): RevealCounts {
    return Object.fromEntries(this.#cases);
  }

  /** What seats were told for nothing, as far as that is certain. */
  get idle(): readonly string[] {
    return [...this.#cases.keys()].filter((name) => this.#isIdle(name));
  }

  /** Adds what another witness has noted. */
  add(counts: RevealCounts): void {
    for (const [name, noted] of Object.entries(counts)) this.#note(name, noted);
  }

  /** @internal Whether the seat has learned something from such actions. */
  isCovered(action: Action, events: readonly GameEvent[], seat: Seat): boolean {
    return casesOf(action, events, seat).every((name) => this.#cases.get(name)?.hasLearned);
  }

  /** @internal Notes a moment; says what the seat is told for nothing, if that is certain by now. */
  record(
    action: Action,
    events: readonly GameEvent[],
    seat: Seat,
    hasLearned: boolean,
  ): string | undefined {
    const cases = casesOf(action, events, seat);
    for (const name of cases) this.#note(name, { moments: 1, hasLearned });
    return cases.find((name) => this.#isIdle(name));
  }

  #note(name: string, { moments, hasLearned }: Noted): void {
    const noted = this.#cases.get(name);
    this.#cases.set(name, {
      moments: (noted?.moments ?? 0) + moments,
      hasLearned: hasLearned || (noted?.hasLearned ?? false),
    });
  }

  #isIdle(name: string): boolean {
    const { moments, hasLearned } = this.#cases.get(name)!;
    return !hasLearned && moments >= ENOUGH_MOMENTS;
  }
}

/**
 * Actions that inform a seat in the same way: of one kind, in which the seat has the same part; and closer,
 * those of them with the same kinds of event. The first are more, the others are more alike.
 */
function casesOf(action: Action, events: readonly GameEvent[], seat: Seat): string[] {
  const parts = [action, ...events].flatMap((one) =>
    Object.entries(one).flatMap(([field, is]) =>
      is === seat && WHOM.has(field) ? [`${one.type}.${field}`] : [],
    ),
  );
  const kind = [action.type, ...new Set(parts)].join(" ");
  return [kind, `${kind} with ${[...new Set(events.map(({ type }) => type))].join(" ")}`];
}
