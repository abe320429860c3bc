import { RulesError } from "../../kernel/errors.ts";
import { changesSince } from "../../kernel/former.ts";
import type { Game, GameTypes, Of, Refused, Replay, Step } from "../../kernel/game.ts";
import { isObject } from "../../kernel/guards.ts";
import { replay } from "../../kernel/replay.ts";

/** What can be shown of a replay: the set-up, and a step for each action. */
export interface Shown<T extends GameTypes> {
  readonly actions: readonly Of<T, "action">[];
  readonly steps: readonly Step<T>[];
}

/** A replay that is as it was recorded. */
export interface Sound<T extends GameTypes> extends Shown<T> {
  readonly ok: true;
  readonly version: string;
}

/**
 * A replay that was altered, of which nothing is shown, or that is of other rules: of these the steps
 * before the difference are shown, if the rules are known.
 */
export interface Flawed<T extends GameTypes> extends Shown<T> {
  readonly ok: false;
  readonly flaw: "altered" | "other-rules";
  readonly version: string;
  /** For programs, in English. */
  readonly reason: string;
  /** What was changed since in the rules, in English. */
  readonly changed: readonly string[];
  /** The action that is refused, if one is. */
  readonly refused: RefusedAction<T> | undefined;
}

interface RefusedAction<T extends GameTypes> {
  /** 1 for the first action. */
  readonly number: number;
  readonly refusal: Refused<T>["refusal"];
  /** Where it is refused. */
  readonly state: Of<T, "state">;
}

/** Plays a record again. Throws a `RulesError` for what is no record of this game. */
export function checked<T extends GameTypes>(game: Game<T>, value: unknown): Sound<T> | Flawed<T> {
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
function flawed<T extends GameTypes>(game: Game<T>, value: unknown, error: RulesError): Flawed<T> {
  const { path, reason } = error;
  const unknown = path === "version" ? versionIn(value) : undefined;
  if (unknown !== undefined)
    return { ...nothing, ok: false, flaw: "other-rules", version: unknown, reason };
  const read = game.schemas.replay.safeParse(value);
  if (!read.success) throw error;
  const { version, actions } = read.data;
  const { steps, refused } = played(game, read.data);
  if (version !== game.version && path !== "digest.moves") {
    const changed = changesSince(game, version);
    return { ok: false, flaw: "other-rules", version, reason, changed, actions, steps, refused };
  }
  // The digest of the moves is wrong before one is made: the error knows of none that is refused.
  const why = path === "digest.moves" && refused ? [reason, codeOf(refused)] : [reason];
  return { ...nothing, ok: false, flaw: "altered", version, reason: why.join(": "), refused };
}

/** What is shown of a replay that cannot be trusted or read. */
const nothing = { actions: [], steps: [], changed: [], refused: undefined } as const;

const codeOf = <T extends GameTypes>({ refusal }: RefusedAction<T>): string =>
  `refused: ${refusal.code} (${refusal.rule})`;

/** The version that a file names, if it is a text. */
const versionIn = (file: unknown): string | undefined =>
  isObject(file) && "version" in file && typeof file.version === "string"
    ? file.version
    : undefined;

/** The steps up to the first action that is refused, and why it is. */
function played<T extends GameTypes>(
  game: Game<T>,
  { options, seed, actions }: Replay<T>,
): Pick<Flawed<T>, "steps" | "refused"> {
  let last = game.setup(options, seed);
  const steps = [last];
  for (const [i, action] of actions.entries()) {
    const { state } = last;
    const result = game.reduce(state, action);
    if (!result.ok) return { steps, refused: { number: i + 1, refusal: result.refusal, state } };
    last = result;
    steps.push(last);
  }
  return { steps, refused: undefined };
}
