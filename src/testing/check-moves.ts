import type { Rng } from "../kernel/components/rng.ts";
import type { GameInput, GameTypes, Of, Refused, Step } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import type { Viewer } from "../kernel/data/types.ts";
import { choiceLaws } from "./choice-laws.ts";
import { gameLaws } from "./game-laws.ts";
import { hiddenLaws } from "./hidden-laws.ts";
import {
  type ActionTaken,
  type Moment,
  type OtherWorlds,
  type PlayedGame,
  type StepTaken,
  seatsOf,
  type Verdict,
  viewersOf,
  type WithCoverage,
} from "./law-inputs.ts";
import { lookupsOf } from "./lookups.ts";
import { otherWorldsOf } from "./other-worlds.ts";
import { partialLaws } from "./partial-laws.ts";
import type { Attempt } from "./play.ts";
import { playoutLaws } from "./playout-laws.ts";
import { previewLaws } from "./preview-laws.ts";
import { rngOf } from "./random.ts";
import { RevealCoverage } from "./reveal-coverage.ts";
import { revealLaw } from "./reveal-law.ts";
import { stateLaws } from "./state-laws.ts";
import { eventLaws, setupLaws, stepLaws } from "./step-laws.ts";
import type { TestedGame } from "./subject.ts";
import { LawViolation, sceneOf } from "./violation.ts";
import { worldLaws } from "./world-laws.ts";

/** Options of `checkMoves`. */
export interface CheckMovesOptions<Action, Event> {
  /**
   * Tests the laws at one in this many steps, chosen at random, and at the last one; and the laws of whole games
   * in one of this many games. 1 by default: always.
   */
  readonly every?: number;
  /**
   * The viewers for whom views are tested at such a step: all by default, or `"one"` chosen at random, which halves
   * the time of a step and tests every viewer over many games.
   */
  readonly viewers?: "all" | "one";
  /** Name of the only law to test; all by default. */
  readonly law?: string;
  /** Counts over many games whether seats in `revealedTo` learned something; a new one for each game by default. */
  readonly coverage?: RevealCoverage;
  /** Called with every action and its events. */
  readonly watch?: (action: Action, events: readonly Event[]) => void;
}

/** The law that all others presuppose. */
const PLAYABLE = "the game can be played";

/** The names of all laws. */
const lawNames = (): readonly string[] => [
  PLAYABLE,
  ...[setupLaws, eventLaws, stateLaws, hiddenLaws, choiceLaws, partialLaws].flatMap(Object.keys),
  ...[playoutLaws, stepLaws, worldLaws, revealLaw, previewLaws, gameLaws].flatMap(Object.keys),
];

/**
 * Plays the moves of a game, such as those of a replay, and tests the laws at every step. Throws a
 * {@link LawViolation} for the first broken law; returns the number of actions. The game may be
 * unfinished.
 *
 * @example
 * ```ts
 * checkMoves({ game: myVariant, inventory, visibility, mostActions: 300 }, JSON.parse(replayFile));
 * ```
 */
export const checkMoves = <T extends GameTypes>(
  subject: TestedGame<T>,
  moves: GameInput<T>,
  checks: CheckMovesOptions<Of<T, "action">, Of<T, "event">> = {},
): number => checkAttempt(subject, { moves, steps: [], failure: undefined }, checks);

/** Tests the laws on the moves of a game, and that it could be played. Steps that are missing are played. */
export function checkAttempt<T extends GameTypes>(
  subject: TestedGame<T>,
  { moves, steps, failure }: Attempt<T>,
  checks: CheckMovesOptions<Of<T, "action">, Of<T, "event">>,
): number {
  if (checks.law !== undefined && !lawNames().includes(checks.law))
    throw new RangeError(
      `no law is called "${checks.law}"; the laws are:\n${lawNames().join("\n")}`,
    );
  const counts: Counts = { done: 0, tried: 0 };
  const violation = (law: string, what: string, cause?: unknown) =>
    new LawViolation(law, what, sceneOf(subject.game, moves, counts.done, counts.tried), cause);
  const check: Check = (laws, inputOf) => {
    const chosen = Object.entries(laws).filter(([law]) => law === (checks.law ?? law));
    if (chosen.length === 0) return;
    const input = inputOf();
    for (const [law, test] of chosen) {
      let verdict: Verdict;
      try {
        verdict = test(input);
      } catch (cause) {
        throw violation(law, String(cause), cause);
      }
      if (verdict !== undefined) throw violation(law, verdict);
    }
  };
  try {
    checkEveryStep(subject, { moves, steps }, checks, counts, check);
    if (failure) throw failure.cause;
  } catch (cause) {
    if (cause instanceof LawViolation) throw cause;
    throw violation(PLAYABLE, String(cause), cause);
  }
  return moves.actions.length;
}

/** How many actions have been performed, and how many tried. */
interface Counts {
  done: number;
  tried: number;
}

/** Throws a `LawViolation` if one of the laws does not hold for the input. */
type Check = <Input>(
  laws: Readonly<Record<string, (input: Input) => Verdict>>,
  inputOf: () => Input,
) => void;

function checkEveryStep<T extends GameTypes>(
  tested: TestedGame<T>,
  { moves: { options, seed, actions }, steps: played }: Pick<Attempt<T>, "moves" | "steps">,
  {
    every = 1,
    viewers: whose = "all",
    coverage = new RevealCoverage(),
    watch,
  }: CheckMovesOptions<Of<T, "action">, Of<T, "event">>,
  counts: Counts,
  check: Check,
): void {
  const subject = { ...tested, options };
  const { game, inventory, mostActions } = subject;
  const sampling = rngOf(`sampling:${seed}`);
  const isGameSampled = sampling.below(every) === 0 || actions.length > mostActions;
  const start = played[0] ?? game.setup(options, seed);
  for (const laws of [eventLaws, setupLaws])
    check<StepTaken<T>>(laws, () => ({ ...subject, step: start }));
  const components = [...inventory(start.state)].sort();
  if (components.length === 0) throw new RangeError("the inventory is empty");

  const lookupsAfter = (state: Of<T, "state">, count: number) => {
    // The last action alone is often the same, such as a pass, and would always give the same world.
    const latest = actions.slice(Math.max(0, count - LATEST), count);
    return lookupsOf(subject, state, (viewer) => rngFor(seed, `world of ${viewer}`, latest));
  };
  let { state } = start;
  let lookups = lookupsAfter(state, 0);
  const steps: Step<T>[] = [];
  const all = viewersOf(seatsOf(start.state));
  let viewers: readonly Viewer[] = all;
  const momentWith = (rng: Rng): Moment<T> => ({
    ...subject,
    ...lookups,
    state,
    components,
    viewers,
    rng,
  });
  const checkState = (last: Of<T, "action"> | undefined) => {
    if (whose === "one") viewers = [all[sampling.below(all.length)]!];
    for (const laws of [stateLaws, hiddenLaws, choiceLaws, partialLaws, playoutLaws])
      check<Moment<T>>(laws, () => momentWith(rngFor(seed, "after", last)));
  };
  for (const [i, action] of actions.entries()) {
    const isSampled = sampling.below(every) === 0 || i === actions.length - 1;
    if (isSampled) checkState(actions[i - 1]);
    counts.tried += 1;
    const step: Step<T> | Refused<T> = played[i + 1] ?? game.reduce(state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${step.refusal.code}`);
    const after = lookupsAfter(step.state, i + 1);
    if (isSampled) {
      check<StepTaken<T>>(eventLaws, () => ({ ...subject, step }));
      const takenWith = (rng: Rng) => ({ ...momentWith(rng), action, step, after });
      check<ActionTaken<T>>(stepLaws, () => takenWith(rngFor(seed, "by", action)));
      check<OtherWorlds<T>>(worldLaws, () => {
        const taken = takenWith(rngFor(seed, "elsewhere", action));
        return { ...taken, worlds: otherWorldsOf(taken) };
      });
      check<WithCoverage<T>>(revealLaw, () => ({
        ...takenWith(rngFor(seed, "witnessed", action)),
        coverage,
      }));
      check<ActionTaken<T>>(previewLaws, () => takenWith(rngFor(seed, "preview", action)));
    }
    watch?.(action, step.events);
    steps.push(step);
    state = step.state;
    lookups = after;
    counts.done += 1;
  }
  checkState(actions.at(-1));
  if (!isGameSampled) return;
  check<PlayedGame<T>>(gameLaws, () => {
    const states = [start.state, ...steps.map((step) => step.state)];
    return { ...subject, seed, actions, steps, states };
  });
}

/** Number of actions that the other worlds of a state depend on. */
const LATEST = 3;

/**
 * The random source of the laws at an action. It follows from the seed and the action alone, so that a replay
 * reproduces a violation, even one with fewer actions before it.
 */
const rngFor = (
  seed: string,
  when: "after" | "by" | "elsewhere" | "witnessed" | "preview" | `world of ${Viewer}`,
  action: object | undefined,
): Rng => rngOf(`${when}:${seed}:${canonicalJson(action ?? null)}`);
