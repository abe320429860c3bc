import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Outcome, recordingRng } from "../../src/kernel/components/outcome.ts";
import { hasGenerator, NO_GENERATOR } from "../../src/kernel/components/rng.ts";
import { reduceFromSource, setupFromSource } from "../../src/kernel/tools/drawn-outcomes.ts";
import { reduceWithOutcomes, setupWithOutcomes } from "../../src/kernel/tools/scripted-outcomes.ts";
import { rulesError } from "../bad-input/errors.ts";
import { start, toy } from "./toy-game.ts";

/** A source that gives these numbers, each below what is asked for. */
const sourceOf = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return (n: number): number => {
    const next = left.shift()!;
    expect(next).toBeLessThan(n);
    return next;
  };
};

function recorded<T>(numbers: readonly number[], use: (rng: ReturnType<typeof recordingRng>) => T) {
  const outcomes: Outcome[] = [];
  const result = use(recordingRng(sourceOf(...numbers), (outcome) => outcomes.push(outcome)));
  return { result, outcomes };
}

describe("a generator that records", () => {
  test("numbers", () => {
    expect(recorded([4], (rng) => rng.below(6))).toEqual({ result: 4, outcomes: [4] });
    expect(() => recorded([], (rng) => rng.below(0))).toThrow("rng.below: 0, expected a whole");
  });

  test("the order of a shuffle, even of one card or none", () => {
    // Fisher-Yates from the end: c is swapped with a, then b with itself.
    expect(recorded([0, 1], (rng) => rng.shuffle(["a", "b", "c"]))).toEqual({
      result: ["c", "b", "a"],
      outcomes: [["c", "b", "a"]],
    });
    expect(recorded([], (rng) => rng.shuffle(["a"])).outcomes).toEqual([["a"]]);
    expect(recorded([], (rng) => rng.shuffle([])).outcomes).toEqual([[]]);
  });

  test("the order as it was, even if the rules change the list", () => {
    const { outcomes } = recorded([0], (rng) => rng.shuffle(["a", "b"]).pop());
    expect(outcomes).toEqual([["b", "a"]]);
  });

  test("what was drawn: of equal things the first is taken, as with scripted outcomes", () => {
    const from = [2, 3, 2];
    expect(recorded([2], (rng) => rng.draw(from))).toEqual({ result: 2, outcomes: [2] });
    expect(from).toEqual([3, 2]);
  });
});

describe("a game from a source", () => {
  const options = { players: 2, turns: 3 };
  const numbers = fc.infiniteStream(fc.nat());

  test("has no generator, and the recorded outcomes give the same game", () => {
    fc.assert(
      fc.property(numbers, (stream) => {
        const source = (n: number): number => stream.next().value! % n;
        const dealt = setupFromSource(toy, options, source);
        expect(dealt.result.state.rng).toEqual(NO_GENERATOR);
        expect(dealt.outcomes).toHaveLength(1);
        expect(setupWithOutcomes(toy, options, dealt.outcomes)).toEqual(dealt.result);
        const fish = { type: "fish", seat: 0 } as const;
        const { state } = dealt.result;
        const { result, outcomes } = reduceFromSource(toy, state, fish, source);
        expect(outcomes).toHaveLength(1);
        expect(reduceWithOutcomes(toy, state, fish, outcomes)).toEqual(result);
        expect(result.state.rng).toEqual(NO_GENERATOR);
      }),
    );
  });

  test("is dealt from the source only: the same numbers give the same deal", () => {
    const deal = () => setupFromSource(toy, options, () => 0);
    expect(deal()).toEqual(deal());
    const other = setupFromSource(toy, options, (n) => n - 1);
    expect(other.outcomes).not.toEqual(deal().outcomes);
  });

  test("draws nothing for a refused action", () => {
    const { state } = setupFromSource(toy, options, () => 0).result;
    const never = () => {
      throw new Error("nothing may be drawn");
    };
    for (const action of [{ type: "fish", seat: 1 }, { type: "fly" }, null]) {
      const { result, outcomes } = reduceFromSource(toy, state, action, never);
      expect([result.ok, result.state === state, outcomes]).toEqual([false, true, []]);
    }
  });

  test("does not use the generator of a state that has one", () => {
    const state = start("a seed");
    const fish = { type: "fish", seat: 0 } as const;
    const { result } = reduceFromSource(toy, state, fish, (n) => n - 1);
    expect(result.state.rng).toEqual(state.rng);
    expect(hasGenerator(state)).toBe(true);
    expect(result.state.table.seats[0]!.won).toEqual([state.table.pool.at(-1)]);
  });

  test("rejects options as setup does", () => {
    const wrong = { players: 9, turns: 3 };
    const [one, other] = [
      rulesError(() => setupFromSource(toy, wrong, () => 0)),
      rulesError(() => toy.setup(wrong, "a seed")),
    ];
    expect(one.message).toBe(other.message);
  });
});

describe("setupWithOutcomes", () => {
  const options = { players: 2, turns: 3 };
  const order = setupFromSource(toy, options, () => 0).outcomes[0] as readonly number[];

  test("takes an order from the top, if it is complete but for the last card", () => {
    const whole = setupWithOutcomes(toy, options, [order]);
    expect(setupWithOutcomes(toy, options, [{ top: order.toReversed() }])).toEqual(whole);
    expect(setupWithOutcomes(toy, options, [{ top: order.toReversed().slice(0, -1) }])).toEqual(
      whole,
    );
  });

  test.each<[string, readonly Outcome[], string, string]>([
    ["none", [], "0", "is not known, but the state has no generator to draw it from"],
    ["an unknown one", [null], "0", "is not known, but the state has no generator to draw it from"],
    [
      "an order with gaps",
      [order.map((card, i) => (i < 2 ? null : card))],
      "0",
      "is not known, but the state has no generator to draw it from",
    ],
    ["too many", [order, 3], "1", "the deal uses no further outcome"],
    ["an order of too few", [[1]], "0", "names 1 cards, but 12 are shuffled"],
  ])("rejects %s", (_, outcomes, path, reason) => {
    const error = rulesError(() => setupWithOutcomes(toy, options, outcomes));
    expect([error.what, error.path, error.reason]).toEqual(["outcomes", path, reason]);
  });

  test("gives a state whose later outcomes are needed, too", () => {
    const { state } = setupWithOutcomes(toy, options, [order]);
    const fish = { type: "fish", seat: 0 } as const;
    for (const outcomes of [[], [null]])
      expect(rulesError(() => reduceWithOutcomes(toy, state, fish, outcomes)).reason).toBe(
        "is not known, but the state has no generator to draw it from",
      );
  });
});
