// The games of the long runs.
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { atWork as ofAbyss } from "../abyss/powers-at-work.ts";
import { atWork as ofExiles } from "../exiles/powers-at-work.ts";
import {
  type Trial,
  trialOfAbyss,
  trialOfConspiracy,
  trialOfConspiracySolo,
  trialOfExiles,
  trialOfExilesKraken,
  trialOfExilesKrakenLeviathan,
  trialOfExilesLeviathan,
  trialOfKraken,
  trialOfKrakenLeviathan,
  trialOfLeviathan,
} from "../laws/subjects.ts";
import { atWork as ofLeviathan } from "../leviathan/powers-at-work.ts";

/** An action, the decision that it answered, and its result. */
interface PlayedAction<T extends GameTypes> {
  readonly before: Of<T, "state">;
  readonly decision: Of<T, "decision">;
  readonly action: Of<T, "action">;
  readonly after: Of<T, "state">;
  readonly events: readonly Of<T, "event">[];
}

/** Detects by the name of a power whether it took effect. */
export type Powers<T extends GameTypes> = Readonly<
  Record<string, (step: PlayedAction<T>) => boolean>
>;

// With nebulis and krakens in a payment, the effect of these powers cannot be detected.
const {
  recruiter: _recruiter,
  treasurer: _treasurer,
  diplomat: _diplomat,
  "master-of-magic": _masterOfMagic,
  ...besideNebulis
} = ofAbyss;

// Without a threat track the Tamer is not in play (LE-2).
const withoutTamer = <P extends { tamer?: unknown }>({ tamer: _tamer, ...others }: P) => ({
  ...others,
  ...ofLeviathan,
});

/** A function that works for every game. */
type Use<Result> = <T extends GameTypes>(trial: Trial<T>, powers: Powers<T>) => Result;

/** Layers only add types of action and event, so a detector for the game below also works above it. */
const anyPowers = <T extends GameTypes>(powers: object): Powers<T> => powers as Powers<T>;

const uses = {
  abyss: <Result>(use: Use<Result>) => use(trialOfAbyss, anyPowers(ofAbyss)),
  exiles: <Result>(use: Use<Result>) => use(trialOfExiles, anyPowers({ ...ofAbyss, ...ofExiles })),
  kraken: <Result>(use: Use<Result>) => use(trialOfKraken, anyPowers(besideNebulis)),
  "exiles-kraken": <Result>(use: Use<Result>) =>
    use(trialOfExilesKraken, anyPowers({ ...besideNebulis, ...ofExiles })),
  leviathan: <Result>(use: Use<Result>) => use(trialOfLeviathan, anyPowers(withoutTamer(ofAbyss))),
  "kraken-leviathan": <Result>(use: Use<Result>) =>
    use(trialOfKrakenLeviathan, anyPowers(withoutTamer(besideNebulis))),
  "exiles-leviathan": <Result>(use: Use<Result>) =>
    use(trialOfExilesLeviathan, anyPowers({ ...withoutTamer(ofAbyss), ...ofExiles })),
  "exiles-kraken-leviathan": <Result>(use: Use<Result>) =>
    use(trialOfExilesKrakenLeviathan, anyPowers({ ...withoutTamer(besideNebulis), ...ofExiles })),
  conspiracy: <Result>(use: Use<Result>) => use(trialOfConspiracy, {}),
  "conspiracy-solo": <Result>(use: Use<Result>) => use(trialOfConspiracySolo, {}),
} as const;

export type GameName = keyof typeof uses;

/** The names of the games. */
export const gameNames = Object.keys(uses) as readonly GameName[];

/** Calls a function with the trial of a game, with its own types. */
export const withTrial = <Result>(name: GameName, use: Use<Result>): Result => uses[name](use);
