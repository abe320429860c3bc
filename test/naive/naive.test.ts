// Compares the scores with those of a second, simple scorer: on random tableaux, and on those of random games.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { score as scoreAbyss } from "../../src/abyss/score.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { score as scoreConspiracy } from "../../src/conspiracy/score.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { score as scoreSolo } from "../../src/conspiracy-solo/score.ts";
import { exiles } from "../../src/exiles/index.ts";
import { score as scoreExiles } from "../../src/exiles/score.ts";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { score as scoreExilesKraken } from "../../src/exiles-kraken/score.ts";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { score as scoreExilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/score.ts";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { score as scoreExilesLeviathan } from "../../src/exiles-leviathan/score.ts";
import { type Game, type GameTypes, type Of, rank, type ScoreSheet } from "../../src/index.ts";
import { kraken } from "../../src/kraken/index.ts";
import { score as scoreKraken } from "../../src/kraken/score.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { score as scoreKrakenLeviathan } from "../../src/kraken-leviathan/score.ts";
import { leviathan } from "../../src/leviathan/index.ts";
import { score as scoreLeviathan } from "../../src/leviathan/score.ts";
import { games } from "../../src/testing/arbitraries/index.ts";
import { amount } from "../repetition.ts";
import { type NaiveScore, naiveScore } from "./abyss-scorer.ts";
import { naiveScore as naiveConspiracy } from "./conspiracy-scorer.ts";
import * as random from "./random-tableaux.ts";

/** The points of a sheet by category, without zeros. */
function pointsOf({ lines }: ScoreSheet): Record<string, number> {
  const points: Record<string, number> = {};
  for (const { category, points: more } of lines) points[category] = (points[category] ?? 0) + more;
  return withoutZeros(points);
}

const withoutZeros = (points: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0));

/** The seats with the best score: by total, then by tie-breaks. */
function winnersOf(naive: readonly NaiveScore[]): number[] {
  const keys = naive.map(({ points, ties }) => [
    Object.values(points).reduce((a, b) => a + b, 0),
    ...ties,
  ]);
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    for (const [i, value] of a.entries()) if (value !== b[i]) return value > b[i]!;
    return false;
  };
  return keys.flatMap((key, seat) => (keys.some((other) => isBetter(other, key)) ? [] : [seat]));
}

/** Expects that both scorers agree on the tableaux of one table. */
function expectAgreement<Tableau>(
  tableaux: readonly Tableau[],
  sheets: readonly ScoreSheet[],
  naive: (all: readonly Tableau[], seat: number) => NaiveScore,
): void {
  const expected = tableaux.map((_, seat) => naive(tableaux, seat));
  expect(sheets.map(pointsOf)).toEqual(expected.map(({ points }) => withoutZeros(points)));
  expect([...rank(sheets).winners].sort()).toEqual(winnersOf(expected));
}

const TABLES = amount(200, 600);

/** Compares the scorers on random tables. */
function checkTables<Tableau>(
  tableauxOf: (seed: string) => readonly Tableau[],
  score: (tableaux: readonly Tableau[]) => readonly ScoreSheet[],
  naive: (all: readonly Tableau[], seat: number) => NaiveScore,
): void {
  for (let i = 0; i < TABLES; i++) {
    const tableaux = tableauxOf(`table ${i}`);
    expectAgreement(tableaux, score(tableaux), naive);
  }
}

describe("random tableaux", () => {
  test("AB-39, AB-71 to AB-76 Abyss", () =>
    checkTables(random.abyssTableaux, scoreAbyss, naiveScore));
  test("EX-5, EX-20 Exiles", () => checkTables(random.exilesTableaux, scoreExiles, naiveScore));
  test("KR-59 to KR-63, KR-68, KR-69 Kraken", () =>
    checkTables(random.krakenTableaux, scoreKraken, naiveScore));
  test("KR-85 Exiles with Kraken", () =>
    checkTables(random.exilesKrakenTableaux, scoreExilesKraken, naiveScore));
  test("LE-48, LE-64, LE-65 Leviathan", () =>
    checkTables(random.leviathanTableaux, scoreLeviathan, naiveScore));
  test("LE-91 Kraken with Leviathan", () =>
    checkTables(random.krakenLeviathanTableaux, scoreKrakenLeviathan, naiveScore));
  test("LE-98 Exiles with Leviathan", () =>
    checkTables(random.exilesLeviathanTableaux, scoreExilesLeviathan, naiveScore));
  test("LE-91, LE-98 Exiles with Kraken and Leviathan", () =>
    checkTables(random.exilesKrakenLeviathanTableaux, scoreExilesKrakenLeviathan, naiveScore));
  test("CO-18 to CO-22, CO-24 to CO-27, CO-30, CO-31 Conspiracy", () =>
    checkTables(random.conspiracyTableaux, scoreConspiracy, naiveConspiracy));
  test("CO-49, CO-52, CO-58, CO-59 Solo Conspiracy", () =>
    checkTables(random.soloTableaux, scoreSolo, naiveConspiracy));
});

/** Compares the scorers on tableaux of random games, during the game and at its end. */
function checkGames<T extends GameTypes, Tableau>(
  game: Game<T>,
  options: fc.Arbitrary<Of<T, "options">>,
  naive: (all: readonly (Tableau & Of<T, "tableau">)[], seat: number) => NaiveScore,
): void {
  fc.assert(
    fc.property(games(game, options), ({ states }) => {
      for (const state of states.filter((_, i) => i % 40 === 0 || i === states.length - 1)) {
        const seats = game.standings(state).bySeat.map((_, seat) => seat);
        const tableaux = seats.map((seat) => game.tableau(state, seat));
        expectAgreement(tableaux as (Tableau & Of<T, "tableau">)[], game.score(tableaux), naive);
      }
    }),
    { numRuns: 4, seed: 71 },
  );
}

const players = fc.record({ players: fc.integer({ min: 2, max: 4 }) });
const upToFive = fc.record({ players: fc.integer({ min: 2, max: 5 }) });

describe("tableaux of random games", () => {
  test("AB-70 to AB-76 Abyss", () => checkGames(abyss, players, naiveScore));
  test("EX-20 Exiles", () => checkGames(exiles, players, naiveScore));
  test("KR-67 to KR-70 Kraken", () => checkGames(kraken, players, naiveScore));
  test("KR-85 Exiles with Kraken", () => checkGames(exilesKraken, players, naiveScore));
  test("LE-42, LE-64 Leviathan", () => checkGames(leviathan, upToFive, naiveScore));
  test("LE-91 Kraken with Leviathan", () => checkGames(krakenLeviathan, upToFive, naiveScore));
  test("LE-98 Exiles with Leviathan", () => checkGames(exilesLeviathan, upToFive, naiveScore));
  test("LE-91, LE-98 Exiles with Kraken and Leviathan", () =>
    checkGames(exilesKrakenLeviathan, upToFive, naiveScore));
  test("CO-30 Conspiracy", () => checkGames(conspiracy, players, naiveConspiracy));
  test("CO-58 Solo Conspiracy", () =>
    checkGames(
      conspiracySolo,
      fc.record({ opponent: fc.constantFrom(...opponents) }),
      naiveConspiracy,
    ));
});
