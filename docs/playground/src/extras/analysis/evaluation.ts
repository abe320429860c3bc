// Which positions of a recorded game are evaluated, in which order, and what the results mean.
import type { Action, GameTypes, Seat, Step } from "abyss-rules";
import type { Thoughts } from "abyss-rules/bots";
import type { AnyGame } from "abyss-rules/games";

/** The share of victory of each seat; the sum is 1. */
export type Shares = readonly number[];

/** The shares by step. */
export type SharesByStep = ReadonlyMap<number, Shares>;

/** The number of positions that show the course of a game. */
const COURSE = 24;

/** The steps to evaluate, those that show the course of the game first. */
export function stepsToEvaluate(steps: readonly Step<GameTypes>[], game: AnyGame) {
  const open = steps.flatMap(({ state }, step) => (game.deciders(state).length > 0 ? [step] : []));
  const stride = Math.max(1, Math.ceil(open.length / COURSE));
  return {
    course: open.filter((_, i) => i % stride === 0),
    others: open.filter((_, i) => i % stride !== 0),
  };
}

/** The shares at the end of a game; `undefined` if it is not over. */
export function sharesAtEnd(game: AnyGame, state: object): Shares | undefined {
  if (game.deciders(state).length > 0) return undefined;
  const { bySeat, winners } = game.standings(state);
  return bySeat.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * The shares that a search expects: those of its best action. `undefined` if it compared nothing, as when only one
 * action is legal.
 */
export function sharesOf({ action, considered }: Thoughts<Action>): Shares | undefined {
  const best = considered.find((one) => isSameAction(one.action, action));
  const sum = best?.expected.reduce((all, share) => all + share, 0) ?? 0;
  return best && sum > 0 ? best.expected.map((share) => share / sum) : undefined;
}

/** True if two actions are equal; equal actions are equal JSON. */
export const isSameAction = (a: object | undefined, b: object | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The latest known shares at a step, which are those before it if it was not evaluated itself. */
export function sharesAt(shares: SharesByStep, step: number): Shares | undefined {
  for (let at = step; at >= 0; at--) {
    const known = shares.get(at);
    if (known) return known;
  }
  return undefined;
}

/** The points of a seat's line: its share at each evaluated step, in order. */
export const lineOf = (shares: SharesByStep, seat: Seat): readonly (readonly [number, number])[] =>
  [...shares.keys()]
    .sort((a, b) => a - b)
    .map((step) => [step, shares.get(step)?.[seat] ?? 0] as const);
