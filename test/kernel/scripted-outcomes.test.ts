import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import type { Outcome } from "../../src/kernel/components/outcome.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { reduceWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { nasties } from "../bad-input/nasties.ts";
import { rules, toy, toyState, toyWith } from "./toy-game.ts";

const discard = ["crab-1", "crab-2", "monster", "squid-1", "squid-2"] as const;
/** The exploration deck is empty; the discard has five cards and the other monsters, all other allies are in hands. */
const { table } = fromPosition(abyss, { seats: [{}, {}], discard }, "a seed");
const monsters = table.deck.filter((card) => card === "monster");
const allies = table.deck.filter((card) => card !== "monster");
const renewing = fromPosition(
  abyss,
  {
    seats: [{ pearls: 0 }, { hand: allies }],
    discard: [...discard, ...monsters],
    deck: [],
  },
  "a seed",
);
const explore = { type: "explore", seat: 0 } as const;
const deckAfter = (outcomes: readonly Outcome[]) => {
  const result = reduceWithOutcomes(abyss, renewing, explore, outcomes);
  if (!result.ok) throw new Error(result.refusal.code);
  return { all: [...result.state.table.deck, ...result.state.table.track], ...result };
};
const order = [...monsters, ...discard];

describe("AB-25 the order of a shuffle", () => {
  test("as a list, the last card on top", () => {
    const { state, events } = deckAfter([order]);
    expect(state.table.deck).toEqual(order.slice(0, -1));
    expect(state.table.track).toEqual(["squid-2"]);
    expect(events[0]).toEqual({ type: "deck-renewed", cards: 10 });
    // The generator of the state was not used.
    expect(state.rng).toEqual(renewing.rng);
  });

  test("as the top, the next card first; the rest is shuffled by the state's generator", () => {
    const { all, state } = deckAfter([{ top: ["crab-2", "monster"] }]);
    expect(all.slice(-2)).toEqual(["monster", "crab-2"]);
    expect([...all].sort()).toEqual([...order].sort());
    expect(state.rng).not.toEqual(renewing.rng);
    expect(deckAfter([{ top: ["crab-2", "monster"] }]).all).toEqual(all);
  });

  test("as the top, all of it", () => {
    expect(deckAfter([{ top: order.toReversed() }]).all).toEqual(order);
  });

  test("with gaps", () => {
    const { all } = deckAfter([[...order.slice(0, -3).map(() => null), "squid-1", null, "crab-1"]]);
    expect([all.at(-1), all.at(-3)]).toEqual(["crab-1", "squid-1"]);
    expect([...all].sort()).toEqual([...order].sort());
  });

  test("left out: the result is that of reduce", () => {
    const unscripted = abyss.reduce(renewing, explore);
    expect(reduceWithOutcomes(abyss, renewing, explore, [])).toEqual(unscripted);
    expect(reduceWithOutcomes(abyss, renewing, explore, [null])).toEqual(unscripted);
  });
});

test("AB-42 a drawn token", () => {
  const state = fromPosition(
    abyss,
    {
      seats: [{ lords: ["hunter"] }, { tokens: [2, 2, 3, 3, 4] }],
      agenda: [{ ask: "steal-token", seats: [0], mayDecline: false }],
    },
    "a seed",
  );
  const steal = { type: "steal-token", seat: 0, from: 1 } as const;
  for (const token of [2, 3, 4]) {
    const result = reduceWithOutcomes(abyss, state, steal, [token]);
    expect(result.state.table.seats[0]!.tokens).toEqual([token]);
  }
  const error = rulesError(() => reduceWithOutcomes(abyss, state, steal, [5]));
  expect(error.message).toBe("outcomes, at 0: expected one of 2, 2, 3, 3, 4");
});

test("a drawn number", () => {
  const state = toyState([{}, {}], { pool: [3, 7, 9], deck: [1, 2, 4, 5, 6, 8, 10, 11, 12] });
  const result = reduceWithOutcomes(toy, state, { type: "fish", seat: 0 }, [7]);
  expect(result.state.table.seats[0]!.won).toEqual([7]);
  const unscripted = toy.reduce(state, { type: "fish", seat: 0 });
  expect(reduceWithOutcomes(toy, state, { type: "fish", seat: 0 }, [null])).toEqual(unscripted);
});

describe("a random number", () => {
  // In this variant fishing takes the card at a random index.
  const byIndex = toyWith({
    moves: {
      ...rules.moves,
      fish: {
        ...rules.moves.fish,
        perform({ seats, pool }, { seat }, { rng }) {
          seats[seat]!.won.push(...pool.splice(rng.below(pool.length), 1));
        },
      },
    },
  });
  const state = toyState([{}, {}], { pool: [3, 7, 9], deck: [1, 2, 4, 5, 6, 8, 10, 11, 12] });
  const fished = (outcomes: readonly Outcome[]) =>
    reduceWithOutcomes(byIndex, state, { type: "fish", seat: 0 }, outcomes).state;

  test.each([
    [0, 3],
    [1, 7],
    [2, 9],
  ])("%i selects card %i", (index, card) => {
    expect(fished([index]).table.seats[0]!.won).toEqual([card]);
    expect(fished([index]).rng).toEqual(state.rng);
  });

  test("left out: the result is that of reduce", () => {
    const unscripted = byIndex.reduce(state, { type: "fish", seat: 0 }).state;
    expect(fished([null])).toEqual(unscripted);
    expect(fished([])).toEqual(unscripted);
  });

  test.each([[-1], [3], [0.5], ["1"], [[1]]])("%j is out of range", (outcome) => {
    expect(rulesError(() => fished([outcome])).message).toBe(
      "outcomes, at 0: expected a number from 0 to 2",
    );
  });
});

describe("impossible outcomes", () => {
  test.each<[string, readonly Outcome[], string, RegExp]>([
    ["too few cards", [["crab-1"]], "0", /names 1 cards, but 10 are shuffled/],
    [
      "too many on top",
      [{ top: Array(11).fill(null) }],
      "0",
      /names 11 cards, but 10 are shuffled/,
    ],
    ["a card that is not shuffled", [{ top: ["crab-5"] }], "0", /crab-5 is not among/],
    ["a card too often", [{ top: ["crab-1", "crab-1"] }], "0", /crab-1 is not among/],
    ["a card for an order", ["crab-1"], "0", /expected the order of a shuffle/],
    ["a number for an order", [3], "0", /expected the order of a shuffle/],
    ["an outcome that is not used", [order, order], "1", /no further outcome/],
    ["no order, and an outcome that is not used", [null, 3], "1", /no further outcome/],
  ])("%s is an error", (_, outcomes, path, reason) => {
    const error = rulesError(() => reduceWithOutcomes(abyss, renewing, explore, outcomes));
    expect(error.message).toContain("outcomes");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });

  test.each<[string, unknown, string]>([
    ["not a list", "crab-1", "outcomes: expected a list of at most 3000 outcomes"],
    [
      "an object with a length",
      { length: 0 },
      "outcomes: expected a list of at most 3000 outcomes",
    ],
    [
      "3001 outcomes",
      Array(3001).fill(null),
      "outcomes: a list of 3001, expected at most 3000 members",
    ],
    ["3000 outcomes", Array(3000).fill(null), "outcomes, at 1: the action uses no further outcome"],
    [
      "a top that is not a list",
      [{ top: "crab-1" }],
      "outcomes, at 0: expected the order of a shuffle: a list, or { top: […] }",
    ],
    [
      "an order without a top",
      [{ bottom: [] }],
      "outcomes, at 0: expected the order of a shuffle: a list, or { top: […] }",
    ],
    [
      "a long name",
      [{ top: ["x".repeat(1000)] }],
      `outcomes, at 0: ${"x".repeat(100)} is not among the shuffled cards, or named too often`,
    ],
  ])("%s: the error message", (_, outcomes, message) => {
    const error = rulesError(() => untyped(reduceWithOutcomes)(abyss, renewing, explore, outcomes));
    expect(error.message).toBe(message);
  });

  test("a copy of a game is the same game", () => {
    const copied = { ...abyss };
    expect(reduceWithOutcomes(copied, renewing, explore, [order])).toEqual(
      reduceWithOutcomes(abyss, renewing, explore, [order]),
    );
  });

  test("an illegal action is refused, whatever the outcomes", () => {
    const result = reduceWithOutcomes(abyss, renewing, { type: "explore", seat: 1 }, [order]);
    expect(result).toMatchObject({ ok: false, refusal: { code: "not-your-decision" } });
    expect(result.state).toBe(renewing);
    expect(reduceWithOutcomes(abyss, renewing, "nonsense", [])).toMatchObject({
      ok: false,
      refusal: { code: "malformed" },
    });
  });

  const reduce = untyped(reduceWithOutcomes);
  test.each(nasties.filter(([, make]) => !isEmptyList(make())))(
    "%s as the outcomes, or as one of them, is an error",
    (_, make) => {
      rulesError(() => reduce(abyss, renewing, explore, make()));
      const value = make();
      // Left out: the generator of the state decides.
      if (value === null || value === undefined) return;
      rulesError(() => reduce(abyss, renewing, explore, [make()]));
      rulesError(() => reduce(abyss, renewing, explore, [{ top: [make()] }]));
    },
  );
});

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
