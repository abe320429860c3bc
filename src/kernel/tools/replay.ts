import { outcomesProblems } from "../components/outcome.ts";
import type {
  Game,
  GameInput,
  GameInputWithOutcomes,
  GameTypes,
  Replay,
  ReplayWithOutcomes,
  SeededReplay,
  Step,
} from "../contract/game.ts";
import { digest } from "../data/digest.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { readPlain, readPlainOrThrow } from "../data/plain-data.ts";
import { changesSinceInWords, formatProblem, versionProblem } from "../rules/migrations.ts";
import { isObject } from "../validation/guards.ts";
import { type ReadResult, read } from "../validation/read-value.ts";
import {
  hasOutcomes,
  isImpossibleOutcome,
  type Moves,
  playBack,
  playBackSteps,
  type RefusedAction,
  refusedInShort,
} from "./playback.ts";
import { checkDigitsOf, digestOfMoves, findTampering, tamperingProblems } from "./tampering.ts";

/** The format of a replay with a seed. Format 1 had no `checks`. */
const SEEDED_FORMAT = 2;
/** The format of a replay with outcomes, the newest. */
const OUTCOMES_FORMAT = 3;

/**
 * Records a game, finished or not, as plain JSON. Throws a `RulesError` if an action is refused. A game whose
 * outcomes did not come from a seed is recorded with all of them.
 *
 * @example
 * ```ts
 * const file = JSON.stringify(record(conspiracy, { options: { players: 2 }, seed: "7", actions }));
 * ```
 */
export function record<T extends GameTypes>(game: Game<T>, input: GameInput<T>): SeededReplay<T>;
export function record<T extends GameTypes>(
  game: Game<T>,
  input: GameInputWithOutcomes<T>,
): ReplayWithOutcomes<T>;
export function record<T extends GameTypes>(
  game: Game<T>,
  input: GameInput<T> | GameInputWithOutcomes<T>,
): Replay<T>;
export function record<T extends GameTypes>(game: Game<T>, input: Moves<T>): Replay<T> {
  const plain = readPlainOrThrow(`replay of ${game.id}`, input) as Moves<T> | null | undefined;
  if (!Array.isArray(plain?.actions))
    throw failure(game, { path: ["actions"], reason: "expected a list" });
  for (const problem of outcomesProblems(plain)) throw failure(game, problem);
  const { steps, refused, impossible } = playBack(game, plain);
  if (refused) throw refusal(game, refused);
  if (impossible) throw failure(game, impossible);
  const options = game.schemas.options.parse(plain.options);
  const actions = steps.flatMap(({ action }) => action ?? []);
  const normal: Moves<T> = hasOutcomes(plain)
    ? { options, deal: plain.deal, actions, outcomes: plain.outcomes }
    : { options, seed: plain.seed, actions };
  return {
    format: hasOutcomes(plain) ? OUTCOMES_FORMAT : SEEDED_FORMAT,
    game: game.id,
    version: game.version,
    ...normal,
    digest: { moves: digestOfMoves(game.id, normal), result: digest(steps.at(-1)!.state) },
    checks: checkDigitsOf(game.id, normal),
  } as Replay<T>;
}

/**
 * Plays a recorded game again, step by step: first the set-up, then one step for each action.
 * Throws a `RulesError` immediately if the file is not a replay of this game, comes from a newer version, or
 * was altered: then the error names the first place that is not as recorded, and the first action that is
 * refused. While iterating, it throws if the moves no longer lead to the recorded result because the rules
 * have changed: then the error lists what each version of the rules has changed since.
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
  const tampering = findTampering(game, result.value);
  if (tampering) throw failure(game, tamperingProblems(game, result.value, tampering));
  return checkedSteps(game, result.value);
}

/** Reads a replay without playing it, or returns what is wrong with it. */
export function readReplay<T extends GameTypes>(
  game: Game<T>,
  file: unknown,
): ReadResult<Replay<T>> {
  const plain = readPlain(file);
  if (!plain.ok) return { ok: false, problems: [plain.problem] };
  const problem = labelProblem(game, plain.value);
  return problem ? { ok: false, problems: [problem] } : read(game.schemas.replay, plain.value);
}

/** Checks format and version first: a newer format may have other fields, and unknown rules other actions. */
function labelProblem<T extends GameTypes>(game: Game<T>, file: unknown): Problem | undefined {
  const newer = formatProblem(file, OUTCOMES_FORMAT);
  if (newer || !isObject(file)) return newer;
  const { game: id, version } = file as { readonly game?: unknown; readonly version?: unknown };
  // The version of another game means nothing here, and the schema reports a version that is not a string.
  return id === game.id && typeof version === "string" ? versionProblem(game, version) : undefined;
}

function* checkedSteps<T extends GameTypes>(game: Game<T>, file: Replay<T>): Generator<Step<T>> {
  const why = mismatchReason(game, file.version);
  try {
    const { state, refused } = yield* playBackSteps(game, file);
    if (refused) throw refusal(game, refused, why);
    if (digest(state) !== file.digest.result)
      throw failure(game, { path: ["digest", "result"], reason: why });
  } catch (error) {
    if (!isImpossibleOutcome(error)) throw error;
    const [{ path, reason }] = error.problems as readonly [Problem];
    throw failure(game, { path, reason: `${reason}; ${why}` });
  }
}

/** Says why the moves lead to another result than recorded. */
const mismatchReason = <T extends GameTypes>(game: Game<T>, version: string): string =>
  version === game.version
    ? "the replay was altered: its moves lead to another result"
    : `the rules give another result: ${changesSinceInWords(game, version)}`;

const refusal = <T extends GameTypes>(
  game: Game<T>,
  refused: RefusedAction<T>,
  why?: string,
): RulesError =>
  failure(game, {
    path: ["actions", refused.index],
    reason: [refusedInShort(refused), why].filter(Boolean).join("; "),
  });

const failure = <T extends GameTypes>(
  game: Game<T>,
  problems: Problem | readonly Problem[],
): RulesError => new RulesError(`replay of ${game.id}`, problems);
