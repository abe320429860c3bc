import { expect, test } from "vitest";
import { exilesKraken } from "../../src/exiles-kraken/index.ts";
import { cheap } from "../exiles/prepare.ts";
import { arranged, krakenSearch } from "../kraken/occurrence.ts";
import { searching } from "../occurrence/rare-games.ts";
import { namesOf, testAllOccur } from "../occurrence/tally.ts";

/** A robbed player chooses a location, or finds none, only if few are left, which random games do not reach. */
const rare = ["replace-location", "location-not-available", "lords-set-aside"];
const common = Object.entries(namesOf("exiles")).map(([kind, names]) => [
  kind,
  names.filter((name) => !rare.includes(name)),
]);
const search = krakenSearch(Object.fromEntries(common));
const playOn = searching(exilesKraken, search);

// All games are new ones, with cheap exiles, so that exiles come into play together with Kraken's cards.
let games = 0;
testAllOccur(search.tally, { mostGames: 60, mostSteps: 260 }, (game, picks) => {
  const options = { players: 2 + (game % 3), ...(game % 2 === 0 ? { catalogue: cheap } : {}) };
  const { state } = exilesKraken.setup(options, `coverage ${game}`);
  playOn(arranged(search, state), picks);
  games += 1;
});

test("games are played", () => {
  expect(games).toBeGreaterThan(0);
});
