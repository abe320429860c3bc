// The labels of action types, fields and values, met in whole games that are played through the generic interface.
import { describe, expect, test } from "vitest";
import { type Ask, play } from "../../docs/examples/generic-interface.ts";
import * as abyss from "../../src/abyss/index.ts";
import { type GameModule, gameIds, games } from "../../src/games/index.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { wordsOver } from "../../src/kernel/words/phrases.ts";
import { cs } from "../../src/locales/cs.ts";
import { en } from "../../src/locales/en.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { rngOf } from "../../src/testing/random.ts";

const locales = { en, pl, cs, zhHant };

/** What was named: a type of action, a field, or a field and a value. */
type Named = readonly [string] | readonly [field: string, value: unknown];

/** Plays a game at random, and returns everything that was named in it. */
async function namedIn(module: GameModule, seed: string): Promise<readonly Named[]> {
  const rng = rngOf(seed);
  const named = new Map<string, Named>();
  const add = (...one: Named) => named.set(JSON.stringify(one), one);
  const noting: GameModule = {
    ...module,
    describeActionType(type, options) {
      add(type);
      return module.describeActionType(type, options);
    },
    describeValue(field, value, options) {
      add(field, value);
      return module.describeValue(field, value, options);
    },
  };
  const ask: Ask = async (_, { length }) => rng.below(length);
  const last = await play(noting, seed, ask);
  expect(module.game.decision(last)).toBeUndefined();
  return [...named.values()];
}

describe.each(gameIds)("%s", (id) => {
  test("every label is a word in all languages", async () => {
    const texts: GameModule = await games[id]();
    const named = (await Promise.all(["1", "2"].map((seed) => namedIn(texts, seed)))).flat();
    expect(named.length).toBeGreaterThan(15);
    for (const locale of Object.values(locales))
      for (const one of named) {
        const [first, value] = one;
        const labels =
          one.length === 1
            ? [texts.describeActionType(first, { locale })]
            : [
                texts.describeField(first, { locale }),
                texts.describeValue(first, value, { locale }),
              ];
        for (const label of labels) {
          expect(label).toMatch(/^[\p{Lu}\p{Lo}\d]/u);
          expect(label).not.toMatch(/undefined|null|NaN|\[object/);
        }
        // English names differ from ids of one word in the capital letter only.
        const ids = [first, value].filter((id) => typeof id === "string" && !alike.test(id));
        for (const id of ids.filter((one) => locale !== en || /\w-[a-z]/.test(`${one}`)))
          expect(
            labels.map((label) => (locale === en ? label.toLowerCase() : asId(label))),
          ).not.toContain(id);
      }
  });
});

/** What a label would be as an id. */
const asId = (label: string) => label.toLowerCase().replaceAll(" ", "-");

/** Ids that look like their names in other languages. */
const alike = /^(lord|diplomat|kraken-\d|megalodon|\d+)$/;

describe.each(Object.entries(locales))("the values of %s", (_, locale) => {
  test("have different names within a field", async () => {
    const options = { locale };
    const texts: GameModule = await games["exiles-kraken-leviathan"]();
    const names = (field: string, values: readonly unknown[]) =>
      values.map((value) => texts.describeValue(field, value, options));
    const races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"];
    for (const field of ["stack", "stacks", "race"]) {
      expect(new Set(names(field, races)).size).toBe(races.length);
      expect(names(field, races)).toEqual(names("race", races));
    }
    const places = [
      { kind: "lord", lord: "jailer" },
      { kind: "stack", stack: "crab" },
      { kind: "location", location: "jail" },
      { kind: "guest", guest: "usurer" },
    ];
    expect(new Set(names("place", places)).size).toBe(places.length);
    expect(names("location", [null, "jail"])[0]).not.toBe(names("affiliate", [null])[0]);
  });

  test("have words for every field", () => {
    for (const { fields, values } of [
      wordsOver(wordsOver(wordsOver(locale.abyss, locale.kraken), locale.leviathan), locale.exiles),
      locale.conspiracy,
    ])
      expect(Object.keys(values).sort()).toEqual(Object.keys(fields).sort());
  });
});

test("partial actions say what has been chosen", async () => {
  const { describeAction }: GameModule = await games["exiles-kraken-leviathan"]();
  const partial = { type: "recruit", lord: "jailer", allies: ["crab-3", "squid-2"], nebulis: 1 };
  expect(Object.values(locales).map((locale) => describeAction(partial, { locale }))).toEqual([
    "Recruit a lord (lord: Jailer; allies: crab 3, squid 2; nebulis to pay with: 1)",
    "Rekrutacja lorda (lord: Nadzorca; sojusznicy: krab 3, kałamarnica 2; ile nebulisów zapłacić: 1)",
    "Rekrutování vládce (vládce: Dozorce; spojenci: krab 3, chobotnice 2; kolik nebul zaplatit: 1)",
    "招募領主（領主：獄卒；盟友：螃蟹3、烏賊2；支付的黑珠：1）",
  ]);
  const top = { type: "recapture", location: null };
  expect(describeAction(top, {})).toBe(
    "Recapture a location (location: top location of the stack)",
  );
});

test("a field or a value of another action does not compile", () => {
  expect(abyss.describeValue("stack", "crab")).toBe("Crab");
  // @ts-expect-error a location is not a lord
  expect(abyss.describeValue("lord", "jail")).toBe("Jail");
  // @ts-expect-error nebulis belong to Kraken
  expect(() => abyss.describeField("nebulis")).toThrow(RulesError);
  const unknown = /, at field: "nebulis", expected /;
  expect(() => abyss.describeField("nebulis" as never)).toThrow(unknown);
  expect(() => abyss.describeValue("nebulis" as never, 1 as never)).toThrow(unknown);
  // @ts-expect-error only Exiles have this action
  expect(() => abyss.describeActionType("recapture")).toThrow(RulesError);
  // @ts-expect-error the top location of the stack is an answer in Exiles only
  expect(() => abyss.describeValue("location", null)).toThrow(RulesError);
  expect(() => abyss.describeValue("stack", "shark" as never)).toThrow(RulesError);
});
