// The names of the fields of actions, of the parts of tables and of the categories of scores.
import { describe, expect, test } from "vitest";
import { categories as abyssCategories } from "../../src/abyss/score.ts";
import { categories as soloCategories } from "../../src/conspiracy-solo/score.ts";
import type { Action } from "../../src/exiles-kraken-leviathan/index.ts";
import { categories as bothCategories } from "../../src/exiles-kraken-leviathan/score.ts";
import type { ChoicesOf } from "../../src/kernel/rules/choices-of.ts";
import { wordsOver } from "../../src/kernel/words/phrases.ts";
import { cs } from "../../src/locales/cs.ts";
import { en } from "../../src/locales/en.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";

describe.each(Object.entries({ en, pl, cs, zhHant }))("names in %s", (_, locale) => {
  const ofPair = wordsOver(wordsOver(locale.abyss, locale.kraken), locale.leviathan);
  const ofAbyss = wordsOver(ofPair, locale.exiles);
  const ofConspiracy = wordsOver(locale.conspiracy, locale.conspiracySolo);

  test("every field that a player chooses has a name", () => {
    // A layer lists the fields that it adds by hand; the compiler names one that is missing here.
    const all: Readonly<Record<keyof ChoicesOf<Action>, string>> = ofAbyss.fields;
    expect(Object.keys(all).length).toBeGreaterThan(20);
  });

  test("none is empty, and none begins with a capital letter but for proper names", () => {
    const proper = /^(Pearl Master|Replay token|Władca pereł|Pán perel|Rada)$/;
    for (const { fields, parts } of [ofAbyss, ofConspiracy])
      for (const name of [...Object.values(fields), ...Object.values(parts)]) {
        expect(name).not.toBe("");
        if (!proper.test(name)) expect(name[0]).toBe(name[0]!.toLowerCase());
      }
  });

  test("what Abyss and Conspiracy both have is called the same", () => {
    for (const section of ["fields", "parts"] as const) {
      const below: Readonly<Record<string, string>> = ofAbyss[section];
      for (const [key, name] of Object.entries(ofConspiracy[section]))
        if (key in below) expect([key, name]).toEqual([key, below[key]]);
    }
  });

  test("every category of a score has a name", () => {
    expect(Object.keys(ofAbyss.parts)).toEqual(
      expect.arrayContaining([...abyssCategories, ...bothCategories]),
    );
    expect(Object.keys(ofConspiracy.parts)).toEqual(expect.arrayContaining([...soloCategories]));
  });
});

test("names have the words of the sentences", () => {
  expect(zhHant.exiles.actionTypes["recruit-exile"]).toContain(zhHant.exiles.parts.exiles);
  expect(zhHant.kraken.actionTypes["give-figure"]).toContain(zhHant.kraken.parts.figure);
});
