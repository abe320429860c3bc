import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { GameTable } from "./games.ts";

/** The heap size of a single state, and of each further state of a history. */
export interface Bytes {
  readonly state: number;
  readonly historyPerState: number;
}

const used = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Histories are measured together: code that is compiled meanwhile would count for much in one of them. */
const HISTORIES = 10;

/** All states of a random game. */
function historyOf<T extends GameTypes>(
  { game, options }: GameTable<T>,
  seed: string,
): Of<T, "state">[] {
  const rng = rngFrom(seed);
  let { state } = game.setup(options, seed);
  const history = [state];
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const result = game.reduce(state, game.randomAction(state, seat, rng));
    if (!result.ok) throw new Error("a random action is refused");
    state = result.state;
    history.push(state);
  }
  return history;
}

/** Measures the heap of a game. */
export function bytesOf<T extends GameTypes>(table: GameTable<T>): Bytes {
  const seeds = Array.from({ length: HISTORIES }, (_, i) => `heap ${i}`);
  // Warm-up: compiled code, and tables that grow once.
  for (const seed of seeds) historyOf(table, seed);
  const before = used();
  const histories = seeds.map((seed) => historyOf(table, seed));
  const states = histories.reduce((sum, { length }) => sum + length, 0);
  const historyPerState = (used() - before) / states;
  // The same state, without sharing.
  const [history] = histories;
  const text = JSON.stringify(history![history!.length >> 1]);
  const copies: unknown[] = [JSON.parse(text)];
  const start = used();
  for (let i = 0; i < 200; i++) copies.push(JSON.parse(text));
  return { state: (used() - start) / 200, historyPerState };
}
