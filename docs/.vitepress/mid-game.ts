import { abyss, type State } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/index.ts";

/** A position in the middle of a random game of Abyss, at the turn of seat 0. */
export function midGame(): State {
  const rng = rngFrom("the picture of the playground");
  let { state } = abyss.setup({ players: 3 }, "the picture of the playground");
  const MOVES = 90;
  for (let moves = 0; ; moves += 1) {
    const [seat] = abyss.deciders(state);
    if (seat === undefined) throw new Error("The game was over too early.");
    if (moves > MOVES && seat === 0 && abyss.actionTypes(state, 0).includes("recruit"))
      return state;
    const result = abyss.reduce(state, abyss.randomAction(state, seat, rng));
    if (result.ok) state = result.state;
  }
}
