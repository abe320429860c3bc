import { type Rng, rngStateFrom, rngStoredIn } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { RandomSource } from "./picks.ts";
import { type PlayedStep, playBy } from "./play.ts";

/** Chooses one of the legal actions, or of the first 500 if there are more. */
export type Player<Action> = (actions: readonly Action[], rng: Rng) => Action;

/**
 * A player who first chooses a kind of action and then one of that kind, so that kinds with few
 * actions are not drowned by those with many.
 */
export function randomPlayer<Action extends { readonly type: string }>(
  actions: readonly Action[],
  rng: RandomSource,
): Action {
  const kinds = [...new Set(actions.map((action) => action.type))];
  const kind = kinds[rng.below(kinds.length)];
  const ofKind = actions.filter((action) => action.type === kind);
  return ofKind[rng.below(ofKind.length)]!;
}

/** Random numbers of a seed that has nothing to do with the game's own. */
export const rngOf = (seed: string): Rng => rngStoredIn({ rng: rngStateFrom(`play:${seed}`) });

/** So many legal actions are looked at; there may be millions. */
const ENOUGH = 500;

/** The legal actions of a seat, as far as they are looked at. */
export function someLegalActions<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view" | "state">,
  seat: number,
): { readonly actions: readonly Of<T, "action">[]; readonly complete: boolean } {
  const actions: Of<T, "action">[] = [];
  for (const action of game.legalActions(view, seat)) {
    if (actions.length === ENOUGH) return { actions, complete: false };
    actions.push(action);
  }
  return { actions, complete: true };
}

/** What a player does in the place of one of the deciders. */
export function chosenBy<T extends GameTypes, C extends RandomSource>(
  game: Game<T>,
  state: Of<T, "state">,
  deciders: readonly Seat[],
  player: (actions: readonly Of<T, "action">[], chance: C) => Of<T, "action">,
  chance: C,
): Of<T, "action"> {
  const seat = deciders[chance.below(deciders.length)]!;
  const { actions } = someLegalActions(game, state, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} is asked, but cannot answer`);
  return player(actions, chance);
}

/**
 * Plays a whole game with random players, step by step: the set-up first, then one step for each
 * action, with the action. The same seed gives the same game.
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
): Generator<PlayedStep<T>> {
  const rng = rngOf(seed);
  return playBy(game, options, seed, (state, deciders) =>
    chosenBy(game, state, deciders, player, rng),
  );
}
