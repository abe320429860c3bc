import { replay } from "abyss-rules";
import { abyss } from "abyss-rules/abyss";
import { search } from "abyss-rules/bots";
import { conspiracy } from "abyss-rules/conspiracy";
import { describe, expect, test } from "vitest";
import {
  lineOf,
  sharesAt,
  sharesAtEnd,
  sharesOf,
  stepsToEvaluate,
} from "../../docs/playground/src/extras/analysis/evaluation.ts";
import { turnsOf } from "../../docs/playground/src/extras/analysis/moves.ts";
import { afterMoves } from "../browser/positions.ts";

const stepsOf = (players: number, moves: number) => [
  ...replay(conspiracy, afterMoves(conspiracy, { players }, moves).replay),
];
const finished = stepsOf(3, 10_000);

describe("the moves of a game", () => {
  test.each([
    ["conspiracy", finished],
    ["abyss", [...replay(abyss, afterMoves(abyss, { players: 3 }, 80).replay)]],
  ])("of %s stand in turns, all of them and in order", (_, steps) => {
    const turns = turnsOf(steps);
    const moves = turns.flatMap((turn) => turn.moves);
    expect(moves.map(({ step }) => step)).toEqual(steps.slice(1).map((_step, i) => i + 1));
    expect(moves.map(({ action }) => action)).toEqual(steps.slice(1).map(({ action }) => action));
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_turn, i) => i + 1));
    for (const { seat, moves: own } of turns) {
      // Whoever's turn it is makes the first move of the turn.
      expect(own[0]?.action.seat).toBe(seat);
      for (const { step, before } of own) expect(before).toBe(steps[step - 1]?.state);
    }
  });
});

describe("the chances", () => {
  test("are computed for every open position, those that show the course first", () => {
    const { course, others } = stepsToEvaluate(finished, conspiracy);
    expect([...course, ...others].sort((a, b) => a - b)).toEqual(
      finished.slice(0, -1).map((_, step) => step),
    );
    expect(course.length).toBeLessThanOrEqual(24);
    expect(course[0]).toBe(0);
    expect(Math.max(...course)).toBeGreaterThan(0.8 * finished.length);
    const short = stepsToEvaluate(finished.slice(0, 5), conspiracy);
    expect(short).toEqual({ course: [0, 1, 2, 3, 4], others: [] });
  });

  test("of a search are those of its best action, and add up to 1", async () => {
    const { state } = finished[0]!;
    const [seat = 0] = conspiracy.deciders(state);
    const view = conspiracy.view(state, seat);
    for await (const thoughts of search(conspiracy, { iterations: 20 }).think(view, seat, {
      seed: "chances",
    })) {
      const shares = sharesOf(thoughts)!;
      const best = thoughts.considered[0]!;
      expect(best.action).toEqual(thoughts.action);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(shares[0]! / shares[1]!).toBeCloseTo(best.expected[0]! / best.expected[1]!);
    }
  });

  test("are not known where a search compares nothing", () => {
    const action = { type: "pass", seat: 0 };
    expect(sharesOf({ action, considered: [], iterations: 0 })).toBeUndefined();
  });

  test("are those of the winners at the end", () => {
    const { state } = finished.at(-1)!;
    const { winners } = conspiracy.standings(state);
    const shares = sharesAtEnd(conspiracy, state)!;
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    for (const winner of winners) expect(shares[winner]).toBeCloseTo(1 / winners.length);
    expect(sharesAtEnd(conspiracy, finished[0]!.state)).toBeUndefined();
  });

  test("at a step are the latest known ones; lines are in the order of steps", () => {
    const shares = new Map([
      [9, [1, 0]],
      [3, [0.25, 0.75]],
    ]);
    expect(sharesAt(shares, 2)).toBeUndefined();
    expect(sharesAt(shares, 8)).toEqual([0.25, 0.75]);
    expect(lineOf(shares, 1)).toEqual([
      [3, 0.75],
      [9, 0],
    ]);
  });
});
