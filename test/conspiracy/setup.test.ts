import { expect, test } from "vitest";
import { type Colour, colours, type Lord, lords } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy, pearlMarker } from "../../src/conspiracy/index.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { sorted } from "../tables.ts";
import { eventsOf, question } from "./prepare.ts";

const seeds = Array.from({ length: 100 }, (_, i) => `seed ${i}`);

// From the card file: influence and number of cards in each colour.
const lordCards: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 4],
  [2, 2],
  [3, 2],
  [4, 2],
  [6, 1],
];

// From the card file: the 24 locations of the box, and the 5 bonus locations.
const baseLocations = [
  "seven-points",
  "five-points-one-pearl",
  "four-points-two-pearls",
  "three-points-three-pearls",
  "silver-keys",
  "gold-keys",
  "pearl-pairs",
  "locations",
  "force-one",
  "force-two",
  "reshuffle-lords",
  "reshuffle-locations",
  "any-two-keys",
  "search-deck",
  "best-yellow",
  "best-red",
  "best-green",
  "best-blue",
  "best-purple",
  "count-yellow",
  "count-red",
  "count-green",
  "count-blue",
  "count-purple",
];
const bonusLocations = [
  "group-of-ones",
  "group-of-twos",
  "group-of-threes",
  "group-of-fours",
  "zeros-and-sixes",
];

test.each([2, 3, 4])("CO-1 %i can play, each with their own area", (players) => {
  const { state, events } = conspiracy.setup({ players }, "seed");
  expect(state.table.seats).toHaveLength(players);
  expect(eventsOf(events, "game-started")).toMatchObject([{ players }]);
});

test.each([0, 1, 5])("CO-1 %i cannot play", (players) => {
  expect(() => conspiracy.setup({ players }, "seed")).toThrow(/players/);
});

test("CO-1 the game states its number of players", () => {
  expect(conspiracy.seats).toEqual({ min: 2, max: 4 });
});

test("CO-1 the deck has 60 lords, the same twelve in each of 5 colours", () => {
  const { lordDeck } = conspiracy.setup({ players: 2 }, "seed").state.table;
  expect(lordDeck).toHaveLength(60);
  expect(sorted(colours)).toEqual(["blue", "green", "purple", "red", "yellow"]);
  for (const colour of colours)
    for (const [influence, copies] of lordCards)
      expect(
        lordDeck.filter((lord) => lord === `${colour}-${influence}`),
        `${colour}-${influence}`,
      ).toHaveLength(copies);
});

test("CO-1 the 24 locations: one is available, the others are the deck", () => {
  const { available, locationDeck } = conspiracy.setup({ players: 3 }, "seed").state.table;
  expect(available).toHaveLength(1);
  expect(sorted([...available, ...locationDeck])).toEqual(sorted(baseLocations));
});

test("CO-1 the available location is shown to all", () => {
  const { state, events } = conspiracy.setup({ players: 2 }, "seed");
  expect(eventsOf(events, "locations-made-available")).toEqual([
    { type: "locations-made-available", locations: state.table.available },
  ]);
});

test("CO-1 both decks are shuffled: many different cards are at the top and at the bottom", () => {
  const games = seeds.map((seed) => conspiracy.setup({ players: 2 }, seed).state.table);
  const tops = new Set(games.map(({ lordDeck }) => lordDeck.at(-1)));
  const bottoms = new Set(games.map(({ lordDeck }) => lordDeck[0]));
  expect(tops.size).toBeGreaterThan(20);
  expect(bottoms.size).toBeGreaterThan(20);
  expect(new Set(games.map(({ available }) => available[0])).size).toBeGreaterThan(15);
  expect(new Set(games.map(({ locationDeck }) => locationDeck[0])).size).toBeGreaterThan(15);
  expect(new Set(games.map(({ lordDeck }) => lordDeck.join())).size).toBe(seeds.length);
});

test("CO-1 the same seed gives the same game", () => {
  for (const seed of seeds.slice(0, 5))
    expect(conspiracy.setup({ players: 4 }, seed)).toEqual(conspiracy.setup({ players: 4 }, seed));
});

test("CO-2 the piles and all areas are empty, and nobody is Pearl Master", () => {
  const { table } = conspiracy.setup({ players: 4 }, "seed").state;
  expect(table.piles).toEqual({ yellow: [], red: [], green: [], blue: [], purple: [] });
  for (const area of table.seats) {
    expect(area.lords).toEqual([]);
    expect(area.locations).toEqual([]);
    expect(area.pearls).toBe(0);
    expect(Object.values(area.coats)).toEqual([null, null, null, null, null]);
  }
  expect(table.pearlMaster).toBeNull();
  expect(pearlMarker(table)).toBe(0);
  expect(table).toMatchObject({ order: null, lastSeat: null, recruits: [], drawn: [] });
});

test("CO-2 the piles are public", () => {
  const { state } = conspiracy.setup({ players: 2 }, "seed");
  const piles = { ...state.table.piles, red: ["red-1", "red-4"] satisfies Lord[] };
  const table = { ...state.table, piles };
  const shown = conspiracy.view(assumeConsistent(conspiracy, { ...state, table }), "spectator");
  expect(shown.table.piles).toEqual(piles);
});

test.each([2, 3, 4])("CO-2 one of %i players begins, at random", (players) => {
  const firstPlayers = seeds.map((seed) => {
    const { state, events } = conspiracy.setup({ players }, seed);
    const { turn } = state.table;
    expect(question(state)).toBe(`recruit ${turn}`);
    expect(eventsOf(events, "game-started")[0]).toMatchObject({ first: turn });
    return turn;
  });
  const even = seeds.length / players;
  for (let seat = 0; seat < players; seat++) {
    const times = firstPlayers.filter((first) => first === seat).length;
    expect(times, `seat ${seat}`).toBeGreaterThan(even / 2);
    expect(times, `seat ${seat}`).toBeLessThan(even * 2);
  }
});

test("CO-2 the first player can be named", () => {
  for (const players of [2, 3, 4])
    for (let firstPlayer = 0; firstPlayer < players; firstPlayer++)
      for (const seed of ["a", "b", "c"])
        expect(question(conspiracy.setup({ players, firstPlayer }, seed).state)).toBe(
          `recruit ${firstPlayer}`,
        );
});

test("CO-2 the first player must be one of the players", () => {
  expect(() => conspiracy.setup({ players: 2, firstPlayer: 2 }, "seed")).toThrow(/firstPlayer/);
});

test("CO-36 the five bonus locations are in play only with the option", () => {
  const all = (bonus?: boolean) => {
    const options = bonus === undefined ? {} : { bonusLocations: bonus };
    const { table } = conspiracy.setup({ players: 2, ...options }, "seed").state;
    return sorted([...table.available, ...table.locationDeck]);
  };
  expect(all(true)).toEqual(sorted([...baseLocations, ...bonusLocations]));
  expect(all(false)).toEqual(sorted(baseLocations));
  expect(all()).toEqual(sorted(baseLocations));
});

test("CO-1 every lord is named by colour and influence", () => {
  const expected = colours.flatMap((colour: Colour) => lordCards.map(([n]) => `${colour}-${n}`));
  expect(lords).toEqual(expected);
});
