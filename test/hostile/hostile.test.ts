import { describe, expect, test } from "vitest";
import { conspiracy, describe as sentence } from "../../src/conspiracy/index.ts";
import { batchAt, engineBatchAt, runBatch } from "./batch.ts";
import { screenOf, summaryOf } from "./summary.ts";

const options = { players: 2, firstPlayer: 0 };
const { state } = conspiracy.setup(options, "hostile");
const position = { game: conspiracy, describe: sentence, options, state, seat: 0 };

/** A batch at the given entry points. */
const at = (entryPoints: Parameters<typeof batchAt>[3]) => batchAt(position, 1, 100, entryPoints);

describe("the long run of hostile input", () => {
  test("passes every input to every entry point, in some position of the game", async () => {
    const batch = await runBatch({ game: "conspiracy", number: 3, inputs: 4 });
    const { refused, error, answer } = batch.outcomes;
    expect(batch.failures).toEqual([]);
    expect(refused + error + answer).toBe(4 * batch.entryPoints);
    expect(Math.min(refused, error, answer)).toBeGreaterThan(0);
    expect(batch.mostReads).toBeGreaterThan(0);
  });

  test("has the same inputs for the same number", async () => {
    const job = { game: "abyss", number: 1, inputs: 2 };
    expect(await runBatch(job)).toEqual(await runBatch(job));
  });

  test("finds an entry point that throws, reports the smallest input, and continues", () => {
    const batch = at({
      strict: (value) => {
        if (Array.isArray(value)) throw new TypeError("a list!");
      },
      kind: () => ({ ok: false }),
    });
    expect(batch.failures).toHaveLength(1);
    const [{ entryPoint, report }] = batch.failures as [(typeof batch.failures)[0]];
    expect(entryPoint).toBe("strict");
    expect(report).toContain("Counterexample: [[]]");
    expect(report).toContain("TypeError: a list!");
    expect(batch.outcomes.refused).toBe(100);
  });

  test("passes every input to the engine, in every field of its requests", async () => {
    const batch = await engineBatchAt(position, 2, 20);
    const { refused, error, answer } = batch.outcomes;
    expect(batch.failures).toEqual([]);
    expect(refused + error + answer).toBe(20 * batch.entryPoints);
    expect(Math.min(refused, error, answer)).toBeGreaterThan(0);
  });

  test("reports the error of an entry point that throws only once", () => {
    let isFirst = true;
    const [failure] = at({
      flaky() {
        if (!isFirst) return;
        isFirst = false;
        throw new TypeError("not today");
      },
    }).failures;
    expect(failure).toEqual({ entryPoint: "flaky", report: "TypeError: not today" });
  });

  test("finds an entry point that reads too much", () => {
    const [failure] = at({ greedy: (value) => readTimes(value, 1_000_000) }).failures;
    expect(failure?.report).toContain("reads of the input");
  });

  test("finds an entry point that changes a built-in prototype", () => {
    try {
      const { failures } = at({
        polluting: () => Reflect.set(Object.prototype, "polluted", true),
      });
      expect(failures[0]?.report).toBe("a built-in prototype was changed");
    } finally {
      Reflect.deleteProperty(Object.prototype, "polluted");
    }
  });

  test("adds up its batches, and shows a row for each game", () => {
    const outcomes = { refused: 1, error: 2, answer: 3 };
    const failures = [{ entryPoint: "setup, seed", report: "…" }];
    const summary = summaryOf("abyss", [
      { number: 0, inputs: 500, entryPoints: 2, outcomes, mostReads: 70, failures: [] },
      { number: 1, inputs: 700, entryPoints: 2, outcomes, mostReads: 9, failures },
    ]);
    expect(summary).toEqual({
      game: "abyss",
      inputs: 1200,
      entryPoints: 2,
      outcomes: { refused: 2, error: 4, answer: 6 },
      mostReads: 70,
      failures: [{ game: "abyss", number: 1, entryPoint: "setup, seed", report: "…" }],
    });
    expect(screenOf([summary])).toContain(
      "| abyss | 2            | 1,200          | 2       | 4     | 6      | 70         | 1        |",
    );
  });
});

/** Reads a member of a value a number of times. */
function readTimes(value: unknown, times: number): void {
  if (typeof value !== "object" || value === null) return;
  for (let i = 0; i < times; i++) Reflect.get(value, "a");
}
