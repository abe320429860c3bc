import { expect, test } from "vitest";
import { leviathan } from "../../src/leviathan/index.ts";
import { searching } from "../occurrence/rare-games.ts";
import { testAllOccur } from "../occurrence/tally.ts";
import { arranged, leviathanSearch, targets } from "./occurrence.ts";
import type { State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

// LE-81: only krakens cannot be discarded for the hand limit.
const search = leviathanSearch({ refusal: ["ally-not-to-be-discarded"] });
const playOn = searching(leviathan, search);
const STEPS_FROM_A_SCENE = 12;

/** One game in three is a new one of 2 to 5 players; the others begin at a prepared table. */
function startOf(game: number): State {
  if (game % 3 > 0) return allScenes[(game - Math.ceil(game / 3)) % allScenes.length]![1]();
  const { state } = leviathan.setup({ players: 2 + ((game / 3) % 4) }, `coverage ${game}`);
  return arranged(search, state);
}

let games = 0;
testAllOccur(search.tally, { mostGames: 150, mostSteps: 260 }, (game, picks) => {
  playOn(startOf(game), game % 3 > 0 ? picks.slice(0, STEPS_FROM_A_SCENE) : picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});

test("LE-11 LE-49 every kind has something to look for", () => {
  const sizes = Object.fromEntries(Object.entries(targets).map(([k, names]) => [k, names.length]));
  expect(sizes).toMatchObject({
    "lord entered": 40,
    "leviathan placed": 20,
    "leviathan killed": 20,
    "token revealed": 4,
  });
  expect(Object.values(sizes)).not.toContain(0);
});
