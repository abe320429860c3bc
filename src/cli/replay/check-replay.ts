import type { Game, GameTypes, Step } from "../../kernel/contract/game.ts";
import { type Problem, RulesError } from "../../kernel/data/errors.ts";
import { changesSince } from "../../kernel/rules/migrations.ts";
import { playBack, type RefusedAction } from "../../kernel/tools/playback.ts";
import { replay } from "../../kernel/tools/replay.ts";
import { findTampering } from "../../kernel/tools/tampering.ts";
import { isObject } from "../../kernel/validation/guards.ts";

/** The part of a replay that can be shown: the set-up, and a step for each action. */
export interface CheckedReplay<T extends GameTypes> {
  readonly steps: readonly Step<T>[];
}

/** A replay that ends as it was recorded. */
export interface IntactReplay<T extends GameTypes> extends CheckedReplay<T> {
  readonly ok: true;
  readonly version: string;
}

/**
 * A replay that was altered or recorded under other rules. Nothing of an altered replay is shown; one
 * of known earlier rules is shown up to the first difference.
 */
export interface FlawedReplay<T extends GameTypes> extends CheckedReplay<T> {
  readonly ok: false;
  readonly flaw: "altered" | "other-rules";
  readonly version: string;
  /** For programs, in English. */
  readonly reason: string;
  /** The changes of the rules since then, with their versions, in English. */
  readonly changed: readonly string[];
  /** The first place that differs from the record, if it is known. */
  readonly place?: Problem;
  /** The first action that is refused, if any. */
  readonly refused: RefusedAction<T> | undefined;
}

/** Plays a replay and compares it with the record. Throws a `RulesError` if it is not a replay of this game. */
export function checkReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): IntactReplay<T> | FlawedReplay<T> {
  try {
    const steps = [...replay(game, value)];
    const { version } = game.schemas.replay.parse(value);
    return { ok: true, version, steps };
  } catch (error) {
    if (error instanceof RulesError) return flawed(game, value, error);
    throw error;
  }
}

/** Classifies the error; throws it again if the file is not a replay at all. */
function flawed<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  error: RulesError,
): FlawedReplay<T> {
  const { path, problems } = error;
  const reason = problems.map((problem) => problem.reason).join("; ");
  const unknownVersion = path === "version" ? versionIn(value) : undefined;
  if (unknownVersion !== undefined)
    return { ...nothing, ok: false, flaw: "other-rules", version: unknownVersion, reason };
  const read = game.schemas.replay.safeParse(value);
  if (!read.success) throw error;
  const { version } = read.data;
  const { steps, refused } = playBack(game, read.data);
  const tampering = findTampering(game, read.data);
  if (tampering || version === game.version)
    return { ...nothing, ok: false, flaw: "altered", version, reason, refused, ...tampering };
  const changed = changesSince(game, version).flatMap((one) =>
    one.changed.map((change) => `version ${one.version}: ${change}`),
  );
  return { ok: false, flaw: "other-rules", version, reason, changed, steps, refused };
}

/** The steps of a replay that cannot be trusted or read: none. */
const nothing = { steps: [], changed: [], refused: undefined } as const;

/** The version that a file names, if it is a string. */
const versionIn = (file: unknown): string | undefined =>
  isObject(file) && "version" in file && typeof file.version === "string"
    ? file.version
    : undefined;
