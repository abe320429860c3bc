// Games that were recorded elsewhere are played again, on states with other random numbers.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { type Outcome, reduceWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import {
  chanceInAbyss,
  chanceInConspiracy,
  chanceInSolo,
  dealtInAbyss,
  dealtInConspiracy,
  dealtInExiles,
  dealtInSolo,
  type Recorder,
  recorded,
} from "./foreign.ts";

/** What all see and what is still to do; the random numbers are another program's own. */
const withoutLuck = (state: object) => ({ ...state, rng: undefined });

/** Plays recorded games again, step by step; gives all outcomes of chance that were told. */
function replayed<T extends GameTypes>(
  recorder: Recorder<T>,
  options: (players: number) => Of<T, "options">,
  games: number,
): Outcome[] {
  const { game } = recorder;
  const told: Outcome[] = [];
  for (let i = 0; i < games; i++) {
    const { foreign, states } = recorded(recorder, options(2 + (i % 3)), `elsewhere ${i}`);
    let state = fromPosition(game, foreign.start, "here");
    const same = (at: number) => expect(withoutLuck(state)).toEqual(withoutLuck(states[at]!));
    same(0);
    for (const [step, { action, chance }] of foreign.moves.entries()) {
      const result = reduceWithOutcomes(game, state, action, chance);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
      state = result.state;
      same(step + 1);
      told.push(...chance);
    }
    expect(game.deciders(state)).toEqual([]);
    expect(game.standings(state)).toEqual(game.standings(states.at(-1)!));
  }
  return told;
}

const orders = (told: readonly Outcome[]) => told.filter(Array.isArray);

describe("a game that was recorded elsewhere reaches the same table at every step", () => {
  test("Abyss: renewed decks, shuffled stacks, stolen tokens", () => {
    const told = replayed(
      {
        game: abyss,
        dealt: dealtInAbyss,
        chanceIn: (before, { action, state, events }) =>
          chanceInAbyss(before, action, state, events),
      },
      (players) => ({ players }),
      6,
    );
    expect(orders(told).some((order) => order.includes("monster"))).toBe(true);
    expect(orders(told).some((order) => order.includes("throne-room"))).toBe(true);
    expect(told).toContain(2);
  });

  test("Exiles", () => {
    const told = replayed(
      {
        game: exiles,
        dealt: dealtInExiles,
        chanceIn: (before, { action, state, events }) =>
          chanceInAbyss(before, action, state, events),
      },
      (players) => ({ players }),
      6,
    );
    expect(orders(told).some((order) => order.includes("monster"))).toBe(true);
  });

  test("Conspiracy: reshuffled lords and locations, searched decks", () => {
    const told = replayed(
      {
        game: conspiracy,
        dealt: dealtInConspiracy,
        chanceIn: (before, { state, events }) => chanceInConspiracy(before, state, events),
      },
      (players) => ({ players, bonusLocations: players === 3 }),
      60,
    );
    expect(orders(told).some((order) => order.includes("blue-6"))).toBe(true);
    expect(orders(told).some((order) => order.includes("seven-points"))).toBe(true);
  });

  test("Conspiracy for one: CO-48 the locations that chance gave the opponent", () => {
    const told = replayed(
      { game: conspiracySolo, dealt: dealtInSolo, chanceIn: chanceInSolo },
      (players) => ({ opponent: opponents[players]!, bonusLocations: players === 3 }),
      60,
    );
    expect(orders(told).some((order) => order.includes("blue-6"))).toBe(true);
    expect(told).toContain("seven-points");
  });

  test("without what chance brought it does not", () => {
    const recorder = { game: abyss, dealt: dealtInAbyss, chanceIn: () => [] };
    const { foreign, states } = recorded(recorder, { players: 2 }, "elsewhere 0");
    const tables: object[] = [];
    let state = fromPosition(abyss, foreign.start, "here");
    for (const { action } of foreign.moves) {
      const result = abyss.reduce(state, action);
      if (!result.ok) break;
      state = result.state;
      tables.push(state.table);
    }
    expect(tables).not.toEqual(states.slice(1).map(({ table }) => table));
    expect(tables[10]).toEqual(states[11]!.table);
  });
});
