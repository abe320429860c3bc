import { en, english } from "../kernel/english.ts";
import type { GameTypes } from "../kernel/game.ts";
import { playRandomly } from "../testing/random.ts";
import type { Entry } from "./games.ts";
import { scoreTable } from "./score-table.ts";

/** The lines of a report of one whole game between random players. */
export function* report<T extends GameTypes>(
  { name, game, describe, options }: Entry<T>,
  players: number,
  seed: string,
): Generator<string> {
  yield `${name}, ${players} random players, seed ${JSON.stringify(seed)}`;
  yield "";
  let last = game.setup(options(players), seed).state;
  for (const { state, events } of playRandomly(game, options(players), seed)) {
    for (const event of events) {
      // A turn reads as a paragraph.
      if (event.type === "turn-started") yield "";
      yield event.type === "turn-started" ? describe(event) : `  ${describe(event)}`;
    }
    last = state;
  }
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const standings = game.standings(last);
  yield "";
  yield scoreTable(game.score(seats.map((seat) => game.tableau(last, seat))), standings);
  yield "";
  const { winners } = standings;
  yield winners.length === 1
    ? `${english.player(winners[0]! + 1)} wins.`
    : `${en.and(winners.map((seat) => english.player(seat + 1)))} share the victory.`;
}
