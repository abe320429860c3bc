import { engineOf, mustBeGame } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Schemas } from "../contract/game.ts";
import { mixUpProblem } from "../contract/state-view-mix-up.ts";
import { isConsistent, isIssuedView, issue } from "../contract/trust.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { expectOneOf, wrongValue } from "../validation/problem-wording.ts";
import { type ReadResult, read } from "../validation/read-value.ts";
import type { Schema } from "../validation/standard-schema.ts";
import { readReplay, replay } from "./replay.ts";
import { readSavedState, type SavedState, STATE_FORMAT } from "./saved-state.ts";

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
  mustBeGame(game);
  // As a key, anything would be turned into a text first, whatever that costs.
  if (typeof what !== "string" || !Object.hasOwn(game.schemas, what))
    throw new RulesError(
      "no such kind",
      wrongValue([], what, expectOneOf(Object.keys(game.schemas))),
    );
  const result = readWhat(game, what, value);
  if (!result.ok) return mixUpProblem(engineOf(game), what, value) ?? result.problems;
  return what === "replay" ? replayProblems(game, value) : [];
}

/** Files say by which format and version they are to be read. */
function readWhat<T extends GameTypes>(
  game: Game<T>,
  what: keyof Schemas<T>,
  value: unknown,
): ReadResult<unknown> {
  if (what === "state") return readSavedState(game, value);
  if (what === "replay") return readReplay(game, value);
  return read<unknown>(game.schemas[what], value);
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
 * A state with what is needed to read it again, in this version of the library and in all later ones:
 * plain JSON. It shows every card: keep it secret. Throws a `RulesError` for what is no state.
 *
 * @example
 * ```ts
 * const saved = JSON.stringify(saveState(abyss, state));
 * // {"format":2,"game":"abyss","version":"2","state":{…}}
 * ```
 */
export function saveState<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
): SavedState<T> {
  mustBeGame(game);
  return {
    format: STATE_FORMAT,
    game: game.id,
    version: game.version,
    state: isConsistent(game, state) ? state : readState(game, state),
  };
}

/**
 * Reads a saved state, as `saveState` gives it, or a bare one. A state of an earlier version of the rules
 * becomes one of today; its game goes on by the rules that it began with where there is an option for it.
 * Shape and consistency are checked, and the result is frozen. Throws a `RulesError` that names the places
 * of all that is wrong, or says that a newer version has made it.
 *
 * @example
 * ```ts
 * const state = readState(conspiracy, JSON.parse(saved));
 * ```
 */
export function readState<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "state"> {
  mustBeGame(game);
  const result = readSavedState(game, value);
  return issue(game, rightOrThrow(game, "state", result, value), "consistent");
}

/**
 * Reads a view, as a client gets it from a server: its shape is checked, and that there is a state which
 * looks like it. The result is frozen, and known from then on: nothing that is asked of it, and no world
 * that is imagined from it, has to check it again. Throws a `RulesError` that names the places of all that
 * is wrong.
 *
 * @example
 * ```ts
 * const view = readView(abyss, JSON.parse(message));
 * const worlds = seeds.map((seed) => abyss.sampleState(view, seed));
 * ```
 */
export function readView<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "view"> {
  mustBeGame(game);
  if (isIssuedView(game, value)) return value as Of<T, "view">;
  return issue(game, readAs(game, "view", game.schemas.view, value), "issued");
}

/** Reads an event, whole or redacted; the result is frozen. Throws a `RulesError` for what is none. */
export function readEvent<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "event"> {
  mustBeGame(game);
  return deepFreeze(readAs(game, "event", game.schemas.event, value));
}

/**
 * Reads an action: its shape is checked, not whether it is legal; the result is frozen. Throws a
 * `RulesError` for what is none. (`reduce` takes actions of any origin and refuses instead.)
 */
export function readAction<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "action"> {
  mustBeGame(game);
  return deepFreeze(readAs(game, "action", game.schemas.action, value));
}

/** Reads by one of the game's own schemas. */
const readAs = <T extends GameTypes, Value>(
  game: Game<T>,
  what: keyof Schemas<T>,
  schema: Schema<Value>,
  value: unknown,
): Value => rightOrThrow(game, what, read(schema, value), value);

function rightOrThrow<T extends GameTypes, Value>(
  game: Game<T>,
  what: keyof Schemas<T>,
  result: ReadResult<Value>,
  value: unknown,
): Value {
  if (result.ok) return result.value;
  const found = mixUpProblem(engineOf(game), what, value) ?? result.problems;
  throw new RulesError(`${what} of ${game.id}`, found, { cause: result.cause });
}
