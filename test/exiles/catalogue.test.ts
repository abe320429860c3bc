import { describe, expect, test } from "vitest";
import { races } from "../../src/abyss/cards/allies.ts";
import { defaultCatalogue, type ExileCard, exilePowerNames } from "../../src/exiles/cards/index.ts";
import { describe as describeExiles, exiles } from "../../src/exiles/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { sorted } from "../tables.ts";

const setup = untyped(exiles.setup);
const card: ExileCard = {
  id: "queen",
  name: "Queen",
  cost: { value: 5, races: 2, required: "crab" },
  influence: 4,
  key: true,
  power: "perjurer",
  provisional: false,
};
const other: ExileCard = { ...card, id: "king", name: "King" };

describe("the default catalogue", () => {
  test("EX-1 EX-18 has ten cards, Perjurer and Conspirator among them", () => {
    expect(defaultCatalogue).toHaveLength(10);
    expect(new Set(defaultCatalogue.map(({ id }) => id)).size).toBe(10);
    expect(new Set(defaultCatalogue.map(({ name }) => name)).size).toBe(10);
    expect(defaultCatalogue.find(({ name }) => name === "Perjurer")).toMatchObject({
      power: "perjurer",
    });
    expect(defaultCatalogue.find(({ name }) => name === "Conspirator")).toMatchObject({
      power: "conspirator",
    });
  });

  test.each(defaultCatalogue)(
    "EX-18 $name is marked as provisional, and in the range of the lords",
    (one) => {
      expect(one.provisional).toBe(true);
      expect(one.cost.value).toBeGreaterThanOrEqual(6);
      expect(one.cost.value).toBeLessThanOrEqual(12);
      expect([1, 2, 3]).toContain(one.cost.races);
      expect(races).toContain(one.cost.required);
      expect(one.influence).toBeGreaterThanOrEqual(3);
      expect(one.influence).toBeLessThanOrEqual(9);
    },
  );

  test("EX-18 about half have a key, and eight no power", () => {
    const keys = defaultCatalogue.filter(({ key }) => key).length;
    expect(keys).toBeGreaterThanOrEqual(4);
    expect(keys).toBeLessThanOrEqual(6);
    expect(defaultCatalogue.filter(({ power }) => power === null)).toHaveLength(8);
  });

  test("EX-16 EX-17 there are two powers", () => {
    expect(sorted(exilePowerNames)).toEqual(["conspirator", "perjurer"]);
  });

  test("EX-18 it passes the check of catalogues", () => {
    expect(() => exiles.setup({ players: 2, catalogue: defaultCatalogue }, "seed")).not.toThrow();
  });
});

describe("a catalogue of the caller", () => {
  const catalogue: ExileCard[] = [
    card,
    other,
    { ...card, id: "knave", power: "conspirator", key: false },
    {
      ...card,
      id: "∅ über",
      name: "Any name",
      power: null,
      influence: 0,
      cost: { value: 0, races: 1, required: null },
    },
  ];

  test.each([2, 3, 4])("EX-18 is played to the end: %i players", (players) => {
    const steps = [...playRandomly(exiles, { players, catalogue }, "custom")];
    const { state } = steps.at(-1)!;
    expect(exiles.deciders(state)).toEqual([]);
    expect(state.table.exiles.catalogue).toEqual(catalogue);
    const seen = steps.flatMap(({ events }) =>
      events.flatMap((event) => ("exile" in event ? event.exile : [])),
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const id of seen) expect(catalogue.map((one) => one.id)).toContain(id);
  });

  test("EX-18 two cards are enough", () => {
    const { table } = exiles.setup({ players: 2, catalogue: [card, other] }, "seed").state;
    expect([...table.exiles.deck, ...table.exiles.court].sort()).toEqual(["king", "queen"]);
  });
});

describe("problems of a catalogue", () => {
  const wrong: [string, unknown, string, RegExp][] = [
    ["an object", { 0: card, 1: other }, "catalogue", /array|list/i],
    ["null", null, "catalogue", /./],
    ["no cards", [], "catalogue", /at least 2/],
    ["one card", [card], "catalogue", /at least 2/],
    [
      "an id twice",
      [card, other, { ...other, id: "queen" }],
      "catalogue.2.id",
      /queen is listed twice/,
    ],
    ["a string as a card", [card, "king"], "catalogue.1", /object/i],
    ["no id", [card, { ...other, id: "" }], "catalogue.1.id", /./],
    ["a number as id", [card, { ...other, id: 3 }], "catalogue.1.id", /3, expected a string/],
    ["a number as name", [{ ...card, name: 3 }, other], "catalogue.0.name", /3, expected a string/],
    ["an unknown power", [card, { ...other, power: "king" }], "catalogue.1.power", /./],
    ["an inherited power", [card, { ...other, power: "toString" }], "catalogue.1.power", /./],
    ["no cost", [card, { ...other, cost: 5 }], "catalogue.1.cost", /object/i],
    [
      "a fraction as cost",
      [card, { ...other, cost: { ...card.cost, value: 5.5 } }],
      "catalogue.1.cost.value",
      /./,
    ],
    [
      "a negative cost",
      [card, { ...other, cost: { ...card.cost, value: -1 } }],
      "catalogue.1.cost.value",
      /./,
    ],
    [
      "no races",
      [card, { ...other, cost: { ...card.cost, races: 0 } }],
      "catalogue.1.cost.races",
      /./,
    ],
    [
      "six races",
      [card, { ...other, cost: { ...card.cost, races: 6 } }],
      "catalogue.1.cost.races",
      /./,
    ],
    [
      "an unknown race",
      [card, { ...other, cost: { ...card.cost, required: "whale" } }],
      "catalogue.1.cost.required",
      /./,
    ],
    ["negative influence", [card, { ...other, influence: -1 }], "catalogue.1.influence", /./],
    ["influence as text", [card, { ...other, influence: "4" }], "catalogue.1.influence", /number/i],
    [
      "a number as key",
      [card, { ...other, key: 1 }],
      "catalogue.1.key",
      /1, expected true or false/,
    ],
    [
      "no provisional flag",
      [card, { ...other, provisional: undefined }],
      "catalogue.1.provisional",
      /is missing, expected true or false/,
    ],
    ["a field too many", [card, { ...other, guild: "mage" }], "catalogue.1.guild", /unknown field/],
  ];
  test.each(wrong)("EX-18 %s is an error with path and reason", (_, catalogue, path, reason) => {
    const error = rulesError(() => setup({ players: 2, catalogue }, "seed"));
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
    expect(error.message).toContain("options of exiles");
  });

  test.each(Object.keys(card))("EX-18 a card without %s is an error", (key) => {
    const { [key as keyof ExileCard]: left, ...rest } = other;
    expect(left).toBeDefined();
    expect(rulesError(() => setup({ players: 2, catalogue: [card, rest] }, "seed")).path).toBe(
      `catalogue.1.${key}`,
    );
  });
});

test("EX-18 exiles have their name from the catalogue, or one derived from their id if they are not in it", () => {
  const event = { type: "exile-entered", seat: 0, exile: "x-2" } as const;
  const [first] = defaultCatalogue;
  expect(describeExiles(event, { catalogue: [{ ...first!, id: "x-2", name: "Old Joe" }] })).toBe(
    "The Old Joe joins Player 1.",
  );
  expect(describeExiles(event)).toBe("The X 2 joins Player 1.");
});
