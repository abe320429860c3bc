// Saves states, reads saved and sent data, and lists what is wrong with it.
import type { Game, GameTypes, Of, Schemas } from "../contract/game.ts";
import { mixUpProblem } from "../contract/state-view-mix-up.ts";
import { isKnownState, isKnownView, trust, unchanging } from "../contract/trust.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { type ReadResult, read } from "../validation/read-value.ts";
import type { Schema } from "../validation/standard-schema.ts";
import { readReplay, replay } from "./replay.ts";
import { readSavedState, type SavedState, STATE_FORMAT } from "./saved-state.ts";

/**
 * Returns all problems of a value, at most 50: where, what was found, what is expected, and which name may
 * have been meant. The list is empty if shape and consistency are right and, for a replay, its moves can be
 * played again. `readState`, `readView`, `readEvent` and `readAction` throw the problems instead.
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
  const result = readWhat(game, what, value);
  if (!result.ok) return problemsOf(game, what, value, result);
  return what === "replay" ? replayProblems(game, value) : [];
}

/** Saved states and replays name the format and version by which they are read. */
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
 * Labels a state with its game, format and version, so that this and all later versions of the library can
 * read it. The result is plain JSON and shows every card: keep it secret. Throws a `RulesError` for anything
 * but a state.
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
  return {
    format: STATE_FORMAT,
    game: game.id,
    version: game.version,
    state: isKnownState(game, state) ? unchanging(game, state) : readState(game, state),
  };
}

/**
 * Reads a saved state, as `saveState` returns it, or a bare state. A state of an earlier version of the rules
 * is migrated; where there is an option for it, the game continues by the rules it began with. Shape and
 * consistency are checked, and the result is frozen. Throws a `RulesError` with all problems, or one that
 * says that the state comes from a newer version.
 *
 * @example
 * ```ts
 * const state = readState(conspiracy, JSON.parse(saved));
 * ```
 */
export function readState<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "state"> {
  const result = readSavedState(game, value);
  return trust(game, deepFreeze(valueOrThrow(game, "state", result, value)));
}

/**
 * Reads a view, as a client receives it from a server. Its shape is checked, and that some state looks like
 * it. The result is frozen and remembered: queries and `sampleState` do not check it again. Throws a
 * `RulesError` with all problems.
 *
 * @example
 * ```ts
 * const view = readView(abyss, JSON.parse(message));
 * const worlds = seeds.map((seed) => abyss.sampleState(view, seed));
 * ```
 */
export function readView<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "view"> {
  if (isKnownView(game, value)) return value as Of<T, "view">;
  return trust(game, deepFreeze(readAs(game, "view", game.schemas.view, value)));
}

/** Reads an event, full or redacted; the result is frozen. Throws a `RulesError` for anything else. */
export function readEvent<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "event"> {
  return deepFreeze(readAs(game, "event", game.schemas.event, value));
}

/**
 * Reads an action. Its shape is checked, not whether it is legal; the result is frozen. Throws a `RulesError`
 * for anything else. (`reduce` takes untrusted actions, too, and refuses them instead.)
 */
export function readAction<T extends GameTypes>(game: Game<T>, value: unknown): Of<T, "action"> {
  return deepFreeze(readAs(game, "action", game.schemas.action, value));
}

/** Reads a value by a schema of the game, or throws. */
const readAs = <T extends GameTypes, Value>(
  game: Game<T>,
  what: keyof Schemas<T>,
  schema: Schema<Value>,
  value: unknown,
): Value => valueOrThrow(game, what, read(schema, value), value);

function valueOrThrow<T extends GameTypes, Value>(
  game: Game<T>,
  what: keyof Schemas<T>,
  result: ReadResult<Value>,
  value: unknown,
): Value {
  if (result.ok) return result.value;
  const found = problemsOf(game, what, value, result);
  throw new RulesError(`${what} of ${game.id}`, found, { cause: result.cause });
}

/** The problems of a value; if it is a view instead of a state, or the reverse, only that. */
function problemsOf<T extends GameTypes>(
  game: Game<T>,
  what: PropertyKey,
  value: unknown,
  { problems }: { readonly problems: readonly Problem[] },
): readonly Problem[] {
  const mixUp = mixUpProblem(game, what, value);
  return mixUp ? [mixUp] : problems;
}
