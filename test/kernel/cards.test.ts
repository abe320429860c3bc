import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToBag,
  faceDown,
  firstMissing,
  hiddenCards,
  isKnown,
  removeOne,
  unseen,
} from "../../src/kernel/components/bags.ts";

describe("removeOne", () => {
  test("removes one of several equal cards and keeps the order", () => {
    const cards = ["b", "a", "b", "c"];
    removeOne(cards, "b");
    expect(cards).toEqual(["a", "b", "c"]);
  });

  test("throws for a card that is missing, and removes no other", () => {
    const cards = ["a"];
    expect(() => removeOne(cards, "b")).toThrow("b is not among the cards");
    expect(cards).toEqual(["a"]);
  });
});

describe("addToBag", () => {
  test("keeps the bag sorted", () => {
    const bag = [2, 5, 5, 9];
    addToBag(bag, [7, 1, 5, 10]);
    expect(bag).toEqual([1, 2, 5, 5, 5, 7, 9, 10]);
  });

  test("gives the same bag in any order of cards", () => {
    const cards = fc.array(fc.oneof(fc.constantFrom("crab-1", "crab-2", "crab-10"), fc.string()));
    fc.assert(
      fc.property(cards, cards, (one, other) => {
        const [bag, sameBag]: [string[], string[]] = [[], []];
        addToBag(bag, one);
        addToBag(bag, other);
        addToBag(sameBag, other);
        addToBag(sameBag, one);
        expect(bag).toEqual(sameBag);
        expect(bag).toHaveLength(one.length + other.length);
      }),
    );
  });
});

describe("cards face down", () => {
  test("keep their number, and none is known", () => {
    expect(faceDown(["a", "b"])).toEqual([null, null]);
    expect(faceDown(["a", "b"]).some(isKnown)).toBe(false);
  });

  test("only null is face down", () => {
    expect([0, "", "a", null].map(isKnown)).toEqual([true, true, true, false]);
  });
});

describe("firstMissing", () => {
  test.each<[string[], (string | null)[], string | undefined]>([
    [[], [], undefined],
    [["a"], ["a"], undefined],
    [["a"], [null], "a"],
    [["a", "b"], ["b", "a", "c"], undefined],
    [["a", "a"], ["a", "b"], "a"],
    [["a", "c", "b"], ["a", "d"], "c"],
  ])("of %j among %j is %j", (cards, held, missing) => {
    expect(firstMissing(held, cards)).toBe(missing);
  });
});

describe("unseen", () => {
  test("returns what is not visible, copy by copy", () => {
    const all = ["a", "a", "b", "c"];
    expect(unseen(all, ["a", null, "c"])).toEqual(["a", "b"]);
    expect(all).toEqual(["a", "a", "b", "c"]);
  });

  test("throws for a visible card that the game does not have", () => {
    expect(() => unseen(["a"], ["a", "a"])).toThrow("cards, at table: a appears too often");
  });
});

describe("hiddenCards", () => {
  test("are those that are not visible, one for each back", () => {
    expect(hiddenCards("cards", ["a", "a", "b", "c"], ["a", null, "c", null])).toEqual(["a", "b"]);
  });

  test.each([
    [["a", null], "1 cards are face down, but 2 are unaccounted for"],
    [["a", "b", null, null], "2 cards are face down, but 1 are unaccounted for"],
    [["b", "b", null], "b appears too often"],
  ])("of %j is an error", (cards, reason) => {
    expect(() => hiddenCards("cards", ["a", "b", "c"], cards)).toThrow(
      expect.objectContaining({ name: "RulesError", path: "table", reason }),
    );
  });
});
