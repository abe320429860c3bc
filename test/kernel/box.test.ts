import { describe, expect, test } from "vitest";
import { changed } from "../../src/kernel/components/box.ts";

const below = { a: { keys: 1 }, b: { keys: 2 }, c: { keys: 3 } };

describe("cards of a box", () => {
  test("are those below without changes, and frozen", () => {
    const cards = changed("card", below);
    expect(cards).toEqual(below);
    expect([cards, ...Object.values(cards)].every(Object.isFrozen)).toBe(true);
  });

  test("added ones come last, replaced ones keep their places, and omitted ones are missing", () => {
    const cards = changed("card", below, { d: { keys: 4 } }, { b: { keys: 9 } }, ["a"]);
    expect(Object.entries(cards)).toEqual([
      ["b", { keys: 9 }],
      ["c", { keys: 3 }],
      ["d", { keys: 4 }],
    ]);
  });

  test.each<[string, () => unknown, string]>([
    [
      "added twice",
      () => changed("lord", below, { a: { keys: 4 } }),
      "cannot add the lord a: the box already has it; replace it instead",
    ],
    [
      "replaced, but unknown",
      () => changed("lord", below, {}, { z: { keys: 4 } }),
      "cannot change the lord z: the box does not have it",
    ],
    [
      "left out, but unknown",
      () => changed("lord", below, {}, {}, ["z"]),
      "cannot change the lord z: the box does not have it",
    ],
  ])("%s are an error", (_, change, message) => {
    expect(change).toThrow(new Error(message));
  });
});
