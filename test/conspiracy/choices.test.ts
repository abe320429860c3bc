// Actions of Conspiracy put together click by click: what can come next, and what is still missing.
import { describe, expect, test } from "vitest";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { checkChoices, clickThrough } from "../kernel/click-oracle.ts";
import { once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { play, prepare } from "./prepare.ts";
import { allScenes, scenes } from "./scenes.ts";

describe("choices agree with the list of legal actions", () => {
  test.each(allScenes)("%s", (name, scene) => {
    for (let i = 0; i < 3; i++) clickThrough(conspiracy, scene(), rngFrom(`${name} ${i}`));
  });

  test.each([2, 3, 4])("in games of %i players", (players) => {
    let clicks = 0;
    for (let game = 0; game < 3; game++)
      for (const { state } of playRandomly(conspiracy, { players }, `clicks ${game}`))
        clicks += clickThrough(conspiracy, state, rngFrom(`${game}`));
    expect(clicks).toBeGreaterThan(100);
  });
});

describe("CO-9 a swap", () => {
  // Lords on five spots; the second one has a key, and the last one has just been placed.
  const state = once(
    () =>
      play(
        prepare({
          seats: [{ lords: ["red-3", "red-1", "blue-6", "green-4"] }],
          nextLords: ["blue-0"],
        }),
        by(0).draws(1),
      ).state,
  );

  test("takes two spots, one after the other, in any order", () => {
    expect(conspiracy.choices(state(), 0, { type: "swap-lords" })?.next.spots).toEqual([
      1, 3, 4, 5,
    ]);
    for (const [one, other] of [
      [1, 4],
      [4, 1],
    ] as const) {
      checkChoices(conspiracy, state(), 0, { type: "swap-lords", spots: [one] });
      const first = conspiracy.choices(state(), 0, { type: "swap-lords", spots: [one] })!;
      expect(first.next).toEqual({ spots: [1, 3, 4, 5].filter((spot) => spot !== one) });
      const both = checkChoices(conspiracy, state(), 0, {
        type: "swap-lords",
        spots: [one, other],
      })!;
      expect(both).toEqual({
        partial: { type: "swap-lords", spots: [one, other] },
        next: {},
        isFinal: true,
        isComplete: true,
        action: { type: "swap-lords", seat: 0, spots: [1, 4] },
      });
    }
  });

  test("is incomplete with fewer than two spots: it would be refused as malformed", () => {
    for (const spots of [[], [3]]) {
      const found = checkChoices(conspiracy, state(), 0, { type: "swap-lords", spots })!;
      expect(found).not.toHaveProperty("action");
      const sent = conspiracy.reduce(state(), { type: "swap-lords", seat: 0, spots });
      expect(found.missing).toEqual(!sent.ok && sent.refusal);
      expect(found.missing).toMatchObject({ code: "malformed", rule: "CO-3" });
    }
  });

  test("cannot have a spot with a key, the same spot twice, or three spots", () => {
    for (const spots of [[2], [3, 3], [1, 3, 4], [15], [0]])
      expect(
        conspiracy.choices(state(), 0, { type: "swap-lords", spots } as never),
        String(spots),
      ).toBeUndefined();
  });

  test("offers all spots in a full chamber, though there are more pairs than are tried", () => {
    const full = scenes.swap["a full chamber"];
    expect(conspiracy.countActions(full, 0, { type: "swap-lords" })).toBeGreaterThan(32);
    checkChoices(conspiracy, full, 0, { type: "swap-lords" });
  });
});

describe("single fields", () => {
  test("CO-4 how many lords to draw", () => {
    const state = prepare({ lordDeck: ["red-1", "red-2"] });
    expect(conspiracy.choices(state, 0, { type: "draw-lords" })).toEqual({
      partial: { type: "draw-lords" },
      next: { count: [1, 2] },
      isFinal: false,
      isComplete: false,
    });
    expect(conspiracy.choices(state, 0, { type: "draw-lords", count: 2 })).toEqual({
      partial: { type: "draw-lords", count: 2 },
      isFinal: true,
      isComplete: true,
      next: {},
      action: by(0).draws(2),
    });
    expect(conspiracy.choices(state, 0, { type: "draw-lords", count: 3 })).toBeUndefined();
  });

  test("CO-5 which pile to take, by its colour", () => {
    const state = prepare({ piles: ["red-1", "blue-0"] });
    expect(conspiracy.choices(state, 0, { type: "take-pile" })?.next.colour).toEqual([
      "red",
      "blue",
    ]);
  });

  test("CO-27 the locations of the deck are offered in the searcher's view only", () => {
    const state = scenes["search-locations"]["the whole deck"];
    const partial = { type: "take-location" } as const;
    const offered = conspiracy.choices(state, 0, partial)?.next.location;
    expect(offered).toHaveLength(state.table.locationDeck.length);
    expect(conspiracy.choices(conspiracy.view(state, 0), 0, partial)?.next.location).toEqual(
      offered,
    );
    expect(() => conspiracy.choices(conspiracy.view(state, 1), 0, partial)).toThrow(
      "table.locationDeck.0: is face down, but seat 0 sees it",
    );
  });
});

test("wrong fields do not compile", () => {
  const state = prepare();
  const wrongCalls = () => {
    // @ts-expect-error: there is no action `recruit` in Conspiracy
    conspiracy.choices(state, 0, { type: "recruit" });
    // @ts-expect-error: `take-pile` has no count
    conspiracy.choices(state, 0, { type: "take-pile", count: 1 });
    // @ts-expect-error: a count is a number
    conspiracy.countActions(state, 0, { type: "draw-lords", count: "2" });
  };
  expect(wrongCalls).toBeTypeOf("function");
});
