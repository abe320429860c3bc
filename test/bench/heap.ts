import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";

/** The heap size of a single state, and of each further state of a history. */
export interface Bytes {
  readonly state: number;
  readonly historyPerState: number;
}

const used = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Measures the heap of a game for two. */
export function bytesOf<T extends GameTypes>(game: Game<T>): Bytes {
  const options = { players: 2 } as Of<T, "options">;
  const rng = rngFrom("heap");
  let { state } = game.setup(options, "heap");
  const history = [state];
  const before = used();
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const result = game.reduce(state, game.randomAction(state, seat, rng));
    if (!result.ok) throw new Error("a random action is refused");
    state = result.state;
    history.push(state);
  }
  const historyPerState = (used() - before) / (history.length - 1);
  // The same state, without sharing.
  const text = JSON.stringify(history[history.length >> 1]);
  const copies: unknown[] = [];
  const start = used();
  for (let i = 0; i < 200; i++) copies.push(JSON.parse(text));
  return { state: (used() - start) / copies.length, historyPerState };
}
