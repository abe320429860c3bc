// Games recorded by another program are replayed, on states with a different random generator.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Outcome } from "../../src/kernel/components/outcome.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { reduceWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import { expectEqual } from "../expect-equal.ts";
import {
  dealtInAbyss,
  dealtInConspiracy,
  dealtInExiles,
  dealtInSolo,
  outcomesInAbyss,
  outcomesInConspiracy,
  outcomesInSolo,
  type Recorder,
  recorded,
} from "./foreign.ts";

/** A state without its generator, which the other program does not share. */
const withoutRng = (state: object) => ({ ...state, rng: undefined });

/** Replays recorded games step by step; returns all outcomes that were scripted. */
function replayGames<T extends GameTypes>(
  recorder: Recorder<T>,
  options: (players: number) => Of<T, "options">,
  games: number,
): Outcome[] {
  const { game } = recorder;
  const scripted: Outcome[] = [];
  for (let i = 0; i < games; i++) {
    const { foreign, states } = recorded(recorder, options(2 + (i % 3)), `elsewhere ${i}`);
    let state = fromPosition(game, foreign.start, "here");
    const expectSame = (at: number) => expectEqual(withoutRng(state), withoutRng(states[at]!));
    expectSame(0);
    for (const [step, { action, outcomes }] of foreign.moves.entries()) {
      const result = reduceWithOutcomes(game, state, action, outcomes);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
      state = result.state;
      expectSame(step + 1);
      scripted.push(...outcomes);
    }
    expect(game.deciders(state)).toEqual([]);
    expect(game.standings(state)).toEqual(game.standings(states.at(-1)!));
  }
  return scripted;
}

const orders = (outcomes: readonly Outcome[]) => outcomes.filter(Array.isArray);

describe("a game recorded by another program reaches the same table at every step", () => {
  test("Abyss: renewed decks, shuffled stacks, stolen tokens", () => {
    const outcomes = replayGames(
      {
        game: abyss,
        dealt: dealtInAbyss,
        outcomesIn: (before, { action, state, events }) =>
          outcomesInAbyss(before, action, state, events),
      },
      (players) => ({ players }),
      6,
    );
    expect(orders(outcomes).some((order) => order.includes("monster"))).toBe(true);
    expect(orders(outcomes).some((order) => order.includes("throne-room"))).toBe(true);
    expect(outcomes).toContain(2);
  });

  test("Exiles", () => {
    const outcomes = replayGames(
      {
        game: exiles,
        dealt: dealtInExiles,
        outcomesIn: (before, { action, state, events }) =>
          outcomesInAbyss(before, action, state, events),
      },
      (players) => ({ players }),
      6,
    );
    expect(orders(outcomes).some((order) => order.includes("monster"))).toBe(true);
  });

  test("Conspiracy: reshuffled lords and locations, searched decks", () => {
    const outcomes = replayGames(
      {
        game: conspiracy,
        dealt: dealtInConspiracy,
        outcomesIn: (before, { state, events }) => outcomesInConspiracy(before, state, events),
      },
      (players) => ({ players, bonusLocations: players === 3 }),
      60,
    );
    expect(orders(outcomes).some((order) => order.includes("blue-6"))).toBe(true);
    expect(orders(outcomes).some((order) => order.includes("seven-points"))).toBe(true);
  });

  test("Solo Conspiracy: CO-48 the locations that the opponent drew at random", () => {
    const outcomes = replayGames(
      { game: conspiracySolo, dealt: dealtInSolo, outcomesIn: outcomesInSolo },
      (players) => ({ opponent: opponents[players]!, bonusLocations: players === 3 }),
      60,
    );
    expect(orders(outcomes).some((order) => order.includes("blue-6"))).toBe(true);
    expect(outcomes).toContain("seven-points");
  });

  test("not without the recorded outcomes", () => {
    const recorder = { game: abyss, dealt: dealtInAbyss, outcomesIn: () => [] };
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
