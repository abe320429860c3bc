import type { Game, GameTypes, Of, Step } from "../../kernel/contract/game.ts";
import { type Problem, RulesError } from "../../kernel/data/errors.ts";
import { changesSince } from "../../kernel/rules/migrations.ts";
import { playBack, type RefusedAction } from "../../kernel/tools/playback.ts";
import { replay } from "../../kernel/tools/replay.ts";
import { findTampering } from "../../kernel/tools/tampering.ts";
import { isObject } from "../../kernel/validation/guards.ts";

/** What can be shown of a replay: the set-up, and a step for each action. */
export interface CheckedReplay<T extends GameTypes> {
  readonly actions: readonly Of<T, "action">[];
  readonly steps: readonly Step<T>[];
}

/** A replay that is as it was recorded. */
export interface SoundReplay<T extends GameTypes> extends CheckedReplay<T> {
  readonly ok: true;
  readonly version: string;
}

/**
 * A replay that was altered, of which nothing is shown, or that is of other rules: of these the steps
 * before the difference are shown, if the rules are known.
 */
export interface FlawedReplay<T extends GameTypes> extends CheckedReplay<T> {
  readonly ok: false;
  readonly flaw: "altered" | "other-rules";
  readonly version: string;
  /** For programs, in English. */
  readonly reason: string;
  /** What was changed since in the rules, and by which version, in English. */
  readonly changed: readonly string[];
  /** The first place that is not as it was recorded, if that is known. */
  readonly place?: Problem;
  /** The first action that is refused, if one is. */
  readonly refused: RefusedAction<T> | undefined;
}

/** Plays a record again. Throws a `RulesError` for what is no record of this game. */
export function checkReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): SoundReplay<T> | FlawedReplay<T> {
  try {
    const steps = [...replay(game, value)];
    const { version, actions } = game.schemas.replay.parse(value);
    return { ok: true, version, actions, steps };
  } catch (error) {
    if (error instanceof RulesError) return flawed(game, value, error);
    throw error;
  }
}

/** What the error means for whoever has the file; throws it if the file is no record at all. */
function flawed<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  error: RulesError,
): FlawedReplay<T> {
  const { path, problems } = error;
  const reason = problems.map((problem) => problem.reason).join("; ");
  const unknown = path === "version" ? versionIn(value) : undefined;
  if (unknown !== undefined)
    return { ...nothing, ok: false, flaw: "other-rules", version: unknown, reason };
  const read = game.schemas.replay.safeParse(value);
  if (!read.success) throw error;
  const { version, actions } = read.data;
  const { steps, refused } = playBack(game, read.data);
  const alteration = findTampering(game, read.data);
  if (alteration || version === game.version)
    return { ...nothing, ok: false, flaw: "altered", version, reason, refused, ...alteration };
  const changed = changesSince(game, version).flatMap((one) =>
    one.changed.map((change) => `version ${one.version}: ${change}`),
  );
  return { ok: false, flaw: "other-rules", version, reason, changed, actions, steps, refused };
}

/** What is shown of a replay that cannot be trusted or read. */
const nothing = { actions: [], steps: [], changed: [], refused: undefined } as const;

/** The version that a file names, if it is a text. */
const versionIn = (file: unknown): string | undefined =>
  isObject(file) && "version" in file && typeof file.version === "string"
    ? file.version
    : undefined;
