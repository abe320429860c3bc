import { describe, expect, test } from "vitest";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { LONGEST_SEED } from "../../src/kernel/data/limits.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import {
  isObject,
  mustBeSeat,
  mustBeSeed,
  mustBeViewer,
} from "../../src/kernel/validation/guards.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { start, toy } from "./toy-game.ts";

const errorOf = (call: () => unknown) => {
  const { path, message } = rulesError(call);
  return { path, message };
};

test("isObject is true for lists and objects, false for null", () => {
  expect([{}, [], null, undefined, "x", () => 1].map(isObject)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});

describe("mustBeViewer", () => {
  test.each([0, 2, "spectator"] as const)("accepts %s of three players", (viewer) => {
    expect(() => mustBeViewer(3, viewer)).not.toThrow();
  });

  test.each<[unknown, string]>([
    [3, "3"],
    [-1, "-1"],
    [0.5, "0.5"],
    ["0", '"0"'],
    ["spectators", '"spectators"'],
    [null, "null"],
  ])("throws for %j of three players", (viewer, found) => {
    expect(errorOf(() => untyped(mustBeViewer)(3, viewer))).toEqual({
      path: "",
      message: `no such viewer: ${found}, expected a number from 0 to 2 or "spectator"`,
    });
  });
});

describe("mustBeSeat", () => {
  test.each([0, 2])("accepts %i of three players", (seat) => {
    expect(() => mustBeSeat(3, seat)).not.toThrow();
  });

  test.each<[unknown, string]>([
    [3, "3"],
    [-1, "-1"],
    ["spectator", '"spectator"'],
    [undefined, "undefined"],
  ])("throws for %j of three players", (seat, found) => {
    expect(errorOf(() => untyped(mustBeSeat)(3, seat))).toEqual({
      path: "",
      message: `no such seat: ${found}, expected a number from 0 to 2`,
    });
  });
});

test("a seed is a string that is not too long", () => {
  for (const seed of ["", "x".repeat(LONGEST_SEED)]) expect(() => mustBeSeed(seed)).not.toThrow();
  for (const seed of ["x".repeat(LONGEST_SEED + 1), 7, null, undefined, ["x"]])
    expect(errorOf(() => mustBeSeed(seed))).toEqual({
      path: "",
      message: "invalid seed: expected a string of at most 256 characters",
    });
});

describe("a playout", () => {
  test("stops after the maximum number of actions, or at the end of the game", () => {
    let done = 0;
    const counting = {
      ...toy.simulate(start()),
      advance: () => {
        done += 1;
        return done < 9;
      },
      totals: () => [done],
    };
    expect(playout(counting, rngFrom("x"), 0)).toEqual([0]);
    expect(playout(counting, rngFrom("x"), 3)).toEqual([3]);
    expect(playout(counting, rngFrom("x"))).toEqual([9]);
  });
});
