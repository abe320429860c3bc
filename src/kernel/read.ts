import { type Problem, RulesError } from "./errors.ts";
import { frozen } from "./frozen.ts";
import type { Game, GameTypes, Of, Schemas } from "./game.ts";
import { mistaken } from "./mistaken.ts";
import { read } from "./parse.ts";
import { replay } from "./replay.ts";
import type { Schema } from "./standard-schema.ts";
import { made, shaped } from "./trust.ts";
import { oneOfThese, wrongValue } from "./wording.ts";

/**
 * All problems of a value at once, at most 50: where, what is there, what is expected, and which name may
 * have been meant. Empty if it is right: shape and consistency, of a replay also that it can be played
 * again. `readState`, `readView`, `readEvent` and `readAction` throw them instead.
 *
 * @example
 * ```ts
 * problems(abyss, "action", { type: "bribe", seat: 0, lord: "miler" });
 * // [{ path: ["lord"], reason: '"miler", did you mean miller?', found: '"miler"', didYouMean: ["miller"], … }]
 * ```
 */
export function problems<T extends GameTypes>(
  game: Game<T>,
  what: keyof Schemas<T>,
  value: unknown,
): readonly Problem[] {
  if (!Object.hasOwn(game.schemas, what))
    throw new RulesError(
      "no such kind",
      wrongValue([], what, oneOfThese(Object.keys(game.schemas))),
    );
  const result = read<unknown>(game.schemas[what], value);
  if (!result.ok) return mistaken(game.schemas, what, value) ?? result.problems;
  return what === "replay" ? replayProblems(game, value) : [];
}

function replayProblems<T extends GameTypes>(game: Game<T>, file: unknown): readonly Problem[] {
  try {
    for (const _ of replay(game, file));
    return [];
  } catch (error) {
    if (error instanceof RulesError) return error.problems;
    throw error;
  }
}

/**
 * Reads a saved state: its shape and its consistency are checked, and the result is frozen.
 * Throws a `RulesError` that names the places of all that is wrong.
 *
 * @example
 * ```ts
 * const state = readState(conspiracy, JSON.parse(saved));
 * ```
 */
export function readState<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "state"> {
  return made(game, readAs(game, "state", game.schemas.state, value), "sound");
}

/**
 * Reads a view, as a client gets it from a server: its shape is checked, and the result is frozen.
 * Throws a `RulesError` that names the places of all that is wrong.
 */
export function readView<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "view"> {
  return shaped(game, frozen(readAs(game, "view", game.schemas.view, value)));
}

/** Reads an event, whole or redacted; the result is frozen. Throws a `RulesError` for what is none. */
export function readEvent<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "event"> {
  return frozen(readAs(game, "event", game.schemas.event, value));
}

/**
 * Reads an action: its shape is checked, not whether it is legal; the result is frozen. Throws a
 * `RulesError` for what is none. (`reduce` takes actions of any origin and refuses instead.)
 */
export function readAction<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "action"> {
  return frozen(readAs(game, "action", game.schemas.action, value));
}

/** Reads by one of the game's own schemas. */
function readAs<T extends GameTypes, Value>(
  { id, schemas }: Game<T>,
  what: keyof Schemas<T>,
  schema: Schema<Value>,
  value: unknown,
): Value {
  const result = read(schema, value);
  if (result.ok) return result.value;
  const found = mistaken(schemas, what, value) ?? result.problems;
  throw new RulesError(`${what} of ${id}`, found, { cause: result.cause });
}
