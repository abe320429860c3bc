import type { GameEntry } from "../../src/cli/games.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { record } from "../../src/kernel/tools/replay.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { amount } from "../repetition.ts";

/** Every `EVERY`-th state of a game is used. */
const EVERY = amount(60, 15);

/** Returns data of a random game, by the schema that it must fit. */
export function samplesOf<T extends GameTypes>(
  { game, options: optionsFor }: GameEntry<T>,
  players: number,
): Readonly<Record<string, readonly unknown[]>> {
  const options = optionsFor(players);
  const seed = `samples for ${players}`;
  const steps = [...playRandomly(game, options, seed)];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const viewers: readonly Viewer[] = [...seats, "spectator"];
  const states = steps.filter((_, i) => i % EVERY === 0).map(({ state }) => state);
  const actions = steps.flatMap(({ action }) => (action ? [action] : []));
  const last = steps.at(-1)!.state;
  return {
    options: [options],
    action: actions,
    event: steps.flatMap(({ events }) =>
      events.flatMap((event) => [event, game.redact(event, "spectator") ?? event]),
    ),
    state: [...states, last],
    view: states.flatMap((state) => viewers.map((viewer) => game.view(state, viewer))),
    tableau: seats.map((seat) => game.tableau(last, seat)),
    replay: [record(game, { options, seed, actions: actions.slice(0, 15) })],
  };
}
