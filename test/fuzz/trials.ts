// The games of the long runs.
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { atWork as ofAbyss } from "../abyss/at-work.ts";
import { atWork as ofExiles } from "../exiles/at-work.ts";
import {
  type Trial,
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfKraken,
} from "../laws/subjects.ts";

/** An action, what it answered, and what it led to. */
interface PlayedAction<T extends GameTypes> {
  readonly before: Of<T, "state">;
  readonly asked: Of<T, "decision">;
  readonly action: Of<T, "action">;
  readonly after: Of<T, "state">;
  readonly events: readonly Of<T, "event">[];
}

/** How to tell that a power does something, by its name. */
export type Powers<T extends GameTypes> = Readonly<
  Record<string, (step: PlayedAction<T>) => boolean>
>;

// Payments with nebulis and krakens do not show what these have changed.
const {
  recruiter: _recruiter,
  treasurer: _treasurer,
  diplomat: _diplomat,
  "master-of-magic": _masterOfMagic,
  ...besideNebulis
} = ofAbyss;

/** A use of a trial that works for every game. */
type Use<Result> = <T extends GameTypes>(trial: Trial<T>, powers: Powers<T>) => Result;

/** Layers only add kinds of actions and events, so what tells a power below tells it above too. */
const above = <T extends GameTypes>(powers: object): Powers<T> => powers as Powers<T>;

const uses = {
  abyss: <Result>(use: Use<Result>) => use(trialOfAbyss, above(ofAbyss)),
  exiles: <Result>(use: Use<Result>) => use(trialOfExiles, above({ ...ofAbyss, ...ofExiles })),
  kraken: <Result>(use: Use<Result>) => use(trialOfKraken, above(besideNebulis)),
  "exiles-kraken": <Result>(use: Use<Result>) =>
    use(trialOfExilesKraken, above({ ...besideNebulis, ...ofExiles })),
  conspiracy: <Result>(use: Use<Result>) => use(trialOfConspiracy, {}),
  "conspiracy-solo": <Result>(use: Use<Result>) => use(trialOfConspiracySolo, {}),
} as const;

export type GameName = keyof typeof uses;

/** The names of the games. */
export const gameNames = Object.keys(uses) as readonly GameName[];

/** Hands the trial of a game on, with its own types. */
export const withTrial = <Result>(name: GameName, use: Use<Result>): Result => uses[name](use);
