// The cost of oversized input in each function: it must be rejected quickly.
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { playRandomly } from "../../src/testing/index.ts";

/** The cost of an input: CPU time in milliseconds, and the growth of the heap. */
export interface HostileCost {
  readonly input: string;
  /** The function and its argument. */
  readonly call: string;
  readonly milliseconds: number;
  readonly megabytes: number;
  /** True if it must be under 50 ms, whatever its size. */
  readonly isBounded: boolean;
}

const TEN_MEGABYTES = 10_000_000;

const zeros = () => new Array(TEN_MEGABYTES / 2).fill(0);
const text = () => "x".repeat(TEN_MEGABYTES);
const keys = () => Object.fromEntries(Array.from({ length: 700_000 }, (_, i) => [`key${i}`, i]));
function deep(): unknown {
  let value: unknown = 0;
  for (let i = 0; i < TEN_MEGABYTES / 2; i++) value = [value];
  return value;
}
function cyclic(): unknown {
  const object: Record<string, unknown> = {};
  return Object.assign(object, { table: object, agenda: [object, object] });
}

const inputs: readonly (readonly [string, () => unknown, isBounded: boolean])[] = [
  ["a list of 5,000,000 zeros", zeros, true],
  ["a list of 3,000 zeros, the longest that is read", () => new Array(3000).fill(0), true],
  ["3,000 lists of 33 zeros", () => Array.from({ length: 3000 }, () => Array(33).fill(0)), true],
  ["a text of 10,000,000 characters", text, true],
  ["a value 5,000,000 levels deep", deep, true],
  ["an object that contains itself", cyclic, true],
  ["an object of 700,000 keys", keys, false],
];

const { state } = abyss.setup({ players: 4 }, "hostile");
const file = record(abyss, { options: { players: 4 }, seed: "hostile", actions: [] });
const untyped = abyss as unknown as Record<keyof typeof abyss, (...values: unknown[]) => unknown>;
const within = (deck: unknown) => ({ ...state, table: { ...state.table, deck } });
const long = Array.from({ length: 100_000 }, (_, i) => ({
  ...defaultCatalogue[0],
  id: `exile ${i}`,
}));

const functions: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ["`setup`, options", (value) => untyped.setup(value, "seed")],
  ["`setup`, seed", (value) => untyped.setup({ players: 2 }, value)],
  ["`reduce`, state", (value) => untyped.reduce(value, { type: "explore", seat: 0 })],
  ["`reduce`, in a state", (value) => untyped.reduce(within(value), { type: "explore", seat: 0 })],
  ["`reduce`, action", (value) => untyped.reduce(state, value)],
  ["`reduce`, in an action", (value) => untyped.reduce(state, { type: "discard", allies: value })],
  ["`legalActions`, in a view", (value) => untyped.legalActions(within(value), 0)],
  ["`choices`, partial", (value) => untyped.choices(state, 0, { type: "recruit", allies: value })],
  [
    "`countActions`, matching",
    (value) => untyped.countActions(state, 0, { type: "recruit", allies: value }),
  ],
  ["`view`, in a state", (value) => untyped.view(within(value), 0)],
  ["`redact`, event", (value) => untyped.redact({ type: "court-filled", lords: value }, 0)],
  ["`sampleState`, seed", (value) => untyped.sampleState(state, value)],
  ["`score`, tableaux", (value) => untyped.score([{ lords: value }])],
  ["`schemas.state.safeParse`", (value) => abyss.schemas.state.safeParse(within(value))],
  ["`readState`, in a state", (value) => readState(abyss, within(value))],
  ["`replay`, actions", (value) => replay(abyss, { ...file, actions: value })],
  ["`record`, actions", (value) => record(abyss, { ...file, actions: value } as never)],
];

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The lowest cost of a few runs of a call that throws or refuses. */
function costOf(call: () => unknown): { milliseconds: number; megabytes: number } {
  let milliseconds = Number.POSITIVE_INFINITY;
  let megabytes = 0;
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    const [before, start] = [process.memoryUsage().heapUsed, cpu()];
    try {
      call();
    } catch {
      // The error is expected.
    }
    milliseconds = Math.min(milliseconds, cpu() - start);
    megabytes = Math.max(megabytes, (process.memoryUsage().heapUsed - before) / 2 ** 20);
  }
  return { milliseconds, megabytes: Math.max(0, megabytes) };
}

/** The costs of all inputs in all functions. */
export function hostileCosts(): HostileCost[] {
  const costs: HostileCost[] = [];
  for (const [input, make, isBounded] of inputs) {
    const value = make();
    for (const [call, run] of functions)
      costs.push({ input, call, isBounded, ...costOf(() => run(value)) });
    costs.push({ input, call: "`digest`", isBounded: false, ...costOf(() => digest(value)) });
  }
  const catalogue = () => exiles.setup({ players: 2, catalogue: long } as never, "seed");
  const [input, call] = ["a catalogue of 100,000 exiles", "`setup`, options"];
  costs.push({ input, call, isBounded: true, ...costOf(catalogue) });
  return costs;
}

/** The most that an input of any size may cost. */
export const MOST_MILLISECONDS = 50;

/** The costs above the limit. */
export const tooSlow = (costs: readonly HostileCost[]): HostileCost[] =>
  costs.filter(({ isBounded, milliseconds }) => isBounded && milliseconds > MOST_MILLISECONDS);

/** The largest state and replay of some random games, in bytes of JSON. */
export interface Size {
  readonly game: string;
  readonly state: number;
  readonly replay: number;
  readonly actions: number;
}

const GAMES = 60;

/** The size of valid values. */
export const sizes = (): Size[] => [
  sizesOf(abyss, (players) => ({ players })),
  sizesOf(exiles, (players) => ({ players })),
  sizesOf(kraken, (players) => ({ players })),
  sizesOf(exilesKraken, (players) => ({ players })),
  sizesOf(leviathan, (players) => ({ players })),
  sizesOf(krakenLeviathan, (players) => ({ players })),
  sizesOf(exilesLeviathan, (players) => ({ players })),
  sizesOf(exilesKrakenLeviathan, (players) => ({ players })),
  sizesOf(conspiracy, (players) => ({ players })),
  sizesOf(conspiracySolo, () => ({})),
];

function sizesOf<T extends GameTypes>(
  game: Game<T>,
  options: (players: number) => Of<T, "options">,
): Size {
  let [largest, longest, actions] = [0, 0, 0];
  for (let i = 0; i < GAMES; i++) {
    const seed = `size ${i}`;
    const chosen = options(game.seats.min + (i % (game.seats.max - game.seats.min + 1)));
    const moves: Of<T, "action">[] = [];
    for (const { action, state: now } of playRandomly(game, chosen, seed)) {
      if (action) moves.push(action);
      largest = Math.max(largest, JSON.stringify(now).length);
    }
    const saved = JSON.stringify(record(game, { options: chosen, seed, actions: moves }));
    longest = Math.max(longest, saved.length);
    actions = Math.max(actions, moves.length);
  }
  return { game: game.id, state: largest, replay: longest, actions };
}
