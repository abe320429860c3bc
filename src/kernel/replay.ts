import { digest } from "./digest.ts";
import { type Problem, RulesError } from "./errors.ts";
import { changedSince, formatProblem, versionProblem } from "./former.ts";
import type { Game, GameTypes, Of, Replay, Step } from "./game.ts";
import { isObject } from "./guards.ts";
import { type Read, read, readOrThrow } from "./parse.ts";
import { plain, plainOrThrow } from "./plain.ts";

const REPLAY_FORMAT = 1;

/** What a game is made of: everything else follows from it. */
export interface Moves<T extends GameTypes> {
  readonly options: Of<T, "options">;
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
}

/**
 * Records a game, finished or not, as plain JSON. Throws a `RulesError` if an action is refused.
 *
 * @example
 * ```ts
 * const file = JSON.stringify(record(conspiracy, { options: { players: 2 }, seed: "7", actions }));
 * ```
 */
export function record<T extends GameTypes>(game: Game<T>, moves: Moves<T>): Replay<T> {
  const own = plainOrThrow(`replay of ${game.id}`, moves) as Moves<T> | null | undefined;
  if (!Array.isArray(own?.actions))
    throw failure(game, { path: ["actions"], reason: "expected a list" });
  let last: Step<T> | undefined;
  for (const step of steps(game, own)) last = step;
  // In the form in which they will be read again: lists sorted, nothing shared with the caller.
  const normal: Moves<T> = {
    options: readOrThrow(game.schemas.options, `options of ${game.id}`, own.options),
    seed: own.seed,
    actions: own.actions.map((action) => readOrThrow(game.schemas.action, "action", action)),
  };
  const digests = { moves: digestOfMoves(game.id, normal), result: digest(last!.state) };
  return {
    format: REPLAY_FORMAT,
    game: game.id,
    version: game.version,
    ...normal,
    digest: digests,
  };
}

/**
 * Plays a recorded game again, step by step: first the set-up, then one step for each action.
 * Throws a `RulesError` at once if the file is no replay of this game, was altered or was made by a newer
 * version, and on the way if the rules have changed so that it no longer leads to the same end: then it
 * says what each version of the rules has changed since.
 *
 * @example
 * ```ts
 * for (const { events } of replay(conspiracy, JSON.parse(file)))
 *   for (const event of events) console.log(describe(event));
 * ```
 */
export function replay<T extends GameTypes>(game: Game<T>, file: unknown): Iterable<Step<T>> {
  const result = readReplay(game, file);
  if (!result.ok)
    throw new RulesError(`replay of ${game.id}`, result.problems, { cause: result.cause });
  const { value: moves } = result;
  if (moves.digest.moves !== digestOfMoves(game.id, moves))
    throw failure(game, { path: ["digest", "moves"], reason: "the replay was altered" });
  return checkedSteps(game, moves);
}

/** Reads a replay, or says what is wrong with it; it is not played. */
export function readReplay<T extends GameTypes>(game: Game<T>, file: unknown): Read<Replay<T>> {
  const own = plain(file);
  if (!own.ok) return { ...own, problems: [own.problem] };
  const problem = labelProblem(game, own.value);
  return problem
    ? { ok: false, problems: [problem], code: "invalid_value" }
    : read(game.schemas.replay, own.value);
}

/** A newer format may have other fields, and unknown rules other actions: nothing else is looked at then. */
function labelProblem<T extends GameTypes>(game: Game<T>, file: unknown): Problem | undefined {
  const newer = formatProblem(file, REPLAY_FORMAT);
  if (newer || !isObject(file) || !("game" in file && "version" in file)) return newer;
  // Versions of another game say nothing, and what is no text is told with all else that is wrong.
  return file.game === game.id && typeof file.version === "string"
    ? versionProblem(game, file.version)
    : undefined;
}

function* checkedSteps<T extends GameTypes>(game: Game<T>, file: Replay<T>): Generator<Step<T>> {
  let last: Step<T> | undefined;
  for (const step of steps(game, file, whyOther(game, file.version))) {
    last = step;
    yield step;
  }
  if (digest(last!.state) !== file.digest.result)
    throw failure(game, { path: ["digest", "result"], reason: whyOther(game, file.version) });
}

function* steps<T extends GameTypes>(
  game: Game<T>,
  { options, seed, actions }: Moves<T>,
  hint?: string,
): Generator<Step<T>> {
  let step = game.setup(options, seed);
  yield step;
  for (const [i, action] of actions.entries()) {
    const result = game.reduce(step.state, action);
    if (!result.ok) {
      const { code, rule } = result.refusal;
      const reason = [`refused: ${code} (${rule})`, hint].filter(Boolean).join("; ");
      throw failure(game, { path: ["actions", i], reason });
    }
    step = result;
    yield step;
  }
}

const digestOfMoves = <T extends GameTypes>(
  id: string,
  { options, seed, actions }: Moves<T>,
): string => digest([id, options, seed, actions]);

/** Why the moves lead to another end than they did. */
const whyOther = <T extends GameTypes>(game: Game<T>, version: string): string =>
  version === game.version
    ? "the replay was altered: its moves lead to another result"
    : `the rules give another result: ${changedSince(game, version)}`;

const failure = <T extends GameTypes>(game: Game<T>, problem: Problem): RulesError =>
  new RulesError(`replay of ${game.id}`, problem);
