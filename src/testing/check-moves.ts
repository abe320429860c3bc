import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of, Step } from "../kernel/contract/game.ts";
import { canonicalJson } from "../kernel/data/digest.ts";
import type { Moves } from "../kernel/tools/replay.ts";
import { choiceLaws } from "./choice-laws.ts";
import { gameLaws } from "./game-laws.ts";
import { hiddenLaws } from "./hidden-laws.ts";
import type {
  ActionTaken,
  Moment,
  OtherWorlds,
  PlayedGame,
  StepTaken,
  WithCoverage,
} from "./law-inputs.ts";
import { otherWorldsOf } from "./other-worlds.ts";
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

/** What is tested of the moves of a game. */
export interface CheckMovesOptions<Action, Event> {
  /**
   * Laws are tested at one step in so many and at the last one, and in the end of one game in so
   * many; always by default.
   */
  readonly every?: number;
  /** The only law that is tested; all by default. */
  readonly law?: string;
  /** What remembers over many games who learned something; one for each game by default. */
  readonly coverage?: RevealCoverage;
  /** Sees every action with what it led to. */
  readonly watch?: (action: Action, events: readonly Event[]) => void;
}

/** What every other law stands on. */
const PLAYABLE = "the game can be played";

/**
 * Plays the moves of a game, such as those of a replay, and tests the laws at every step. Throws a
 * {@link LawViolation} for the first that does not hold; returns the number of actions. The game
 * need not have come to its end.
 *
 * @example
 * ```ts
 * checkMoves({ game: myVariant, inventory, places, mostActions: 300 }, JSON.parse(replayFile));
 * ```
 */
export const checkMoves = <T extends GameTypes>(
  subject: TestedGame<T>,
  moves: Moves<T>,
  checks: CheckMovesOptions<Of<T, "action">, Of<T, "event">> = {},
): number => checkAttempt(subject, { moves, failure: undefined }, checks);

/** Tests the laws on what was tried in a game, and that nothing broke it. */
export function checkAttempt<T extends GameTypes>(
  subject: TestedGame<T>,
  { moves, failure }: Pick<Attempt<T>, "moves" | "failure">,
  checks: CheckMovesOptions<Of<T, "action">, Of<T, "event">>,
): number {
  const counts: Counts = { done: 0, tried: 0 };
  const violation = (law: string, what: string, cause?: unknown) =>
    new LawViolation(law, what, sceneOf(subject.game, moves, counts.done, counts.tried), cause);
  const hold: Hold = (laws, factsOf) => {
    const wanted = Object.entries(laws).filter(([law]) => law === (checks.law ?? law));
    if (wanted.length === 0) return;
    const facts = factsOf();
    for (const [law, holds] of wanted) {
      let wrong: string | undefined;
      try {
        wrong = holds(facts);
      } catch (cause) {
        throw violation(law, String(cause), cause);
      }
      if (wrong !== undefined) throw violation(law, wrong);
    }
  };
  try {
    holdAlong(subject, moves, checks, counts, hold);
    if (failure) throw failure.cause;
  } catch (cause) {
    if (cause instanceof LawViolation) throw cause;
    throw violation(PLAYABLE, String(cause), cause);
  }
  return moves.actions.length;
}

/** How many actions have been carried out, and how many tried. */
interface Counts {
  done: number;
  tried: number;
}

/** Throws if one of the laws does not hold of the facts. */
type Hold = <Facts>(
  laws: Readonly<Record<string, (facts: Facts) => string | undefined>>,
  factsOf: () => Facts,
) => void;

function holdAlong<T extends GameTypes>(
  tested: TestedGame<T>,
  { options, seed, actions }: Moves<T>,
  {
    every = 1,
    coverage = new RevealCoverage(),
    watch,
  }: CheckMovesOptions<Of<T, "action">, Of<T, "event">>,
  counts: Counts,
  hold: Hold,
): void {
  const subject = { ...tested, options };
  const { game, inventory, mostActions } = subject;
  const sampling = rngOf(`sampling:${seed}`);
  const isGameSampled = sampling.below(every) === 0 || actions.length > mostActions;
  const start = game.setup(options, seed);
  for (const laws of [eventLaws, setupLaws])
    hold<StepTaken<T>>(laws, () => ({ ...subject, step: start }));
  const components = [...inventory(start.state)].sort();
  if (components.length === 0) throw new RangeError("the inventory is empty");

  let { state } = start;
  const steps: Step<T>[] = [];
  const holdNow = (last: Of<T, "action"> | undefined) => {
    for (const laws of [stateLaws, hiddenLaws, choiceLaws, playoutLaws])
      hold<Moment<T>>(laws, () => {
        const rng = luckOf(seed, "after", last);
        return { ...subject, state, components, rng };
      });
  };
  for (const [i, action] of actions.entries()) {
    const isSampled = sampling.below(every) === 0 || i === actions.length - 1;
    if (isSampled) holdNow(actions[i - 1]);
    counts.tried += 1;
    const step = game.reduce(state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${step.refusal.code}`);
    if (isSampled) {
      hold<StepTaken<T>>(eventLaws, () => ({ ...subject, step }));
      const turnBy = (rng: Rng) => ({ ...subject, state, components, rng, action, step });
      hold<ActionTaken<T>>(stepLaws, () => turnBy(luckOf(seed, "by", action)));
      hold<OtherWorlds<T>>(worldLaws, () => {
        const turn = turnBy(luckOf(seed, "elsewhere", action));
        return { ...turn, worlds: otherWorldsOf(turn) };
      });
      hold<WithCoverage<T>>(revealLaw, () => ({
        ...turnBy(luckOf(seed, "witnessed", action)),
        coverage,
      }));
      hold<ActionTaken<T>>(previewLaws, () => turnBy(luckOf(seed, "preview", action)));
    }
    watch?.(action, step.events);
    steps.push(step);
    state = step.state;
    counts.done += 1;
  }
  holdNow(actions.at(-1));
  if (!isGameSampled) return;
  hold<PlayedGame<T>>(gameLaws, () => {
    const states = [start.state, ...steps.map((step) => step.state)];
    return { ...subject, seed, actions, steps, states };
  });
}

/**
 * What laws try out at an action follows from the seed and the action, so that a replay is all that
 * is needed to see a violation again, and fewer actions before it change nothing.
 */
const luckOf = (
  seed: string,
  when: "after" | "by" | "elsewhere" | "witnessed" | "preview",
  action: object | undefined,
): Rng => rngOf(`${when}:${seed}:${canonicalJson(action ?? null)}`);
