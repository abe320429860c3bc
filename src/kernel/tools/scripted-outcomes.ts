// Scripted outcomes of shuffles and draws, for games whose randomness comes from elsewhere.
import { type Deck, knownCards } from "../components/deck.ts";
import type { Outcome } from "../components/outcome.ts";
import { hasGenerator, type Rng, rngStoredIn } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Result, Step } from "../contract/game.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { inputLimits, LONGEST_NAME } from "../data/limits.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";

/**
 * Like `setup`, with given outcomes instead of a seed: those of a deal elsewhere, in order. The state has no
 * generator, so later outcomes have to be given as well (`reduceWithOutcomes`). Throws a `RulesError` for an
 * outcome that is impossible, missing or not used.
 *
 * @example
 * ```ts
 * const { state } = setupWithOutcomes(abyss, { players: 2, firstPlayer: 0 }, [lords, locations, allies, tokens]);
 * ```
 */
export const setupWithOutcomes = <T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  outcomes: readonly Outcome[],
): Step<T> => scripted(outcomes, "deal", (rngFor) => engineOf(game).setupWithRng(options, rngFor));

/**
 * Like `reduce`, with given outcomes for the shuffles and draws of the action, in order: those of a game that
 * is played elsewhere. Every shuffle takes one, even of a single card. What is left out or `null` comes from the
 * generator in the state, if it has one. Throws a `RulesError` for an outcome that is impossible or not used, or
 * that is missing in a state without a generator.
 *
 * @example
 * ```ts
 * // The exploration deck is empty; elsewhere, the discard was shuffled so that a monster came first.
 * reduceWithOutcomes(abyss, state, { type: "explore", seat: 0 }, [{ top: ["monster", "crab-2"] }]);
 * ```
 */
export const reduceWithOutcomes = <T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
  action: unknown,
  outcomes: readonly Outcome[],
): Result<T> =>
  scripted(outcomes, "action", (rngFor) => engineOf(game).reduceWithRng(state, action, rngFor));

/** What a `RulesError` for an impossible outcome is about. */
export const OUTCOMES = "outcomes";

/** Runs rules with scripted outcomes, all of which have to be used unless an action is refused. */
function scripted<Done extends { readonly ok: boolean }>(
  outcomes: readonly Outcome[],
  what: string,
  run: (rngFor: (holder: { rng: readonly number[] }) => Rng) => Done,
): Done {
  const script = readOutcomes(outcomes);
  let used = 0;
  const next: TakeOutcome = (use) => {
    const at = used++;
    return use(script[at] ?? null, [at]);
  };
  const result = run((holder) =>
    scriptedRng(hasGenerator(holder) ? rngStoredIn(holder) : undefined, next),
  );
  if (result.ok && used < script.length)
    throw impossible([used], `the ${what} uses no further outcome`);
  return result;
}

function readOutcomes(outcomes: readonly Outcome[]): readonly Outcome[] {
  const plain = readPlainOrThrow(OUTCOMES, outcomes);
  if (Array.isArray(plain)) return plain;
  throw impossible([], `expected a list of at most ${inputLimits.members} outcomes`);
}

const impossible = (path: Problem["path"], reason: string): RulesError =>
  new RulesError(OUTCOMES, { path, reason });

/** Passes the next outcome and its path to `use`. */
type TakeOutcome = <R>(use: (outcome: Outcome, path: Problem["path"]) => R) => R;

/** A generator that returns the scripted outcomes, and draws from `fallback`, if any, where they are `null`. */
const scriptedRng = (fallback: Rng | undefined, next: TakeOutcome): Rng => ({
  below: (n) =>
    next((outcome, path) => {
      if (outcome === null) return (fallback ?? refuseGap(path)).below(n);
      if (Number.isInteger(outcome) && Number(outcome) >= 0 && Number(outcome) < n)
        return Number(outcome);
      throw impossible(path, `expected a number from 0 to ${n - 1}`);
    }),
  shuffle: (things) =>
    next((outcome, path) => {
      if (outcome === null) return (fallback ?? refuseGap(path)).shuffle(things);
      return isDeck(outcome) ? inOrder(things, outcome, fallback, path) : refuseOrder(path);
    }),
  draw: (from) =>
    next((outcome, path) => {
      if (outcome === null) return (fallback ?? refuseGap(path)).draw(from);
      const at = indexIn(from, outcome);
      if (at < 0) throw impossible(path, `expected one of ${from.join(", ")}`);
      return from.splice(at, 1)[0]!;
    }),
});

function refuseGap(path: Problem["path"]): never {
  throw impossible(path, "is not known, but the state has no generator to draw it from");
}

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
  fallback: Rng | undefined,
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
  const others = rest.length < 2 ? rest : (fallback ?? refuseGap(path)).shuffle(rest);
  const filled = known.map((one) => (one ? one.thing : others.pop()!));
  return [...others, ...filled];
}
