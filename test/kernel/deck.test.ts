// Decks in positions written by hand.
import { describe, expect, test } from "vitest";
import {
  completeDeck,
  knownCards,
  placedCards,
  takeUnplaced,
  unplacedCards,
} from "../../src/kernel/components/deck.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { rulesError } from "../bad-input/errors.ts";

describe("the known cards of a deck", () => {
  test("are the list, or the top cards with the next card last", () => {
    expect(knownCards(["a", null])).toEqual(["a", null]);
    expect(knownCards({ top: ["a", "b", null] })).toEqual([null, "b", "a"]);
    expect(knownCards(undefined)).toEqual([]);
  });

  test("are a copy", () => {
    const top = ["a", "b"];
    knownCards({ top });
    knownCards(top).pop();
    expect(top).toEqual(["a", "b"]);
  });
});

describe("a complete deck", () => {
  test("has the unplaced cards below those that are given", () => {
    expect(completeDeck({ top: ["a", "b"] }, 2, [])).toEqual([null, null, "b", "a"]);
    expect(completeDeck(undefined, 1, [])).toEqual([null]);
    expect(completeDeck(undefined, 0, [])).toEqual([]);
    expect(completeDeck(["a", null], 0, [])).toEqual(["a", null]);
  });

  test("a list is the whole deck: cards that are placed nowhere are an error", () => {
    const error = rulesError(() => completeDeck(["a"], 3, ["lordDeck"]));
    expect(error.message).toBe(
      "position, at lordDeck: a list is the whole deck, but 3 cards are placed nowhere; did you mean { top: […] }?",
    );
  });

  test.each([undefined, { top: ["a"] }, ["a"]])("too few cards are an error: %j", (deck) => {
    const error = rulesError(() => completeDeck(deck, -2, ["deck"]));
    expect(error.message).toBe("position, at deck: needs 2 more cards than are left");
    expect(error.path).toBe("deck");
  });
});

describe("unplaced cards", () => {
  test("are counted without those that are needed for face-down cards", () => {
    expect(unplacedCards(["a", "a", "b", "c"], ["a", null])).toEqual({
      cards: ["a", "b", "c"],
      spare: 2,
    });
    expect(unplacedCards(["a"], ["a"])).toEqual({ cards: [], spare: 0 });
    expect(unplacedCards(["a"], [null, null])).toEqual({ cards: ["a"], spare: -1 });
  });

  test.each([
    [2, 3, 2],
    [3, 2, 2],
    [0, 3, 0],
    [2, 0, 0],
    [2, -1, 0],
  ])("taken up to the number of spare ones: %i of %i gives %i", (count, spare, taken) => {
    const cards = ["a", "b", "c", "d"];
    const some = takeUnplaced({ cards, spare }, count, rngFrom("x"));
    expect(some).toHaveLength(taken);
    expect(new Set(some).size).toBe(taken);
    for (const card of some) expect(cards).toContain(card);
  });

  test("are taken at random", () => {
    const first = (seed: string) =>
      takeUnplaced({ cards: ["a", "b", "c", "d"], spare: 4 }, 1, rngFrom(seed))[0];
    expect(new Set(["1", "2", "3", "4", "5", "6", "7", "8"].map(first)).size).toBeGreaterThan(1);
  });
});

test("placed cards are those that are face up", () => {
  expect([...placedCards(["a", null, "b"], "seats", 0, "hand")]).toEqual([
    { card: "a", path: ["seats", 0, "hand", 0] },
    { card: "b", path: ["seats", 0, "hand", 2] },
  ]);
  expect([...placedCards({ top: [null, "a"] }, "deck")]).toEqual([
    { card: "a", path: ["deck", "top", 1] },
  ]);
  expect([...placedCards(undefined, "deck")]).toEqual([]);
});
