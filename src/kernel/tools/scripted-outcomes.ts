// Chance that was had elsewhere: what a shuffle or a draw brought is told, not made.
import { type Deck, knownCards } from "../components/deck.ts";
import { type Rng, rngStoredIn } from "../components/rng.ts";
import { engineOf } from "../contract/engine-registry.ts";
import type { Game, GameTypes, Of, Result } from "../contract/game.ts";
import { type Problem, RulesError } from "../data/errors.ts";
import { LONGEST_NAME } from "../data/limits.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";

/**
 * What chance brought: of a shuffle the order, as a deck of a position; of a draw the thing that was drawn;
 * `null` if it is not known.
 */
export type Outcome = Deck<string | number> | string | number | null;

/**
 * Like `reduce`, with the outcomes of chance that the action meets, in order: those of a game that was played
 * elsewhere. Every shuffle takes one, also of few cards. What is not told is left to the state's own
 * chance. Throws a `RulesError` for an outcome that cannot be or that nothing asks for.
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
  chance: readonly Outcome[],
): Result<T> {
  const outcomes = readList(chance);
  let used = 0;
  const next: TakeOutcome = (use) => {
    const at = used++;
    return use(outcomes[at] ?? null, [at]);
  };
  const result = engineOf(game).reduceWithRng(state, action, (holder) =>
    scriptedRng(rngStoredIn(holder), next),
  );
  if (result.ok && used < outcomes.length)
    throw impossible([used], "the action leaves nothing more to chance");
  return result;
}

/** No action meets chance so often. */
const MOST_OUTCOMES = 100;

function readList(chance: readonly Outcome[]): readonly Outcome[] {
  const own = readPlainOrThrow("chance", chance);
  if (Array.isArray(own) && own.length <= MOST_OUTCOMES) return own;
  throw impossible([], `expected a list of at most ${MOST_OUTCOMES} outcomes`);
}

const impossible = (path: Problem["path"], reason: string): RulesError =>
  new RulesError("chance", { path, reason });

/** Hands on the next outcome, and where it stands. */
type TakeOutcome = <R>(use: (outcome: Outcome, path: Problem["path"]) => R) => R;

/** Chance as it is told; what is not told is left to `own`. */
const scriptedRng = (own: Rng, next: TakeOutcome): Rng => ({
  below: (n) =>
    next((outcome, path) => {
      if (outcome === null) return own.below(n);
      if (Number.isInteger(outcome) && Number(outcome) >= 0 && Number(outcome) < n)
        return Number(outcome);
      throw impossible(path, `expected a number from 0 to ${n - 1}`);
    }),
  shuffle: (things) =>
    next((outcome, path) => {
      if (outcome === null) return own.shuffle(things);
      return isDeck(outcome) ? inOrder(things, outcome, own, path) : refuseOrder(path);
    }),
  draw: (from) =>
    next((outcome, path) => {
      if (outcome === null) return own.draw(from);
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

/** The things in the order that is told, the others under them or in the gaps. */
function inOrder<T>(
  things: readonly T[],
  order: Deck<unknown>,
  own: Rng,
  path: Problem["path"],
): T[] {
  const { length } = "top" in order ? order.top : order;
  if ("top" in order ? length > things.length : length !== things.length)
    throw impossible(path, `${things.length} are shuffled, not ${length}`);
  const rest = [...things];
  const known = knownCards(order).map((one) => {
    if (one === null) return null;
    const at = indexIn(rest, one);
    if (at >= 0) return { thing: rest.splice(at, 1)[0]! };
    const name = String(one).slice(0, LONGEST_NAME);
    throw impossible(path, `${name} is not among what is shuffled, or not so often`);
  });
  const others = own.shuffle(rest);
  const filled = known.map((one) => (one ? one.thing : others.pop()!));
  return [...others, ...filled];
}
