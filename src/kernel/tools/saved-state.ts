// Saved states: labelled with their format and the version of the rules, or bare.

import type { Game, GameTypes, Of } from "../contract/game.ts";
import { inside, type Problem } from "../data/errors.ts";
import { readPlain } from "../data/plain-data.ts";
import { formatProblem, migrateState, versionProblem } from "../rules/migrations.ts";
import { shapeProblems } from "../validation/checks.ts";
import { isObject } from "../validation/guards.ts";
import { expectOneOf, wrongValue } from "../validation/problem-wording.ts";
import { type ReadResult, read } from "../validation/read-value.ts";

/** The current format. Format 1 is a bare state, as the first version of the library saved it. */
export const STATE_FORMAT = 2;

/** A state for a file or a database, as plain JSON. It shows every card: keep it secret. */
export interface SavedState<T extends GameTypes> {
  /** Version of this file format. */
  readonly format: 2;
  readonly game: Of<T, "id">;
  /** Version of the rules by which it was played. */
  readonly version: string;
  readonly state: Of<T, "state">;
}

type State<T extends GameTypes> = ReadResult<Of<T, "state">>;

/** Reads what `saveState` returned, or a bare state of any version of the rules. */
export function readSavedState<T extends GameTypes>(game: Game<T>, value: unknown): State<T> {
  const plain = readPlain(value);
  if (!plain.ok) return { ok: false, problems: [plain.problem] };
  return isObject(plain.value) && "format" in plain.value
    ? readLabelled(game, plain.value)
    : readBare(game, plain.value);
}

const keys = ["format", "game", "version", "state"] as const;

function readLabelled<T extends GameTypes>(game: Game<T>, saved: object): State<T> {
  const problems = [...labelProblems(game, saved)];
  if (problems.length > 0) return { ok: false, problems };
  const { version, state } = saved as Pick<SavedState<T>, "version" | "state">;
  const result = read(game.schemas.state, migrateState(game, version, state));
  if (result.ok) return result;
  return { ...result, problems: result.problems.map(inside("state")) };
}

function* labelProblems<T extends GameTypes>(game: Game<T>, saved: object): Generator<Problem> {
  const label = saved as Partial<Record<(typeof keys)[number], unknown>>;
  // A newer format may have other fields.
  const newer = formatProblem(saved, STATE_FORMAT);
  if (newer) {
    yield newer;
    return;
  }
  yield* shapeProblems(saved, keys, []);
  if (label.format !== STATE_FORMAT)
    yield wrongValue(["format"], label.format, expectOneOf([STATE_FORMAT]));
  if ("game" in label && label.game !== game.id)
    yield wrongValue(["game"], label.game, expectOneOf([game.id]));
  const problem = "version" in label && versionProblem(game, label.version);
  if (problem) yield problem;
}

/**
 * Reads a bare state by the newest version of the rules that accepts it, since it does not name its version.
 * If none does, returns the shortest list of problems.
 */
function readBare<T extends GameTypes>(game: Game<T>, state: unknown): State<T> {
  let best = read(game.schemas.state, state);
  for (const { version } of [...game.earlierVersions].reverse()) {
    if (best.ok) return best;
    const migrated = migrateState(game, version, state);
    if (migrated === state) continue;
    const result = read(game.schemas.state, migrated);
    if (result.ok || result.problems.length < best.problems.length) best = result;
  }
  return best;
}
