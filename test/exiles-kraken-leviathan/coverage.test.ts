import { expect, test } from "vitest";
import { exilesKrakenLeviathan } from "../../src/exiles-kraken-leviathan/index.ts";
import { arranged, kindsOfMixes, newCoverage, playOn } from "../leviathan/occurrence.ts";
import { testAllOccur } from "../occurrence/tally.ts";

/** Too rare in new games with so many cards; kraken-leviathan and the tests of LE-80 have it. */
const rare = ["lose-allies"];
const coverage = newCoverage(kindsOfMixes, { "kind of action": rare, question: rare });

let games = 0;
testAllOccur(coverage.tally, { mostGames: 60, mostSteps: 300 }, (game, picks) => {
  const { state } = exilesKrakenLeviathan.setup({ players: 2 + (game % 4) }, `coverage ${game}`);
  playOn(coverage, exilesKrakenLeviathan, arranged(coverage, state), picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});
