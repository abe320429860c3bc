import { expect, test } from "vitest";
import { exilesLeviathan } from "../../src/exiles-leviathan/index.ts";
import { arranged, mixSearch } from "../leviathan/occurrence.ts";
import { searching } from "../occurrence/rare-games.ts";
import { testAllOccur } from "../occurrence/tally.ts";

const search = mixSearch();
const playOn = searching(exilesLeviathan, search);

let games = 0;
testAllOccur(search.tally, { mostGames: 200, mostSteps: 300 }, (game, picks) => {
  const { state } = exilesLeviathan.setup({ players: 2 + (game % 4) }, `coverage ${game}`);
  playOn(arranged(search, state), picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});
