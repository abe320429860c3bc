import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allies } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { locations as conspiracyLocations } from "../../src/conspiracy/cards/locations.ts";
import { colours, lords as conspiracyLords } from "../../src/conspiracy/cards/lords.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { problems } from "../../src/kernel/tools/read.ts";
import { suggestionsFor } from "../../src/kernel/validation/suggest.ts";

/** The names that are told apart in one place, as a schema lists them. */
const kindsOf = (game: typeof abyss | typeof conspiracy, what: "action" | "event" | "refusal") =>
  problems(game as typeof abyss, what, { type: "", code: "" })[0]!.expected!;

const lists: [string, readonly string[]][] = [
  ["lords", lords],
  ["locations", locations],
  ["allies", allies],
  ["actions", kindsOf(abyss, "action")],
  ["events", kindsOf(abyss, "event")],
  ["refusals", kindsOf(abyss, "refusal")],
  ["lords of Conspiracy", conspiracyLords],
  ["locations of Conspiracy", conspiracyLocations],
  ["colours", colours],
  ["actions of Conspiracy", kindsOf(conspiracy, "action")],
];

/** All texts that are one slip away: a letter left out, put in, replaced, or swapped with the next. */
function* slips(name: string): Generator<string> {
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

describe("alike", () => {
  test.each(lists)("every slip of a name suggests it: %s", (_, names) => {
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const others = [...slips(name)].filter((slip) => !names.includes(slip));
      expect(others.filter((slip) => !suggestionsFor(slip, names).includes(name))).toEqual([]);
    }
  });

  test.each(lists)("case, spaces and hyphens do not matter: %s", (_, names) => {
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
  ])("%j suggests %j", (text, suggested) => {
    expect(suggestionsFor(text, lords)).toEqual(suggested);
  });

  test("suggests all that are as near, and none that is farther", () => {
    expect(suggestionsFor("crab", allies)).toEqual([
      "crab-1",
      "crab-2",
      "crab-3",
      "crab-4",
      "crab-5",
    ]);
    expect(suggestionsFor("crab3", allies)).toEqual(["crab-3"]);
  });

  test("a swap of neighbours is one slip, like any other", () => {
    expect(suggestionsFor("abdc", ["abcd", "abdx", "abzz"])).toEqual(["abcd", "abdx"]);
  });

  test.each([
    ["xbaa", "byaa"],
    ["byaa", "xbaa"],
    ["abxc", "abcd"],
  ])("only a swap of both is a swap: %s is not %s", (text, name) => {
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
  ])("the longer a name, the more slips it may have: %s for %s, %j", (text, name, isMeant) => {
    expect(suggestionsFor(text, [name])).toEqual(isMeant ? [name] : []);
  });

  test("suggests nothing for very short names, which are all alike", () => {
    expect(suggestionsFor("c", ["a", "b"])).toEqual([]);
    expect(suggestionsFor("A", ["a", "b"])).toEqual(["a"]);
  });

  test("looks into no long text, and suggests eight at the most", () => {
    expect(suggestionsFor("miller".padEnd(60), lords)).toEqual(["miller"]);
    expect(suggestionsFor("miller".padEnd(61), lords)).toEqual([]);
    expect(suggestionsFor("miller".repeat(1_000_000), lords)).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => `name-${i}`);
    expect(suggestionsFor("name-", many)).toHaveLength(8);
  });

  test("suggests names only", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const name of suggestionsFor(text, lords)) expect(lords).toContain(name);
      }),
    );
  });
});
