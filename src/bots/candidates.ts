import type { Rng } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { ThinkInput } from "./bot-of.ts";

/**
 * Some legal actions in random order: all those that waste nothing, if there are not too many, else
 * random ones.
 */
export function someActions<T extends GameTypes>(
  game: Game<T>,
  { view, seat }: ThinkInput<T>,
  most: number,
  rng: Rng,
): Of<T, "action">[] {
  const all: Of<T, "action">[] = [];
  for (const action of game.legalActions(view, seat, { payments: "minimal" })) {
    if (all.length === most) return drawnActions(game, view, seat, most, rng);
    all.push(action);
  }
  return rng.shuffle(all);
}

function drawnActions<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view">,
  seat: number,
  most: number,
  rng: Rng,
): Of<T, "action">[] {
  const drawn = new Map<string, Of<T, "action">>();
  for (let draws = 0; draws < most; draws++) {
    const action = game.randomAction(view, seat, rng);
    drawn.set(JSON.stringify(action), action);
  }
  return [...drawn.values()];
}
