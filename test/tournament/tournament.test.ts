import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appendResult, existing, fileOf, readRuns } from "../runs/store.ts";
import { playMatch } from "./play-match.ts";
import { intervalOf, type MatchResult, rowsOf, tableOf } from "./result.ts";

const pairing = { game: "conspiracy", players: 2, bots: ["greedy", "random"] };

const result = (number: number, share: number): MatchResult => ({
  number,
  shares: [share, 1 - share],
  points: [40 + number, 30],
  seconds: [2, 0],
  actions: 50,
});

describe("a match of a tournament", () => {
  test("the same number gives the same match", async () => {
    const [one, again] = [await playMatch(pairing, 4), await playMatch(pairing, 4)];
    expect({ ...again, seconds: [] }).toEqual({ ...one, seconds: [] });
  });

  test("a deal is played with every rotation of the seats, so equal bots tie over it", async () => {
    const twins = { ...pairing, bots: ["random", "random"] };
    const [one, other] = [await playMatch(twins, 6), await playMatch(twins, 7)];
    expect(one.shares).toEqual([1, 0]);
    expect(other.shares).toEqual([0, 1]);
    expect(other.points).toEqual(one.points.toReversed());
  });

  test("with more players than bots each has several seats, and shares add up to one victory", async () => {
    const four = { ...pairing, players: 4 };
    const { shares } = await playMatch(four, 0);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1);
  });

  test("a single player wins only if the opponent does not", async () => {
    const alone = { game: "conspiracy-solo", players: 1, bots: ["random"] };
    const results = await Promise.all([0, 1, 2, 3].map((number) => playMatch(alone, number)));
    expect(results.some(({ shares }) => shares[0] === 0)).toBe(true);
  });

  test.each([
    [{ ...pairing, game: "chess" }, /unknown game "chess"/],
    [{ ...pairing, bots: ["random", "deep-blue"] }, /unknown bot "deep-blue"/],
  ])("an invalid pairing is an error: %j", async (invalid, message) => {
    await expect((async () => playMatch(invalid, 0))()).rejects.toThrow(message);
  });
});

describe("statistics", () => {
  test.each([
    // From tables of Wilson's interval.
    [0.5, 10, 0.237, 0.763],
    [1, 10, 0.722, 1],
    [0.75, 200, 0.686, 0.805],
    [0, 200, 0, 0.019],
  ])("the interval of a share of %d in %i matches", (share, matches, low, high) => {
    const [from, to] = intervalOf(share, matches);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  test("have a row for each bot, as a table", () => {
    const rows = rowsOf(pairing.bots, [result(0, 1), result(1, 1), result(2, 0.5), result(3, 0)]);
    expect(rows[0]).toMatchObject({
      bot: "greedy",
      share: 0.625,
      points: 41.5,
      secondsPerMatch: 2,
    });
    expect(rows[1]).toMatchObject({ bot: "random", share: 0.375, points: 30, secondsPerMatch: 0 });
    expect(tableOf(rows).split("\n")).toEqual([
      "| bot    | victories | 95 % interval    | points | seconds a match |",
      "| ------ | --------- | ---------------- | ------ | --------------- |",
      "| greedy | 62.5 %    | 21.9 % to 90.8 % | 41.5   | 2.00            |",
      "| random | 37.5 %    | 9.2 % to 78.1 %  | 30.0   | 0.00            |",
    ]);
  });
});

describe("results on disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "tournament-"));
  const file = (name: string) => join(folder, name);

  test("shares are merged, each match once, in order", () => {
    appendResult(file("0"), "code", pairing, result(2, 1));
    appendResult(file("0"), "code", pairing, result(0, 0));
    appendResult(file("1"), "code", pairing, result(1, 0.5));
    appendResult(file("1"), "code", pairing, result(2, 1));
    const runs = readRuns(existing([file("0"), file("1"), file("none")]), "code");
    expect(runs).toEqual([
      { subject: pairing, results: [result(0, 0), result(1, 0.5), result(2, 1)] },
    ]);
  });

  test("an incomplete line of a killed run is removed", () => {
    appendResult(file("killed"), "code", pairing, result(0, 1));
    writeFileSync(file("killed"), '{"subject":{', { flag: "a" });
    expect(readRuns([file("killed")], "code")).toEqual([
      { subject: pairing, results: [result(0, 1)] },
    ]);
    appendResult(file("killed"), "code", pairing, result(1, 0));
    expect(readRuns([file("killed")], "code")).toMatchObject([
      { results: [result(0, 1), result(1, 0)] },
    ]);
  });

  test("each tournament and each share has its own file", () => {
    const files = [
      fileOf("tournaments", pairing, "0/1"),
      fileOf("tournaments", pairing, "0/2"),
      fileOf("tournaments", pairing, "1/2"),
      fileOf("tournaments", { ...pairing, players: 3 }, "0/1"),
      fileOf("tournaments", { ...pairing, bots: ["search:200", "random"] }, "0/1"),
      fileOf("tournaments", { ...pairing, game: "abyss" }, "0/1"),
    ];
    expect(new Set(files).size).toBe(files.length);
  });

  test("results of another tournament are kept apart, and anything else is an error", () => {
    appendResult(file("other"), "code", { ...pairing, players: 3 }, result(0, 1));
    const runs = readRuns([file("0"), file("other")], "code");
    expect(runs.map(({ subject: { players } }) => players)).toEqual([2, 3]);
    expect(runs.map(({ results }) => results.length)).toEqual([2, 1]);
    for (const line of ["no JSON", "{}"]) {
      writeFileSync(file("broken"), `${line}\n`);
      expect(() => readRuns([file("broken")], "code")).toThrow(/broken:1: not a result/);
    }
    expect(() => readRuns([file("none")], "code")).toThrow(/no results: .*none/);
  });

  test("results of other code are rejected, alone and among others", () => {
    appendResult(file("mixed"), "code", pairing, result(0, 1));
    appendResult(file("mixed"), "other", pairing, result(1, 1));
    for (const code of ["code", "new"])
      expect(() => readRuns([file("mixed")], code)).toThrow(
        /mixed:\d: a result of other code \(\w+\), expected \w+; --fresh starts again/,
      );
    writeFileSync(
      file("former"),
      `${JSON.stringify({ subject: pairing, result: result(0, 1) })}\n`,
    );
    expect(() => readRuns([file("former")], "code")).toThrow(/former:1: .* \(unknown\)/);
  });
});
