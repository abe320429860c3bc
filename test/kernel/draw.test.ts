import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countableList,
  mapCandidates,
  type RandomSource,
} from "../../src/kernel/agenda/countable.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { stricter } from "../../src/kernel/rules/rules.ts";
import { evenly, tally } from "./statistics.ts";
import {
  accept,
  playThrough,
  rules,
  type State,
  start,
  toy,
  toyState,
  toyWith,
} from "./toy-game.ts";

const { play } = rules.moves;

/** Countable plays: single cards, all of them legal. */
const single = mapCandidates(countableList([1, 2, 3]), (card) => ({
  type: "play" as const,
  seat: 0,
  cards: [card],
}));
const toyOfSingles = toyWith({
  moves: { ...rules.moves, play: { ...play, options: () => single } },
});

const rich = toyState([{ hand: [3, 5, 1], coins: 2 }, { hand: [2] }], { pool: [7], deck: [9] });

describe("countActions", () => {
  test("is the number of legal actions, of all and of those that match a partial one", () => {
    expect(toy.countActions(rich, 0)).toBe([...toy.legalActions(rich, 0)].length);
    expect(toy.countActions(rich, 0, { type: "play" })).toBe(6);
    expect(toy.countActions(rich, 0, { type: "play", cards: [3] })).toBe(3);
    expect(toy.countActions(rich, 0, { type: "pass" })).toBe(0);
  });

  test("is 0 for a seat that has no decision to make, and after the end", () => {
    expect(toy.countActions(rich, 1)).toBe(0);
    expect(toy.countActions(rich, 7)).toBe(0);
    expect(toy.countActions(toyState([{}, {}], { agenda: [] }), 0)).toBe(0);
  });

  test("counts a last resort if nothing else is left", () => {
    expect(toy.countActions(toyState([{}, {}]), 0)).toBe(1);
    expect(toy.countActions(toyState([{ coins: 1 }, {}]), 0)).toBe(2);
  });

  test("does not list what can be counted", () => {
    const countable = toyWith({
      moves: {
        ...rules.moves,
        play: {
          ...play,
          options: () => ({
            ...single,
            count: () => 1e15,
            [Symbol.iterator]: () => {
              throw new Error("listed");
            },
          }),
        },
      },
    });
    expect(countable.countActions(rich, 0, { type: "play" })).toBe(1e15);
    expect(countable.countActions(rich, 0)).toBe(1e15 + 4);
    expect(countable.actionTypes(rich, 0)).toContain("play");
    for (let i = 0; i < 20; i++)
      expect(countable.randomAction(rich, 0, rngFrom(String(i))).seat).toBe(0);
  });
});

describe("randomAction", () => {
  test("gives legal actions only", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.nat(), { maxLength: 15 }),
        fc.string(),
        (seed, picks, rngSeed) => {
          const state = playThrough(start(seed), picks).states.at(-1)!;
          for (const seat of toy.deciders(state))
            expect([...toy.legalActions(state, seat)]).toContainEqual(
              toy.randomAction(state, seat, rngFrom(rngSeed)),
            );
        },
      ),
    );
  });

  test("draws a kind first, all equally often, then one of that kind, all equally often", () => {
    // play, draw, fish, tax, polish
    const kinds = tally(5000, (rng) => toy.randomAction(rich, 0, rng).type);
    expect(evenly(kinds, 5)).toBe(true);
    const plays = tally(30_000, (rng) => {
      const drawn = toy.randomAction(rich, 0, rng);
      return drawn.type === "play" ? drawn.cards : null;
    });
    expect(evenly(plays.toSorted((a, b) => a - b).slice(0, 6), 6)).toBe(true);
  });

  test("draws countable candidates equally often", () => {
    const drawn = tally(6000, (rng) => {
      for (;;) {
        const action = toyOfSingles.randomAction(rich, 0, rng);
        if (action.type === "play") return action;
      }
    });
    expect(evenly(drawn, 3)).toBe(true);
  });

  test("draws a last resort only if nothing else closes the question", () => {
    const kinds = (state: State) =>
      new Set(
        Array.from({ length: 60 }, (_, i) => toy.randomAction(state, 0, rngFrom(`${i}`)).type),
      );
    expect(kinds(toyState([{}, {}]))).toEqual(new Set(["pass"]));
    expect(kinds(toyState([{ coins: 1 }, {}]))).toEqual(new Set(["pass", "polish"]));
    expect(kinds(toyState([{ hand: [1], coins: 1 }, {}]))).toEqual(new Set(["play", "polish"]));
  });

  test("a move that declines does not take the place of a last resort", () => {
    // A player without cards may decline to act, or pass as a last resort.
    const { options, refuse, perform } = rules.moves.draw;
    const shy = toyWith({
      moves: { ...rules.moves, draw: { options, refuse, perform, declines: true } },
    });
    const state = toyState([{}, {}], { deck: [4] });
    expect(shy.actionTypes(state, 0)).toEqual(["draw", "pass"]);
    const kinds = tally(2000, (rng) => shy.randomAction(state, 0, rng).type);
    expect(evenly(kinds, 2)).toBe(true);
  });

  test("the same generator draws the same action, from the view and from the state", () => {
    const state = start();
    for (let i = 0; i < 20; i++) {
      const drawn = toy.randomAction(state, 0, rngFrom(`x${i}`));
      expect(toy.randomAction(state, 0, rngFrom(`x${i}`))).toEqual(drawn);
      expect(toy.randomAction(toy.view(state, 0), 0, rngFrom(`x${i}`))).toEqual(drawn);
    }
  });

  test("calls only `below` of a generator, with positive integers", () => {
    const bounds: number[] = [];
    const last: RandomSource = {
      below(n) {
        bounds.push(n);
        return n - 1;
      },
    };
    for (const source of [last, { below: () => 0 }])
      expect([...toy.legalActions(rich, 0)]).toContainEqual(toy.randomAction(rich, 0, source));
    for (const n of bounds) expect(Number.isSafeInteger(n) && n >= 1, String(n)).toBe(true);
  });

  test("does not call the generator if there is only one action", () => {
    const giving = toyWith({ answers: { ...rules.answers, tribute: ["give"] } });
    const uncalled: RandomSource = {
      below() {
        throw new Error("called");
      },
    };
    const one = toyState([{}, { hand: [4] }], { agenda: [{ ask: "tribute", seats: [1] }] });
    const give = { type: "give", seat: 1, card: 4 };
    expect(giving.randomAction(one, 1, uncalled)).toEqual(give);
    expect(giving.simulate(one).randomAction(uncalled)).toEqual(give);
    expect(giving.simulate(one).advance(uncalled)).toBe(true);
  });

  test("draws one of the kinds, then one of the actions", () => {
    const bounds: number[] = [];
    const first: RandomSource = {
      below(n) {
        bounds.push(n);
        return 0;
      },
    };
    expect(toy.randomAction(rich, 0, first)).toEqual({ type: "play", seat: 0, cards: [1] });
    expect(bounds).toEqual([6, 6]);
    // A kind without a legal action is not tried again: the last takes its place.
    bounds.length = 0;
    expect(toy.randomAction(toyState([{}, {}], { deck: [9] }), 0, first)).toEqual({
      type: "draw",
      seat: 0,
    });
    expect(bounds).toEqual([6, 5, 4, 3, 2]);
  });

  test("draws for each of several deciders", () => {
    const taxed = accept(toyState([{ coins: 2 }, { hand: [1] }, { hand: [2] }]), {
      type: "tax",
      seat: 0,
    }).state;
    for (const seat of [1, 2])
      expect(toy.randomAction(taxed, seat, rngFrom("x"))).toEqual({
        type: "give",
        seat,
        card: seat,
      });
  });

  test.each<[string, State, number, string]>([
    ["is not a decider", rich, 1, "the seat has no decision to make"],
    ["does not exist", rich, 9, "the seat has no decision to make"],
    [
      "has no decision after the end",
      toyState([{ hand: [1] }, {}], { agenda: [] }),
      0,
      "the seat has no decision to make",
    ],
    // Not a possible state, but of the right shape.
    [
      "has a decision without an answer",
      toyState([{}, {}], { agenda: [{ ask: "tribute", seats: [0] }] }),
      0,
      "the seat has no legal action",
    ],
  ])("throws a RulesError for a seat that %s", (_, state, seat, reason) => {
    expect(() => toy.randomAction(state, seat, rngFrom("x"))).toThrow(
      expect.objectContaining({
        name: "RulesError",
        message: `random action: ${reason}`,
        problems: [{ path: [], reason }],
      }),
    );
  });
});

describe("a stricter move", () => {
  const odd = (move: typeof play) =>
    toyWith({
      moves: {
        ...rules.moves,
        play: stricter(move, (_, { cards }) =>
          cards.some((card) => card % 2 === 0)
            ? { code: "too-few", rule: "TOY-7", params: { has: 0 } }
            : undefined,
        ),
      },
    });
  const state = toyState([{ hand: [1, 2, 3, 4] }, {}], { deck: [9] });

  test.each([
    ["candidates that are refused one by one", play],
    ["countable candidates", { ...play, options: () => single }],
  ])("has only actions that both checks accept: %s", (_, move) => {
    const game = odd(move);
    const listedPlays = [...game.legalActions(state, 0, { matching: { type: "play" } })];
    expect(listedPlays.map((action) => "cards" in action && action.cards)).toEqual(
      move === play ? [[1], [1, 3], [3]] : [[1], [3]],
    );
    expect(game.countActions(state, 0, { type: "play" })).toBe(listedPlays.length);
    expect(game.choices(state, 0, { type: "play" })?.next.cards).toEqual([1, 3]);
    for (let i = 0; i < 30; i++) {
      const drawn = game.randomAction(state, 0, rngFrom(`odd ${i}`));
      expect(game.refusal(state, drawn)).toBeUndefined();
    }
  });

  test("applies its own check first, then that of the move", () => {
    const game = odd(play);
    expect(game.refusal(state, { type: "play", seat: 0, cards: [2] })?.rule).toBe("TOY-7");
    expect(game.refusal(state, { type: "play", seat: 0, cards: [10] })?.rule).toBe("TOY-7");
    expect(game.refusal(state, { type: "play", seat: 0, cards: [5] })?.rule).toBe("TOY-2");
    expect(game.refusal(state, { type: "play", seat: 0, cards: [1, 3] })).toBeUndefined();
  });

  test("does not close a question that it can no longer answer", () => {
    const even = toyState([{ hand: [2, 4] }, {}]);
    expect(odd(play).actionTypes(even, 0)).toEqual(["pass"]);
  });

  test("performs as before", () => {
    const action = { type: "play", seat: 0, cards: [1, 3] } as const;
    expect(accept(state, action, odd(play))).toEqual(accept(state, action));
  });
});
