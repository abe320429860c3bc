import { describe, expect, test } from "vitest";
import { conspiracy, describe as sentence } from "../../src/conspiracy/index.ts";
import { batchAt, tryBatch } from "./batch.ts";
import { screenOf, summaryOf } from "./summary.ts";

const options = { players: 2, firstPlayer: 0 };
const { state } = conspiracy.setup(options, "hostile");
const position = { game: conspiracy, describe: sentence, options, state, seat: 0 };

/** A batch at doors of our own. */
const at = (doors: Parameters<typeof batchAt>[3]) => batchAt(position, 1, 100, doors);

describe("the long run of hostile input", () => {
  test("puts every input in at every door, in some position of the game", () => {
    const batch = tryBatch({ game: "conspiracy", number: 3, inputs: 4 });
    const { refused, error, answer } = batch.outcomes;
    expect(batch.harms).toEqual([]);
    expect(refused + error + answer).toBe(4 * batch.doors);
    expect(Math.min(refused, error, answer)).toBeGreaterThan(0);
    expect(batch.mostLooks).toBeGreaterThan(0);
  });

  test("has the same inputs again, by its number", () => {
    const job = { game: "abyss", number: 1, inputs: 2 };
    expect(tryBatch(job)).toEqual(tryBatch(job));
  });

  test("finds a door that throws, tells the smallest input, and goes on at the next door", () => {
    const batch = at({
      strict: (value) => {
        if (Array.isArray(value)) throw new TypeError("a list!");
      },
      kind: () => ({ ok: false }),
    });
    expect(batch.harms).toHaveLength(1);
    const [{ door, report }] = batch.harms as [(typeof batch.harms)[0]];
    expect(door).toBe("strict");
    expect(report).toContain("Counterexample: [[]]");
    expect(report).toContain("TypeError: a list!");
    expect(batch.outcomes.refused).toBe(100);
  });

  test("tells the error of a door that throws only once", () => {
    let isFirst = true;
    const [harm] = at({
      moody() {
        if (!isFirst) return;
        isFirst = false;
        throw new TypeError("not today");
      },
    }).harms;
    expect(harm).toEqual({ door: "moody", report: "TypeError: not today" });
  });

  test("tells what throws when it is touched, and where it was put", () => {
    const touch = (value: unknown): unknown =>
      typeof value === "object" && value !== null ? Object.values(value).map(touch) : value;
    const [harm] = batchAt(position, 2, 300, {
      touch: (value) => {
        try {
          touch(value);
        } catch (error) {
          // What is endless or deep is not meant here.
          if (String(error).includes("do not touch")) throw error;
        }
      },
    }).harms;
    expect(harm?.report).toMatch(/\w+ with (a getter|a proxy|a list) that throws.* at \w+/);
  });

  test("finds a door that looks at too much", () => {
    const [harm] = at({ curious: (value) => look(value, 1_000_000) }).harms;
    expect(harm?.report).toContain("looks at what was put in");
  });

  test("finds a door that changes what all objects inherit", () => {
    try {
      const { harms } = at({ vandal: () => Reflect.set(Object.prototype, "polluted", true) });
      expect(harms[0]?.report).toBe("what all objects inherit has changed");
    } finally {
      Reflect.deleteProperty(Object.prototype, "polluted");
    }
  });

  test("adds up its batches, and shows a row for each game", () => {
    const outcomes = { refused: 1, error: 2, answer: 3 };
    const harms = [{ door: "setup, seed", report: "…" }];
    const summary = summaryOf("abyss", [
      { number: 0, inputs: 500, doors: 2, outcomes, mostLooks: 70, harms: [] },
      { number: 1, inputs: 700, doors: 2, outcomes, mostLooks: 9, harms },
    ]);
    expect(summary).toEqual({
      game: "abyss",
      inputs: 1200,
      doors: 2,
      outcomes: { refused: 2, error: 4, answer: 6 },
      mostLooks: 70,
      harms: [{ game: "abyss", number: 1, door: "setup, seed", report: "…" }],
    });
    expect(screenOf([summary])).toContain(
      "| abyss | 2     | 1,200          | 2       | 4     | 6      | 70         | 1    |",
    );
  });
});

/** Looks at a member of a value so many times. */
function look(value: unknown, times: number): void {
  if (typeof value !== "object" || value === null) return;
  try {
    for (let i = 0; i < times; i++) Reflect.get(value, "a");
  } catch {
    // It does not want to be touched.
  }
}
