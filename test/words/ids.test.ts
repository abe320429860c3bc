// Ids that two kinds of component of one game have.
import { expect, test } from "vitest";
import * as abyssCards from "../../src/abyss/cards/index.ts";
import * as conspiracyCards from "../../src/conspiracy/cards/index.ts";
import * as soloCards from "../../src/conspiracy-solo/cards/index.ts";
import { defaultCatalogue } from "../../src/exiles/cards/index.ts";
import * as exiles from "../../src/exiles/index.ts";
import * as exilesKraken from "../../src/exiles-kraken/index.ts";
import { type SchemaPart, zodOf } from "../../src/kernel/schemas/schema.ts";
import * as krakenCards from "../../src/kraken/cards/index.ts";
import * as kraken from "../../src/kraken/index.ts";
import { krakenParts, krakenSchemas } from "../../src/kraken/rules.ts";
import * as pairCards from "../../src/kraken-leviathan/cards/index.ts";
import * as leviathanCards from "../../src/leviathan/cards/index.ts";

const ofAbyss = {
  lord: abyssCards.lords,
  location: abyssCards.locations,
  exploration: [...abyssCards.allies, "monster"],
  race: abyssCards.races,
  guild: abyssCards.guilds,
};
const exile = defaultCatalogue.map(({ id }) => id);
const ofKraken = {
  lord: krakenCards.lords,
  location: krakenCards.locations,
  exploration: [...krakenCards.allies, "monster"],
  race: krakenCards.races,
  guild: krakenCards.guilds,
  sentinel: krakenCards.sentinels,
  loot: krakenCards.lootValues.map(String),
};
const beasts = {
  leviathan: leviathanCards.leviathans,
  leviathanToken: leviathanCards.leviathanTokenKinds,
  supply: leviathanCards.tokenSupplies,
};
const ofLeviathan = {
  ...ofAbyss,
  ...beasts,
  lord: leviathanCards.lords,
  exploration: [...leviathanCards.allies, "monster"],
};
const ofPair = {
  ...ofKraken,
  ...beasts,
  lord: pairCards.lords,
  exploration: [...pairCards.allies, "monster"],
};
const ofConspiracy = {
  lord: conspiracyCards.lords,
  location: conspiracyCards.locations,
  colour: conspiracyCards.colours,
};

/** The ids of each game, by kind of component. */
const games: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  abyss: ofAbyss,
  exiles: { ...ofAbyss, exile },
  kraken: ofKraken,
  "exiles-kraken": { ...ofKraken, exile },
  leviathan: ofLeviathan,
  "kraken-leviathan": ofPair,
  "exiles-leviathan": { ...ofLeviathan, exile },
  "exiles-kraken-leviathan": { ...ofPair, exile },
  conspiracy: ofConspiracy,
  "conspiracy-solo": { ...ofConspiracy, opponent: soloCards.opponents },
};

/** The ids that several kinds have, with these kinds. */
function ambiguousIds(kinds: (typeof games)[string]): readonly string[] {
  const all = new Set(Object.values(kinds).flat());
  const kindsOf = (id: string) => Object.keys(kinds).filter((kind) => kinds[kind]!.includes(id));
  return [...all]
    .filter((id) => kindsOf(id).length > 1)
    .map((id) => `${id}: ${kindsOf(id).join(", ")}`);
}

test.each(Object.entries(games))("only sentinels have ids of other components (%s)", (_, kinds) => {
  const expected = "sentinel" in kinds ? krakenCards.sentinels : [];
  expect([...ambiguousIds(kinds)].sort()).toEqual(
    expected.map((id) => `${id}: lord, sentinel`).sort(),
  );
});

test.each(krakenCards.sentinels)("the sentinel %s and its lord have texts of their own", (id) => {
  const [lord, sentinel] = [kraken.describeCard(id), kraken.describeCard({ kind: "sentinel", id })];
  expect(sentinel.name).toBe(`${lord.name}'s sentinel`);
  expect(sentinel.text).not.toBe(lord.text);
  expect(kraken.describeValue("lord", id)).toBe(lord.name);
  expect(kraken.describeValue("sentinel", id)).toBe(sentinel.name);
  expect(exilesKraken.describeCard({ kind: "sentinel", id })).toEqual(sentinel);
  expect(exilesKraken.describeValue("sentinel", id)).toBe(sentinel.name);
});

test("an exile of a catalogue may have the id of a lord", () => {
  const catalogue = [{ ...defaultCatalogue[2]!, id: "jailer", name: "Old Joe" }];
  for (const { describeCard } of [exiles, exilesKraken]) {
    expect(describeCard({ kind: "exile", id: "jailer" }, { catalogue }).name).toBe("Old Joe");
    expect(describeCard("jailer", { catalogue }).name).toBe("Jailer");
  }
});

test("the schemas of a sentinel and of a lord are two", () => {
  const parts = krakenParts(krakenSchemas.close());
  const accepts = (part: SchemaPart<unknown>, id: unknown) => zodOf(part).safeParse(id).success;
  for (const id of krakenCards.sentinels) expect(accepts(parts.sentinel, id)).toBe(true);
  for (const id of ["jailer", "fence", "", null]) expect(accepts(parts.sentinel, id)).toBe(false);
  expect(accepts(parts.lord, "vigil")).toBe(true);
  expect(accepts(parts.loot, 4)).toBe(true);
  expect(accepts(parts.loot, 8)).toBe(false);
  expect(accepts(parts.place, { kind: "lord", lord: "vigil" })).toBe(true);
  expect(accepts(parts.place, { kind: "sentinel", sentinel: "vigil" })).toBe(false);
});
