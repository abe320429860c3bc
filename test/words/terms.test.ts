// Terms, names and plural forms, as in the rulebooks or as translated for this library.
import { describe, expect, test } from "vitest";
import * as abyssCards from "../../src/abyss/cards/index.ts";
import * as abyss from "../../src/abyss/index.ts";
import * as conspiracyCards from "../../src/conspiracy/cards/index.ts";
import * as conspiracy from "../../src/conspiracy/index.ts";
import * as soloCards from "../../src/conspiracy-solo/cards/index.ts";
import * as solo from "../../src/conspiracy-solo/index.ts";
import * as exilesCards from "../../src/exiles/cards/index.ts";
import * as exiles from "../../src/exiles/index.ts";
import { krakenComponents } from "../../src/kraken/cards/box.ts";
import * as kraken from "../../src/kraken/index.ts";
import * as csNouns from "../../src/locales/cs/nouns.ts";
import { cs } from "../../src/locales/cs.ts";
import * as plNouns from "../../src/locales/pl/nouns.ts";
import { pl } from "../../src/locales/pl.ts";
import * as zhNouns from "../../src/locales/zh-hant/nouns.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import glossary from "./terms.json" with { type: "json" };

const locales = { en: undefined, pl, cs, zhHant };
type Names = Readonly<Record<string, Readonly<Record<keyof typeof locales, string>>>>;
const names: Names = glossary.names;

describe.each(Object.entries(locales))("names in %s", (language, locale) => {
  const options = locale ? { locale } : {};
  const named = (id: string) => names[id]![language as keyof typeof locales];

  test("lords and locations of Abyss", () => {
    for (const id of [
      ...Object.keys(abyssCards.lordCards),
      ...Object.keys(abyssCards.locationCards),
    ])
      expect(abyss.describeCard(id as abyss.AbyssCard, options).name).toBe(named(id));
  });

  test("races, in the names of allies", () => {
    for (const race of abyssCards.races) {
      const { name } = abyss.describeCard(`${race}-3`, options);
      expect(name.toLowerCase().replace(/ ?3$/, "")).toBe(named(race));
    }
  });

  test("exiles", () => {
    for (const { id } of exilesCards.defaultCatalogue)
      expect(exiles.describeCard({ kind: "exile", id }, options).name).toBe(named(id));
  });

  test("lords, locations and krakens of Kraken", () => {
    for (const id of [
      ...Object.keys(krakenComponents.lords),
      ...Object.keys(krakenComponents.locations),
    ])
      expect(kraken.describeCard(id as kraken.KrakenCard, options).name).toBe(named(id));
    for (const value of [2, 3, 4] as const) {
      const { name } = kraken.describeCard(`kraken-${value}`, options);
      expect(name.toLowerCase().replace(/ /, "")).toBe(`${named("kraken")}${value}`);
    }
  });

  test("locations of Conspiracy", () => {
    for (const id of conspiracyCards.locations)
      expect(conspiracy.describeCard(id, options).name).toBe(named(id));
  });

  test("CO-39 opponents, named after the guilds", () => {
    for (const id of soloCards.opponents)
      expect(solo.describeCard(id, options).name.toLowerCase()).toBe(named(id));
  });
});

type Forms = Readonly<Record<string, string>>;
type Cases = Readonly<Record<"nominative" | "accusative", Forms>>;
const terms: Readonly<Record<string, Readonly<{ pl: Cases; cs: Cases; zhHant: string }>>> =
  glossary.terms;
type Counted = (n: number) => string;

/** One number for each plural form, one that ends in 2, and a fraction. */
const numbers = [1, 2, 5, 22, 1.5];

test.each<["pl" | "cs", string, keyof Cases, Counted]>([
  ["pl", "pearl", "nominative", plNouns.pearls],
  ["pl", "pearl", "accusative", plNouns.pearlsAccusative],
  ["pl", "nebulis", "nominative", plNouns.nebulis],
  ["pl", "nebulis", "accusative", plNouns.nebulis],
  ["pl", "ally", "nominative", plNouns.allies],
  ["pl", "key-token", "nominative", plNouns.keyTokens],
  ["pl", "monster-token", "nominative", plNouns.monsterTokens],
  ["pl", "monster", "nominative", plNouns.monsters],
  ["pl", "card", "nominative", plNouns.cards],
  ["pl", "location", "nominative", plNouns.locations],
  ["pl", "lord", "accusative", plNouns.lordsAccusative],
  ["pl", "influence-point", "nominative", plNouns.influencePoints],
  ["cs", "pearl", "nominative", csNouns.pearls],
  ["cs", "pearl", "accusative", csNouns.pearlsAccusative],
  ["cs", "nebulis", "nominative", csNouns.nebulis],
  ["cs", "nebulis", "accusative", csNouns.nebulisAccusative],
  ["cs", "ally", "nominative", csNouns.allies],
  ["cs", "key-token", "nominative", csNouns.keyTokens],
  ["cs", "monster-token", "nominative", csNouns.monsterTokens],
  ["cs", "monster", "nominative", csNouns.monsters],
  ["cs", "card", "nominative", csNouns.cards],
  ["cs", "location", "nominative", csNouns.locations],
  ["cs", "location", "accusative", csNouns.locationsAccusative],
  ["cs", "lord", "accusative", csNouns.lordsAccusative],
  ["cs", "influence-point", "nominative", csNouns.influencePoints],
])("forms in %s: %s, %s", (language, term, grammaticalCase, counted) => {
  const rules = new Intl.PluralRules(language);
  const forms = terms[term]![language][grammaticalCase];
  for (const n of numbers) expect(counted(n)).toBe(`${n} ${forms[rules.select(n)]}`);
});

test.each<[string, Counted]>([
  ["pearl", zhNouns.pearls],
  ["nebulis", zhNouns.nebulis],
  ["ally", zhNouns.allies],
  ["lord", zhNouns.lords],
  ["key-token", zhNouns.keyTokens],
  ["monster-token", zhNouns.monsterTokens],
  ["monster", zhNouns.monsters],
  ["card", zhNouns.cards],
  ["location", zhNouns.locations],
])("classifiers in Chinese: %s", (term, counted) => {
  for (const n of numbers) expect(counted(n)).toBe(`${n}${terms[term]!.zhHant}`);
});
