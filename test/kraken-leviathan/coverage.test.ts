import { expect, test } from "vitest";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { arranged, kindsOfMixes, newCoverage, playOn } from "../leviathan/occurrence.ts";
import { testAllOccur } from "../occurrence/tally.ts";

const coverage = newCoverage(kindsOfMixes);

let games = 0;
testAllOccur(coverage.tally, { mostGames: 200, mostSteps: 300 }, (game, picks) => {
  const { state } = krakenLeviathan.setup({ players: 2 + (game % 4) }, `coverage ${game}`);
  playOn(coverage, krakenLeviathan, arranged(coverage, state), picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});
