import { expect, test } from "vitest";
import { kraken } from "../../src/kraken/index.ts";
import { searching } from "../occurrence/rare-games.ts";
import { testAllOccur } from "../occurrence/tally.ts";
import { arranged, krakenSearch, targets } from "./occurrence.ts";
import type { State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

const search = krakenSearch();
const playOn = searching(kraken, search);
const LIMITS = { mostGames: 150, mostSteps: 260 };
const STEPS_FROM_A_SCENE = 12;

/** One game in three is a new one of 2, 3 or 4 players; the others begin at a prepared table. */
function startOf(game: number): State {
  if (game % 3 > 0) return allScenes[(game - Math.ceil(game / 3)) % allScenes.length]![1]();
  const { state } = kraken.setup({ players: 2 + ((game / 3) % 3) }, `coverage ${game}`);
  return arranged(search, state);
}

let games = 0;
testAllOccur(search.tally, LIMITS, (game, picks) => {
  playOn(startOf(game), game % 3 > 0 ? picks.slice(0, STEPS_FROM_A_SCENE) : picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});

test("every kind has something to look for", () => {
  const sizes = Object.fromEntries(Object.entries(targets).map(([k, names]) => [k, names.length]));
  expect(sizes).toMatchObject({
    "lord entered": 54,
    "location owned": 18,
    "loot drawn": 15,
    "kind of event": 16,
    question: 9,
    refusal: 17,
  });
});
