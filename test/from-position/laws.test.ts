// Laws of `fromPosition` that hold for all games.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { type Rng, rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { expectEqual } from "../expect-equal.ts";
import * as layered from "../layers/games.ts";
import { powerfulCatalogue } from "../layers/trial.ts";
import { amount } from "../repetition.ts";
import {
  randomAbyss,
  randomConspiracy,
  randomExiles,
  randomExilesKraken,
  randomExilesKrakenLeviathan,
  randomExilesLeviathan,
  randomKraken,
  randomKrakenLeviathan,
  randomLeviathan,
  randomSolo,
} from "./random-positions.ts";

const POSITIONS = amount(3, 12);
/** One in this many of the chosen states of random games is recreated. */
const EVERY = amount(3, 1);
const MOST_ACTIONS = 4000;

interface AnyState {
  readonly table: object;
  readonly agenda: readonly unknown[];
}

/** The table and agenda of a state or a view, as a position. */
const positionOf = <T extends GameTypes>(_game: Game<T>, { table, agenda }: AnyState) =>
  ({ ...table, agenda }) as Of<T, "position">;

/** Tests that states of random games are recreated from their positions. */
function testStates<T extends GameTypes>(
  game: Game<T>,
  games: readonly Of<T, "options">[],
  every: number,
): void {
  test(`${game.id}: the table of a state, or of a view, is a position that recreates it`, () => {
    const questions = new Set<string>();
    for (const [n, options] of games.entries())
      for (const [i, { state }] of [
        ...playRandomly(game, options, `composed ${2 + n}`),
      ].entries()) {
        const last = game.deciders(state).length === 0;
        if (i % (every * EVERY) > 0 && !last) continue;
        const { table, agenda } = state as AnyState;
        const again = fromPosition(game, positionOf(game, state as AnyState), "again");
        expectEqual(positionOf(game, again as AnyState), { ...table, agenda });
        const viewers: Viewer[] = ["spectator", ...game.deciders(state)];
        for (const viewer of viewers) {
          const view = game.view(state, viewer);
          const sampled = fromPosition(game, positionOf(game, view as AnyState), `world ${i}`);
          expectEqual(game.view(sampled, viewer), view);
        }
        questions.add(game.decision(state)?.ask ?? "over");
      }
    expect(questions).toContain("over");
    expect(questions.size).toBeGreaterThan(4);
  });
}

/** Tests random positions, and plays on from them. */
function testPositions<T extends GameTypes>(
  game: Game<T>,
  randomPosition: (rng: Rng) => Of<T, "position">,
): void {
  test(`${game.id}: what is given is on the table, the seed decides the rest, and the game can be played to its end`, () => {
    for (let i = 0; i < POSITIONS; i++) {
      const position = randomPosition(rngFrom(`position ${i}`));
      const state = fromPosition(game, position, "a seed");
      expect(readState(game, JSON.parse(JSON.stringify(state)))).toEqual(state);
      expect(fromPosition(game, position, "a seed")).toEqual(state);
      expect(fromPosition(game, position, "another seed")).not.toEqual(state);
      expect(missingParts(position, (state as AnyState).table)).toEqual([]);

      const simulation = game.simulate(state);
      const rng = rngFrom(`play ${i}`);
      let actions = 0;
      while (actions < MOST_ACTIONS && simulation.advance(rng)) actions += 1;
      expect(game.deciders(simulation.state)).toEqual([]);
    }
  });
}

/** The paths of the parts of a position that are not on the table. Lists may have been sorted. */
function missingParts(position: unknown, table: unknown, path = ""): string[] {
  if (position === null) return [];
  if (Array.isArray(position) && typeof position[0] !== "object") {
    const present = [...(table as unknown[])];
    const missing = position.filter((card) => {
      const at = present.indexOf(card);
      if (at >= 0) present.splice(at, 1);
      return card !== null && at < 0;
    });
    return missing.length > 0 || (table as unknown[]).length < position.length ? [path] : [];
  }
  if (typeof position !== "object") return position === table ? [] : [path];
  if ("top" in position) {
    const next = (table as unknown[]).toReversed();
    const top = position.top as readonly unknown[];
    return top.every((card, i) => card === null || card === next[i]) ? [] : [path];
  }
  return Object.entries(position).flatMap(([key, part]) =>
    missingParts(part, (table as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

describe("states", () => {
  const tables = [{ players: 2 }, { players: 3 }, { players: 4 }];
  testStates(abyss, tables, 3);
  const catalogue = powerfulCatalogue;
  testStates(
    exiles,
    tables.map((options) => ({ ...options, catalogue })),
    3,
  );
  testStates(kraken, tables, 3);
  testStates(
    exilesKraken,
    tables.map((options) => ({ ...options, catalogue })),
    6,
  );
  const five = [...tables, { players: 5 }];
  testStates(leviathan, five, 9);
  testStates(krakenLeviathan, [{ players: 2 }, { players: 5 }], 9);
  testStates(exilesLeviathan, [{ players: 3, catalogue }], 9);
  testStates(exilesKrakenLeviathan, [{ players: 4, catalogue }], 9);
  testStates(conspiracy, tables, 1);
  testStates(
    conspiracySolo,
    opponents.map((opponent) => ({ opponent })),
    1,
  );
  testStates(layered.favouredLimitedExiles, tables, 7);
});

describe("positions", () => {
  testPositions(abyss, randomAbyss);
  testPositions(exiles, randomExiles);
  testPositions(kraken, randomKraken);
  testPositions(exilesKraken, randomExilesKraken);
  testPositions(leviathan, randomLeviathan);
  testPositions(krakenLeviathan, randomKrakenLeviathan);
  testPositions(exilesLeviathan, randomExilesLeviathan);
  testPositions(exilesKrakenLeviathan, randomExilesKrakenLeviathan);
  testPositions(conspiracy, (rng) => randomConspiracy(rng));
  testPositions(conspiracySolo, randomSolo);
  testPositions(layered.limitedExiles, (rng) => ({
    ...randomExiles(rng),
    turn: { seat: 1 },
    heap: [],
  }));
});
