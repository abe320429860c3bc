// The components as an interface gets them, without the rules.
import { describe, expect, test } from "vitest";
import * as abyss from "../src/abyss/cards/index.ts";
import { priceNow } from "../src/abyss/explore.ts";
import * as abyssGame from "../src/abyss/index.ts";
import * as abyssScore from "../src/abyss/score.ts";
import * as conspiracy from "../src/conspiracy/cards/index.ts";
import * as conspiracyGame from "../src/conspiracy/index.ts";
import * as conspiracyScore from "../src/conspiracy/score.ts";
import * as exiles from "../src/exiles/cards/index.ts";
import * as exilesGame from "../src/exiles/index.ts";
import * as exilesScore from "../src/exiles/score.ts";
import { prepare } from "./abyss/prepare.ts";

test("what the entries of cards have, the games have too", () => {
  expect(abyssGame).toMatchObject({ ...abyss });
  expect(exilesGame).toMatchObject({ ...exiles });
  expect(exiles).toMatchObject({ ...abyss });
  expect(conspiracyGame).toMatchObject({ ...conspiracy });
});

describe("Abyss", () => {
  test("cards have their print, an English name, and the rule of their power", () => {
    expect(Object.keys(abyss.namedLords)).toEqual(abyss.lords);
    expect(Object.keys(abyss.namedLocations)).toEqual(abyss.locations);
    expect(abyss.namedLords["master-of-magic"]).toEqual({
      ...abyss.lordCards["master-of-magic"],
      name: "Master of Magic",
      rule: "AB-52",
    });
    expect(abyss.namedLocations["city-of-mirrors"]).toMatchObject({
      name: "City of Mirrors",
      rule: "AB-75",
    });
  });

  test("a lord has a rule exactly if it has a power", () => {
    for (const { power, rule } of Object.values(abyss.namedLords))
      expect(rule === null).toBe(power === "none");
  });

  test("names follow ids", () => {
    for (const [id, { name }] of Object.entries({ ...abyss.namedLords, ...abyss.namedLocations }))
      expect(name.toLowerCase().replaceAll(" ", "-")).toBe(id);
  });

  test("AB-12 prices of allies", () => {
    const { table } = prepare();
    const prices = [[], [1], [1, 2]].map((buyers) =>
      priceNow({ ...table, turn: { ...table.turn, buyers } }),
    );
    expect(prices).toEqual(abyss.ALLY_PRICES);
  });

  test("AB-2, AB-5, AB-22 numbers of everything", () => {
    expect(abyss.abyssBox.cards).toHaveLength(71);
    expect(abyss.abyssBox.cards.filter((card) => card === "monster")).toHaveLength(
      abyss.MONSTER_CARDS,
    );
    expect(abyss.monsterTokens).toHaveLength(20);
    for (let space = 1; space <= abyss.LAST_THREAT_SPACE; space++)
      expect(abyss.rewardsOf(space).length).toBeGreaterThan(0);
  });
});

describe("Exiles", () => {
  test("EX-16, EX-17 every power has its rule", () => {
    expect(exiles.exilePowerRules).toEqual({ perjurer: "EX-16", conspirator: "EX-17" });
    expect(Object.keys(exiles.exilePowerRules)).toEqual([...exiles.exilePowerNames]);
  });
});

describe("Conspiracy", () => {
  test("cards have what they do, an English name, and a rule", () => {
    expect(Object.keys(conspiracy.namedLords)).toEqual(conspiracy.lords);
    expect(Object.keys(conspiracy.namedLocations)).toEqual(conspiracy.locations);
    expect(conspiracy.namedLords["blue-6"]).toEqual({
      ...conspiracy.lordCards["blue-6"],
      name: "Blue 6",
      rule: "CO-12",
    });
    expect(conspiracy.namedLocations["any-two-keys"]).toEqual({
      ...conspiracy.locationCards["any-two-keys"],
      name: "Any 2 keys",
      rule: "CO-26",
    });
  });

  test("CO-7 spots are as many as the rows hold, and neighbours are mutual", () => {
    const sum = conspiracy.chamberRows.reduce<number>((n, row) => n + row, 0);
    expect([sum, conspiracy.neighbours.length]).toEqual([conspiracy.spots, conspiracy.spots]);
    for (const [i, beside] of conspiracy.neighbours.entries())
      for (const spot of beside) expect(conspiracy.neighbours[spot - 1]).toContain(i + 1);
  });
});

test("score entries have the ids and categories that they take", () => {
  expect(abyssScore).toMatchObject({
    lords: abyss.lords,
    locations: abyss.locations,
    allies: abyss.allies,
    tokenValues: [2, 3, 4],
    categories: ["locations", "lords", "allies", "monsters"],
    disabledLordsRules: ["influence", "all"],
  });
  expect(exilesScore).toMatchObject({
    lords: abyss.lords,
    categories: ["locations", "lords", "allies", "monsters", "exiles"],
  });
  expect(conspiracyScore).toMatchObject({
    lords: conspiracy.lords,
    locations: conspiracy.locations,
    categories: ["lords", "locations", "coalition", "pearlMaster"],
  });
});
