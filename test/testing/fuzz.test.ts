import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { outcomeOf } from "../laws/numbered-game.ts";
import { trialOfConspiracy } from "../laws/subjects.ts";
import { progressLine, progressOn } from "../progress.ts";
import { leadingTo, with_ } from "./broken.ts";

describe("a numbered game", () => {
  test("is the same every time, and differs from others", () => {
    const actions = [1, 2, 3, 4, 5].map((number) => outcomeOf(trialOfConspiracy, number, 50));
    expect(actions).toEqual([1, 2, 3, 4, 5].map((n) => outcomeOf(trialOfConspiracy, n, 50)));
    expect(new Set(actions.map((outcome) => JSON.stringify(outcome))).size).toBeGreaterThan(2);
  });

  test("that breaks a law tells the smallest failure, and how to see it again", () => {
    const broken = { ...trialOfConspiracy, ...with_(leadingTo((state) => structuredClone(state))) };
    const outcome = outcomeOf(broken, 3, 50);
    const text = "failure" in outcome ? outcome.failure : "";
    expect(text).toMatch(/^Property failed after 1 tests\n\{ seed: 3, path: "0/);
    expect(text).toContain('"a state is deeply frozen" does not hold');
    expect(text).toContain("\nReplay of the 1 actions before it:\n{");
    expect(text).toContain('\ntest("a state is deeply frozen", () => {\n  checkMoves(subject, {');
  });
});

describe("progress", () => {
  test.each([
    [{ played: 0, games: 9, actions: 0, seconds: 0 }, "0 of 9 games, 0 actions, 0 s"],
    [
      { played: 5, games: 20, actions: 400, seconds: 10 },
      "5 of 20 games, 400 actions, 10 s, 0.5 games/s, 30 s left",
    ],
    [
      { played: 100, games: 1000, actions: 8000, seconds: 10.2 },
      "100 of 1000 games, 8000 actions, 11 s, 9.8 games/s, 1 min 32 s left",
    ],
  ])("of %o", (done, line) => {
    expect(progressLine(done)).toBe(line);
  });

  test.each([
    [true, "\r\u001b[K"],
    [false, ""],
  ])("is one line that changes on a terminal: %s", (isTTY, prefix) => {
    let text = "";
    const progress = progressOn({ isTTY, write: (more) => (text += more) }, 2);
    progress.add(10);
    progress.add(20);
    text = "";
    expect(progress.end()).toBe(2);
    expect(text.startsWith(`${prefix}2 of 2 games, 30 actions, `)).toBe(true);
    expect(text.endsWith("\n")).toBe(true);
  });
});

test("npm run fuzz plays games in other processes", async () => {
  const script = fileURLToPath(new URL("../laws/fuzz.ts", import.meta.url));
  const args = ["--import", "tsx", script, "--games", "3", "--from", "5"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/^3 of 3 games, \d+ actions, .*\nno violation\n$/m);
});
