import type { RandomSource } from "../kernel/agenda/countable.ts";
import { type Rng, rngStateFrom, rngStoredIn } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import { playBy } from "./play.ts";

/** Chooses one of the legal actions, or of the first 500 if there are more. */
export type Player<Action> = (actions: readonly Action[], rng: Rng) => Action;

/**
 * A player who first chooses a type of action and then one of that type, so that types with few actions are as
 * likely as those with many.
 */
export function randomPlayer<Action extends { readonly type: string }>(
  actions: readonly Action[],
  rng: RandomSource,
): Action {
  const types = [...new Set(actions.map((action) => action.type))];
  const type = types[rng.below(types.length)];
  const ofType = actions.filter((action) => action.type === type);
  return ofType[rng.below(ofType.length)]!;
}

/** A random generator for a seed, independent of the game's own generator. */
export const rngOf = (seed: string): Rng => rngStoredIn({ rng: rngStateFrom(`play:${seed}`) });

/** Maximum number of legal actions listed; there may be millions. */
const MOST_LISTED = 500;

/** The first legal actions of a seat; `complete` if these are all. */
export interface SomeLegalActions<T extends GameTypes> {
  readonly actions: readonly Of<T, "action">[];
  readonly complete: boolean;
}

/** Lists the first legal actions of a seat. */
export function someLegalActions<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view" | "state">,
  seat: number,
): SomeLegalActions<T> {
  const actions: Of<T, "action">[] = [];
  for (const action of game.legalActions(view, seat)) {
    if (actions.length === MOST_LISTED) return { actions, complete: false };
    actions.push(action);
  }
  return { actions, complete: true };
}

/** The action that a player chooses for a random decider. */
export function chosenBy<T extends GameTypes, C extends RandomSource>(
  game: Game<T>,
  state: Of<T, "state">,
  deciders: readonly Seat[],
  player: (actions: readonly Of<T, "action">[], rng: C) => Of<T, "action">,
  rng: C,
): Of<T, "action"> {
  const seat = deciders[rng.below(deciders.length)]!;
  const { actions } = someLegalActions(game, state, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} is a decider, but has no legal action`);
  return player(actions, rng);
}

/**
 * Plays a whole game at random and yields its steps: the set-up first, then one for each action. The same seed
 * gives the same game.
 *
 * @example
 * ```ts
 * for (const { events } of playRandomly(conspiracy, { players: 3 }, "7"))
 *   for (const event of events) console.log(describe(event));
 * ```
 */
export function playRandomly<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  player: Player<Of<T, "action">> = randomPlayer,
): Generator<Step<T>> {
  const rng = rngOf(seed);
  return playBy(game, options, seed, (state, deciders) =>
    chosenBy(game, state, deciders, player, rng),
  );
}
