// Scripted outcomes of shuffles and draws, for games whose randomness comes from elsewhere.
import { type Deck, knownCards } from "../components/deck.ts";
import { type Rng, rngStoredIn } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Result } from "../contract/game.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { LONGEST_NAME } from "../data/limits.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";

/**
 * A random outcome: of a shuffle the order, like a deck of a position; of a draw what was drawn; `null` if it
 * is not known.
 */
export type Outcome = Deck<string | number> | string | number | null;

/**
 * Like `reduce`, with given outcomes for the shuffles and draws of the action, in order: those of a game that
 * is played elsewhere. Every shuffle takes one, even of a single card. What is left out or `null` comes from the
 * generator in the state. Throws a `RulesError` for an outcome that is impossible or not used.
 *
 * @example
 * ```ts
 * // The exploration deck is empty; elsewhere, the discard was shuffled so that a monster came first.
 * reduceWithOutcomes(abyss, state, { type: "explore", seat: 0 }, [{ top: ["monster", "crab-2"] }]);
 * ```
 */
export function reduceWithOutcomes<T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: unknown,
  outcomes: readonly Outcome[],
): Result<T> {
  const script = readOutcomes(outcomes);
  let used = 0;
  const next: TakeOutcome = (use) => {
    const at = used++;
    return use(script[at] ?? null, [at]);
  };
  const result = engineOf(game).reduceWithRng(state, action, (holder) =>
    scriptedRng(rngStoredIn(holder), next),
  );
  if (result.ok && used < script.length)
    throw impossible([used], "the action uses no further outcome");
  return result;
}

/** More than any action uses. */
const MOST_OUTCOMES = 100;

function readOutcomes(outcomes: readonly Outcome[]): readonly Outcome[] {
  const plain = readPlainOrThrow("outcomes", outcomes);
  if (Array.isArray(plain) && plain.length <= MOST_OUTCOMES) return plain;
  throw impossible([], `expected a list of at most ${MOST_OUTCOMES} outcomes`);
}

const impossible = (path: Problem["path"], reason: string): RulesError =>
  new RulesError("outcomes", { path, reason });

/** Passes the next outcome and its path to `use`. */
type TakeOutcome = <R>(use: (outcome: Outcome, path: Problem["path"]) => R) => R;

/** A generator that returns the scripted outcomes, and draws from `fallback` where they are `null`. */
const scriptedRng = (fallback: Rng, next: TakeOutcome): Rng => ({
  below: (n) =>
    next((outcome, path) => {
      if (outcome === null) return fallback.below(n);
      if (Number.isInteger(outcome) && Number(outcome) >= 0 && Number(outcome) < n)
        return Number(outcome);
      throw impossible(path, `expected a number from 0 to ${n - 1}`);
    }),
  shuffle: (things) =>
    next((outcome, path) => {
      if (outcome === null) return fallback.shuffle(things);
      return isDeck(outcome) ? inOrder(things, outcome, fallback, path) : refuseOrder(path);
    }),
  draw: (from) =>
    next((outcome, path) => {
      if (outcome === null) return fallback.draw(from);
      const at = indexIn(from, outcome);
      if (at < 0) throw impossible(path, `expected one of ${from.join(", ")}`);
      return from.splice(at, 1)[0]!;
    }),
});

const indexIn = (things: readonly unknown[], thing: unknown): number => things.indexOf(thing);

const isDeck = (outcome: unknown): outcome is Deck<unknown> =>
  Array.isArray(outcome) || Array.isArray(Object(outcome).top);

function refuseOrder(path: Problem["path"]): never {
  throw impossible(path, "expected the order of a shuffle: a list, or { top: […] }");
}

/** Puts things in the scripted order, the others below them or in the gaps. */
function inOrder<T>(
  things: readonly T[],
  order: Deck<unknown>,
  fallback: Rng,
  path: Problem["path"],
): T[] {
  const { length } = "top" in order ? order.top : order;
  if ("top" in order ? length > things.length : length !== things.length)
    throw impossible(path, `names ${length} cards, but ${things.length} are shuffled`);
  const rest = [...things];
  const known = knownCards(order).map((one) => {
    if (one === null) return null;
    const at = indexIn(rest, one);
    if (at >= 0) return { thing: rest.splice(at, 1)[0]! };
    const name = String(one).slice(0, LONGEST_NAME);
    throw impossible(path, `${name} is not among the shuffled cards, or named too often`);
  });
  const others = fallback.shuffle(rest);
  const filled = known.map((one) => (one ? one.thing : others.pop()!));
  return [...others, ...filled];
}
