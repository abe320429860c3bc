// Where the outcomes of a hosted game come from: the seed, or the platform's cryptographic random source.

import type { Outcome } from "../kernel/components/outcome.ts";
import { hasGenerator, NO_GENERATOR, type RngState } from "../kernel/components/rng.ts";
import { secureWords } from "../kernel/components/seed.ts";
import type { Game, GameTypes, Of, Result } from "../kernel/contract/game.ts";
import { RulesError } from "../kernel/data/errors.ts";
import { reduceFromSource } from "../kernel/tools/drawn-outcomes.ts";
import { readState } from "../kernel/tools/serialisation.ts";

/**
 * Where the outcomes of shuffles and draws come from: `"seed"`, computed from the seed by the generator in the state;
 * or `"secure"`, drawn from the platform's cryptographic source when they are needed. Then the state has no generator.
 */
export type Chance = "seed" | "secure";

/** True for the state of a game whose outcomes are drawn when they are needed. */
export const isSecure = (state: object): boolean => !hasGenerator(state as { rng: RngState });

/** Numbers of the source are below this: 53 bits, as many as a number holds exactly. */
const END = 2 ** 53;
const HIGH_BITS = 0x1fffff;

/** A random whole number from 0 to `n - 1` from the platform's cryptographic source, all exactly equally likely. */
export function secureBelow(n: number): number {
  // Numbers of an incomplete last group of n would make its remainders more likely.
  const end = END - (END % n);
  for (;;) {
    const [high = 0, low = 0] = secureWords(2, 'use chance: "seed"');
    const drawn = (high & HIGH_BITS) * 2 ** 32 + low;
    if (drawn < end) return drawn % n;
  }
}

/** Performs an action, with outcomes of the session's own kind. */
export function reduceByChance<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: unknown,
): { readonly result: Result<T>; readonly outcomes: readonly Outcome[] } {
  return isSecure(state)
    ? reduceFromSource(game, state, action, secureBelow)
    : { result: game.reduce(state, action), outcomes: [] };
}

/** Reads a position from which a game with this chance can begin. */
export function readPosition<T extends GameTypes>(
  game: Game<T>,
  position: unknown,
  chance: Chance,
): Of<T, "state"> {
  const state = readState(game, position);
  if (chance === "secure") return readState(game, { ...state, rng: NO_GENERATOR });
  if (isSecure(state))
    throw new RulesError(`state of ${game.id}`, {
      path: ["rng"],
      reason:
        'all numbers are 0: the game has secure chance, expected a host with chance: "secure"',
    });
  return state;
}
