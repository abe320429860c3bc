import type { Rng } from "../kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import type { ThinkInput } from "./bot-of.ts";

/** Legal actions in random order: all with minimal payments, or a random sample if there are more than `most`. */
export function someActions<T extends GameTypes>(
  game: Game<T>,
  { view, seat }: ThinkInput<T>,
  most: number,
  rng: Rng,
): Of<T, "action">[] {
  const all: Of<T, "action">[] = [];
  for (const action of game.legalActions(view, seat, { payments: "minimal" })) {
    if (all.length === most) return sampledActions(game, view, seat, most, rng);
    all.push(action);
  }
  return rng.shuffle(all);
}

function sampledActions<T extends GameTypes>(
  game: Game<T>,
  view: Of<T, "view">,
  seat: number,
  most: number,
  rng: Rng,
): Of<T, "action">[] {
  const sampled = new Map<string, Of<T, "action">>();
  for (let i = 0; i < most; i++) {
    const action = game.randomAction(view, seat, rng);
    sampled.set(JSON.stringify(action), action);
  }
  return [...sampled.values()];
}
