import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allies } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { locations as conspiracyLocations } from "../../src/conspiracy/cards/locations.ts";
import { colours, lords as conspiracyLords } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import { suggestionsFor } from "../../src/kernel/validation/suggest.ts";
import { share } from "../repetition.ts";

/** The valid tags of a kind of data, as its schema lists them. */
const tagsOf = (game: typeof abyss | typeof conspiracy, what: "action" | "event" | "refusal") =>
  problems(game as typeof abyss, what, { type: "", code: "" })[0]!.expected!;

const lists: [string, readonly string[]][] = [
  ["lords", lords],
  ["locations", locations],
  ["allies", allies],
  ["actions", tagsOf(abyss, "action")],
  ["events", tagsOf(abyss, "event")],
  ["refusals", tagsOf(abyss, "refusal")],
  ["lords of Conspiracy", conspiracyLords],
  ["locations of Conspiracy", conspiracyLocations],
  ["colours", colours],
  ["actions of Conspiracy", tagsOf(conspiracy, "action")],
];

/** All texts that are one typo away: a letter deleted, inserted, replaced, or swapped with the next. */
function* typos(name: string): Generator<string> {
  for (let i = 0; i <= name.length; i++) {
    const [before, after] = [name.slice(0, i), name.slice(i)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    for (const letter of "az-9 Q") {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

describe("suggestionsFor", () => {
  test.each(lists)("finds the name for every single typo: %s", (_, names) => {
    expect(names.length).toBeGreaterThan(2);
    for (const [i, name] of names.entries()) {
      const mistyped = share([...typos(name)], i, 5).filter((typo) => !names.includes(typo));
      expect(mistyped.filter((typo) => !suggestionsFor(typo, names).includes(name))).toEqual([]);
    }
  });

  test.each(lists)("ignores case, spaces and hyphens: %s", (_, names) => {
    for (const name of names) {
      const spoken = name.replaceAll("-", " ");
      for (const text of [name.toUpperCase(), spoken, spoken.replaceAll(" ", ""), ` ${spoken} `])
        expect(suggestionsFor(text, names), text).toEqual([name]);
    }
  });

  test.each([
    ["miler", ["miller"]],
    ["Miller", ["miller"]],
    ["ship master", ["ship-master"]],
    ["shipmastre", ["ship-master"]],
    ["king", []],
    ["", []],
    ["toString", []],
  ])("for %j gives %j", (text, suggested) => {
    expect(suggestionsFor(text, lords)).toEqual(suggested);
  });

  test("gives all equally near names, and none that is farther", () => {
    expect(suggestionsFor("crab", allies)).toEqual([
      "crab-1",
      "crab-2",
      "crab-3",
      "crab-4",
      "crab-5",
    ]);
    expect(suggestionsFor("crab3", allies)).toEqual(["crab-3"]);
  });

  test("counts a swap of neighbours as one typo", () => {
    expect(suggestionsFor("abdc", ["abcd", "abdx", "abzz"])).toEqual(["abcd", "abdx"]);
  });

  test.each([
    ["xbaa", "byaa"],
    ["byaa", "xbaa"],
    ["abxc", "abcd"],
  ])("counts a swap only if both letters match: %s is not %s", (text, name) => {
    expect(suggestionsFor(text, [name])).toEqual([]);
  });

  test.each([
    ["ax", "ab", false],
    ["abx", "abc", true],
    ["abxy", "abcd", false],
    ["abcxy", "abcde", true],
    ["abxyz", "abcde", false],
    ["abcdefgxy", "abcdefghi", true],
    ["abcdefxyz", "abcdefghi", false],
    ["abcdefgxyz", "abcdefghij", true],
    ["abcdefwxyz", "abcdefghij", false],
  ])("allows more typos in a longer name: %s for %s, %j", (text, name, isSuggested) => {
    expect(suggestionsFor(text, [name])).toEqual(isSuggested ? [name] : []);
  });

  test("allows no typos in very short names, which are all similar", () => {
    expect(suggestionsFor("c", ["a", "b"])).toEqual([]);
    expect(suggestionsFor("A", ["a", "b"])).toEqual(["a"]);
  });

  test("does not compare long texts, and gives at most eight names", () => {
    expect(suggestionsFor("miller".padEnd(60), lords)).toEqual(["miller"]);
    expect(suggestionsFor("miller".padEnd(61), lords)).toEqual([]);
    expect(suggestionsFor("miller".repeat(1_000_000), lords)).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => `name-${i}`);
    expect(suggestionsFor("name-", many)).toHaveLength(8);
  });

  test("gives only valid names", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const name of suggestionsFor(text, lords)) expect(lords).toContain(name);
      }),
    );
  });
});
