// Whether seats that are said to learn something ever do: a question that only many actions answer.
import type { Action, GameEvent } from "../kernel/blueprint.ts";
import type { Seat } from "../kernel/types.ts";

/**
 * Seats are said to learn nothing only if they never do in so many worlds. A single time may be chance:
 * who sees the last card of a deck could have known it.
 */
const ENOUGH_WORLDS = 50;

/** The fields by which actions and events say whom they are about. */
const WHOM = new Set(["seat", "from", "to"]);

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
export class Witness {
  readonly #cases = new Map<string, { worlds: number; hasDiffered: boolean }>();

  /** @internal Notes a world; says what the seat is told for nothing, if that is certain enough by now. */
  note(
    action: Action,
    events: readonly GameEvent[],
    seat: Seat,
    differs: boolean,
  ): string | undefined {
    return casesOf(action, events, seat).find((name) => {
      const noted = this.#cases.get(name) ?? { worlds: 0, hasDiffered: false };
      noted.worlds += 1;
      noted.hasDiffered ||= differs;
      this.#cases.set(name, noted);
      return !noted.hasDiffered && noted.worlds >= ENOUGH_WORLDS;
    });
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
