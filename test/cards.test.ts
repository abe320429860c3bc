// The components as data, without the rules.
import { describe, expect, test } from "vitest";
import { abyssBox, MONSTER_CARDS } from "../src/abyss/cards/box.ts";
import * as abyss from "../src/abyss/cards/index.ts";
import { ALLY_PRICES } from "../src/abyss/cards/numbers.ts";
import { priceNow } from "../src/abyss/explore.ts";
import * as abyssScore from "../src/abyss/score.ts";
import * as conspiracy from "../src/conspiracy/cards/index.ts";
import * as conspiracyScore from "../src/conspiracy/score.ts";
import * as solo from "../src/conspiracy-solo/cards/index.ts";
import * as soloScore from "../src/conspiracy-solo/score.ts";
import * as exiles from "../src/exiles/cards/index.ts";
import * as exilesScore from "../src/exiles/score.ts";
import * as exilesKraken from "../src/exiles-kraken/cards/index.ts";
import * as exilesKrakenScore from "../src/exiles-kraken/score.ts";
import * as exilesKrakenLeviathan from "../src/exiles-kraken-leviathan/cards/index.ts";
import * as exilesKrakenLeviathanScore from "../src/exiles-kraken-leviathan/score.ts";
import * as exilesLeviathan from "../src/exiles-leviathan/cards/index.ts";
import * as exilesLeviathanScore from "../src/exiles-leviathan/score.ts";
import { krakenBox } from "../src/kraken/cards/box.ts";
import * as kraken from "../src/kraken/cards/index.ts";
import { lootCards } from "../src/kraken/cards/loot.ts";
import * as krakenScore from "../src/kraken/score.ts";
import * as krakenLeviathan from "../src/kraken-leviathan/cards/index.ts";
import * as krakenLeviathanScore from "../src/kraken-leviathan/score.ts";
import * as leviathan from "../src/leviathan/cards/index.ts";
import { leviathanBox } from "../src/leviathan/rules.ts";
import * as leviathanScore from "../src/leviathan/score.ts";
import { prepare } from "./abyss/prepare.ts";

test("the cards of a variant include those of the game below", () => {
  expect(exiles).toMatchObject({ ...abyss });
  expect(exilesKraken).toMatchObject({ ...kraken, defaultCatalogue: exiles.defaultCatalogue });
  expect(Object.keys(kraken)).toEqual(expect.arrayContaining(Object.keys(abyss)));
  expect(Object.keys(exilesKraken)).toEqual(expect.arrayContaining(Object.keys(exiles)));
  expect(solo).toMatchObject({ ...conspiracy });
  const keysOf = (cards: object) => expect.arrayContaining(Object.keys(cards));
  expect(Object.keys(leviathan)).toEqual(keysOf(abyss));
  for (const below of [kraken, leviathan])
    expect(Object.keys(krakenLeviathan)).toEqual(keysOf(below));
  expect(exilesLeviathan).toMatchObject({
    ...leviathan,
    defaultCatalogue: exiles.defaultCatalogue,
  });
  expect(exilesKrakenLeviathan).toMatchObject({
    ...krakenLeviathan,
    defaultCatalogue: exiles.defaultCatalogue,
  });
  expect(Object.keys(exilesKrakenLeviathan)).toEqual(keysOf(exiles));
});

describe("Abyss", () => {
  test("cards have what is printed on them, an English name, and the rule of their power", () => {
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

  test("a lord has a rule if and only if it has a power", () => {
    for (const { power, rule } of Object.values(abyss.namedLords))
      expect(rule === null).toBe(power === "none");
  });

  test("names match ids", () => {
    for (const [id, { name }] of Object.entries({ ...abyss.namedLords, ...abyss.namedLocations }))
      expect(name.toLowerCase().replaceAll(" ", "-")).toBe(id);
  });

  test("AB-12 prices of allies", () => {
    const { table } = prepare();
    const prices = [[], [1], [1, 2]].map((buyers) =>
      priceNow({ ...table, turn: { ...table.turn, buyers } }),
    );
    expect(prices).toEqual(ALLY_PRICES);
  });

  test("AB-2, AB-5, AB-22 counts", () => {
    expect(abyssBox.cards).toHaveLength(71);
    expect(abyssBox.cards.filter((card) => card === "monster")).toHaveLength(MONSTER_CARDS);
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

describe("Kraken", () => {
  test("KR-2 to KR-5 counts", () => {
    expect(krakenBox.cards).toHaveLength(78);
    expect(kraken.lords).toHaveLength(53);
    expect(kraken.locations).toHaveLength(26);
    expect(lootCards).toHaveLength(25);
    for (const value of kraken.lootValues)
      expect(lootCards.filter((one) => one === value)).toHaveLength(kraken.lootCopies[value]);
    expect(kraken.allies.map(kraken.nebulisOn).filter((n) => n > 0)).toEqual([1, 2, 3]);
    expect(kraken.sentinels).toEqual(["watcher", "vigil", "lookout"]);
  });

  test("cards of both boxes have what is printed on them, an English name, and the rule of their power", () => {
    expect(Object.keys(kraken.namedLords)).toEqual(kraken.lords);
    expect(Object.keys(kraken.namedLocations)).toEqual(kraken.locations);
    expect(kraken.namedLords).toMatchObject(abyss.namedLords);
    expect(kraken.namedLords.fence).toEqual({
      ...kraken.lordCards.fence,
      name: "Fence",
      rule: "KR-44",
    });
    expect(kraken.namedLocations.megalodon).toMatchObject({ name: "Megalodon", rule: "KR-61" });
    const rules = Object.values(kraken.namedLords).slice(abyss.lords.length);
    // KR-41 to KR-56 are in the order of the cards; the two farmers have no power.
    expect(rules.flatMap(({ rule }) => rule ?? [])).toEqual(
      Array.from({ length: 16 }, (_, i) => `KR-${41 + i}`),
    );
    for (const { power, rule } of rules) expect(rule === null).toBe(power === "none");
  });

  test("names match ids", () => {
    for (const [id, { name }] of Object.entries({ ...kraken.namedLords, ...kraken.namedLocations }))
      expect(name.toLowerCase().replaceAll(" ", "-").replaceAll("'", "")).toBe(id);
  });
});

describe("Leviathan, alone and with Kraken", () => {
  test("LE-3, LE-4, LE-6, LE-9, LE-78 counts", () => {
    expect(leviathanBox.cards).toHaveLength(95);
    expect([leviathan.lords.length, krakenLeviathan.lords.length]).toEqual([44, 62]);
    expect([leviathan.locations.length, krakenLeviathan.locations.length]).toEqual([20, 26]);
    expect([leviathan.leviathans.length, leviathan.leviathanTokens.length]).toEqual([20, 20]);
    for (const cards of [leviathan, krakenLeviathan]) {
      expect(cards.lords).not.toContain("tamer");
      expect(cards.lordCards).not.toHaveProperty("tamer");
    }
    const copies = krakenLeviathan.allies.map(krakenLeviathan.copiesOf);
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(102 - 9);
  });

  test("LE-48 cards have what is printed on them, an English name, and the rule of their power", () => {
    for (const { lords, namedLords } of [leviathan, krakenLeviathan])
      expect(Object.keys(namedLords).sort()).toEqual([...lords].sort());
    const own = Object.values(leviathan.namedLords).slice(-10);
    // LE-52 to LE-61 are in the order of the cards.
    expect(own.map(({ rule }) => rule)).toEqual(
      Array.from({ length: 10 }, (_, i) => `LE-${52 + i}`),
    );
    expect(krakenLeviathan.namedLords.fence).toEqual(kraken.namedLords.fence);
    for (const [id, { name }] of Object.entries(krakenLeviathan.namedLords))
      expect(name.toLowerCase().replaceAll(" ", "-")).toBe(id);
  });
});

describe("Conspiracy", () => {
  test("cards have what is printed on them, an English name, and a rule", () => {
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

  test("CO-7 the rows have 15 spots in total, and neighbours are mutual", () => {
    const sum = conspiracy.chamberRows.reduce<number>((n, row) => n + row, 0);
    expect([sum, conspiracy.neighbours.length]).toEqual([conspiracy.spots, conspiracy.spots]);
    for (const [i, beside] of conspiracy.neighbours.entries())
      for (const spot of beside) expect(conspiracy.neighbours[spot - 1]).toContain(i + 1);
  });
});

describe("Solo Conspiracy", () => {
  test("CO-52 to CO-54 opponents have what is printed on their cards, an English name, and a rule", () => {
    expect(Object.keys(solo.namedOpponents)).toEqual([...solo.opponents]);
    const rules = solo.opponents.map((opponent) => solo.namedOpponents[opponent].rule);
    expect(rules).toEqual(["CO-52", "CO-53", "CO-52", "CO-52", "CO-54"]);
    expect(solo.namedOpponents.soldier).toEqual({
      ...solo.opponentCards.soldier,
      name: "Soldier",
      rule: "CO-53",
    });
  });
});

test("score entries export the categories of their lines", () => {
  expect(abyssScore.categories).toEqual(["locations", "lords", "allies", "monsters"]);
  expect(abyssScore.disabledLordsRules).toEqual(["influence", "all"]);
  expect(exilesScore.categories).toEqual([...abyssScore.categories, "exiles"]);
  expect(krakenScore.categories).toEqual([...abyssScore.categories, "nebulis", "figure"]);
  expect(exilesKrakenScore.categories).toEqual([...krakenScore.categories, "exiles"]);
  expect(leviathanScore.categories).toEqual([...abyssScore.categories, "scourge", "wounds"]);
  expect(krakenLeviathanScore.categories).toEqual([...krakenScore.categories, "scourge", "wounds"]);
  expect(exilesLeviathanScore.categories).toEqual([...leviathanScore.categories, "exiles"]);
  expect(exilesKrakenLeviathanScore.categories).toEqual([
    ...krakenLeviathanScore.categories,
    "exiles",
  ]);
  expect(conspiracyScore.categories).toEqual(["lords", "locations", "coalition", "pearlMaster"]);
  expect(soloScore.categories).toEqual([...conspiracyScore.categories, "card"]);
});
