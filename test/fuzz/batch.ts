import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { type RevealCounts, RevealCoverage } from "../../src/testing/index.ts";
import type { Trial } from "../laws/subjects.ts";
import type { Numbered } from "../runs/store.ts";
import { Notary } from "./notary.ts";
import { outcomeOf } from "./numbered-game.ts";
import { type Counts, countGame, countingRefusals, noCounts } from "./occurrences.ts";
import { type GameName, type Powers, withTrial } from "./trials.ts";

/** Games are played, counted and kept so many at a time. */
export const GAMES_OF_A_BATCH = 100;

/** What is played, and how closely it is looked at. */
export interface Course {
  readonly game: GameName;
  readonly every: number;
}

/** A batch that is to be played: the games from `number * GAMES_OF_A_BATCH` on. */
export interface Job extends Course, Numbered {
  readonly games: number;
}

/** A game that broke a law. */
export interface Violation extends Numbered {
  /** The smallest game that breaks it, as a replay and as a test. */
  readonly report: string;
}

/** What came of a batch. */
export interface Batch extends Numbered {
  readonly games: number;
  readonly actions: number;
  readonly violations: readonly Violation[];
  readonly counts: Counts;
  /** Who learned something, as far as earlier batches of the process did not show it. */
  readonly testimony: RevealCounts;
}

/** What the batches of this process have shown. */
const witnesses: Partial<Record<GameName, RevealCoverage>> = {};

/** Plays a batch. A game that breaks a law is noted, and the next one is played. */
export function playBatch(job: Job): Batch {
  witnesses[job.game] ??= new RevealCoverage();
  const witness = witnesses[job.game];
  return withTrial(job.game, (trial, powers) => batchOf(trial, powers, job, witness));
}

/** The same of any game. */
export function batchOf<T extends GameTypes>(
  trial: Trial<T>,
  powers: Powers<T>,
  { number, games, every }: Job,
  earlier = new RevealCoverage(),
): Batch {
  const notary = new Notary(earlier);
  const counts = noCounts();
  const counting = { ...trial, game: countingRefusals(trial.game, counts) };
  const violations: Violation[] = [];
  let actions = 0;
  for (let i = 0; i < games; i++) {
    const game = number * GAMES_OF_A_BATCH + i;
    const outcome = outcomeOf(counting, game, every, notary);
    if ("failure" in outcome) violations.push({ number: game, report: outcome.failure });
    else {
      const { moves, steps } = outcome.kept;
      actions += moves.actions.length;
      countGame(trial.game, moves, steps, powers, counts);
    }
  }
  const { testimony } = notary;
  earlier.add(testimony);
  return { number, games, actions, violations, counts, testimony };
}
