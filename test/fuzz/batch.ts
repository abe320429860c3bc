import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { type RevealCounts, RevealCoverage } from "../../src/testing/index.ts";
import type { Trial } from "../laws/subjects.ts";
import type { Numbered } from "../runs/store.ts";
import { BatchCoverage } from "./batch-coverage.ts";
import { outcomeOf } from "./numbered-game.ts";
import { type Counts, countGame, countingRefusals, noCounts } from "./occurrences.ts";
import { type GameName, type Powers, withTrial } from "./trials.ts";

/** Number of games that are played and stored together. */
export const GAMES_OF_A_BATCH = 100;

/** A game to play, and at which steps the laws are tested. */
export interface FuzzSubject {
  readonly game: GameName;
  readonly every: number;
}

/** A batch to play: the games from `number * GAMES_OF_A_BATCH` on. */
export interface Job extends FuzzSubject, Numbered {
  readonly games: number;
}

/** A game that broke a law. */
export interface Violation extends Numbered {
  /** The smallest game that breaks it, as a replay and as a test. */
  readonly report: string;
}

/** The result of a batch. */
export interface Batch extends Numbered {
  readonly games: number;
  readonly actions: number;
  readonly violations: readonly Violation[];
  readonly counts: Counts;
  /** What seats in `revealedTo` learned, without what earlier batches of the process have settled. */
  readonly reveals: RevealCounts;
  /** CPU time that it took. */
  readonly cpuSeconds: number;
}

/** What seats in `revealedTo` learned in all batches of this process. */
const coverages: Partial<Record<GameName, RevealCoverage>> = {};

/** Plays a batch. A game that breaks a law is recorded, and the next one is played. */
export function playBatch(job: Job): Batch {
  coverages[job.game] ??= new RevealCoverage();
  const coverage = coverages[job.game];
  return withTrial(job.game, (trial, powers) => batchOf(trial, powers, job, coverage));
}

/** Plays a batch of any game. */
export function batchOf<T extends GameTypes>(
  trial: Trial<T>,
  powers: Powers<T>,
  { number, games, every }: Job,
  earlier = new RevealCoverage(),
): Batch {
  const before = process.cpuUsage();
  const coverage = new BatchCoverage(earlier);
  const counts = noCounts();
  const counting = { ...trial, game: countingRefusals(trial.game, counts) };
  const violations: Violation[] = [];
  let actions = 0;
  for (let i = 0; i < games; i++) {
    const game = number * GAMES_OF_A_BATCH + i;
    const outcome = outcomeOf(counting, game, every, coverage);
    if ("failure" in outcome) violations.push({ number: game, report: outcome.failure });
    else {
      const { moves, steps } = outcome.lawful;
      actions += moves.actions.length;
      countGame(trial.game, moves, steps, powers, counts);
    }
  }
  const reveals = coverage.counts;
  earlier.add(reveals);
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1e6;
  return { number, games, actions, violations, counts, reveals, cpuSeconds };
}
