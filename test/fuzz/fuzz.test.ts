import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { playRandomly, RevealCoverage } from "../../src/testing/index.ts";
import { bundle } from "../bundled.ts";
import { trialOfConspiracy } from "../laws/subjects.ts";
import { once } from "../lazy-scenes.ts";
import { withFault, withNextState } from "../testing/broken.ts";
import { type Batch, batchOf, GAMES_OF_A_BATCH, playBatch } from "./batch.ts";
import { BatchCoverage } from "./batch-coverage.ts";
import {
  type LongestRun,
  readRecord,
  recordedBatches,
  tablesOf,
  withRun,
  withTables,
} from "./longest-run.ts";
import { outcomeOf } from "./numbered-game.ts";
import { countGame, kinds, noCounts } from "./occurrences.ts";
import { screenOf, summaryOf } from "./summary.ts";
import { gameNames, withTrial } from "./trials.ts";

const job = { game: "conspiracy", every: 50, number: 0, games: 4 } as const;
const broken = {
  ...trialOfConspiracy,
  ...withFault(withNextState((state) => structuredClone(state))),
};

describe("a numbered game", () => {
  test("is the same every time, and differs from others", () => {
    const movesOf = (number: number) => {
      const outcome = outcomeOf(trialOfConspiracy, number, 50);
      return "lawful" in outcome ? outcome.lawful.moves : undefined;
    };
    const moves = [1, 2, 3].map(movesOf);
    expect(moves).toEqual([1, 2, 3].map(movesOf));
    expect(new Set(moves.map((one) => JSON.stringify(one))).size).toBe(3);
  });

  test("that breaks a law gives the smallest failure, and how to reproduce it", () => {
    const outcome = outcomeOf(broken, 3, 50);
    const text = "failure" in outcome ? outcome.failure : "";
    expect(text).toMatch(/^Property failed after 1 tests\n\{ seed: 3, path: "0/);
    expect(text).toContain('"a state is deeply frozen" does not hold');
    expect(text).toContain("\nReplay of the 1 actions before it:\n{");
    expect(text).toContain('\ntest("a state is deeply frozen", () => {\n  checkMoves(subject, {');
  });
});

test.each(gameNames)("%s: what occurs in a game is counted, powers too", (name) => {
  const counts = noCounts();
  const powers = withTrial<string[]>(name, ({ game, options }, powers) => {
    const [table] = fc.sample(options, { seed: 1, numRuns: 1 });
    const steps = [...playRandomly(game, table!, "counted")];
    const actions = steps.slice(1).map(({ action }) => action!);
    countGame(game, { options: table!, seed: "counted", actions }, steps, powers, counts);
    return Object.keys(powers);
  });
  expect(Object.keys(counts.lord)).not.toEqual([]);
  if (powers.length > 0) expect(Object.keys(counts.power)).not.toEqual([]);
});

describe("actions of other positions", () => {
  test("are refused, also after the end", () => {
    const { counts } = batchOf(trialOfConspiracy, {}, { ...job, every: 3, games: 1 });
    expect(counts.refusal["not-asked"]).toBeGreaterThan(0);
    expect(counts.refusal["game-over"]).toBeGreaterThan(0);
  });

  test("that are accepted break a law, and the smallest game is reported", () => {
    const { reduce } = conspiracy;
    const careless: typeof reduce = (state, action) => {
      const result = reduce(state, action);
      if (result.ok || result.refusal.code !== "not-asked") return result;
      return { ok: true, state, action: action as never, events: [], revealedTo: [] };
    };
    const outcome = outcomeOf({ ...trialOfConspiracy, ...withFault({ reduce: careless }) }, 0, 10);
    const text = "failure" in outcome ? outcome.failure : "";
    expect(text).toMatch(
      /an action of another position, after \d+ actions: not legal, but accepted/,
    );
    expect(text).toMatch(/^Counterexample: \[\{"options":\{"players":2\},"seed":/m);
  });
});

describe("a batch of games", () => {
  test("counts games, actions, questions, events, refusals and cards", () => {
    const { games, actions, violations, counts } = batchOf(trialOfConspiracy, {}, job);
    expect([games, violations]).toEqual([4, []]);
    expect(actions).toBeGreaterThan(100);
    const sumOf = (kind: "action" | "question") =>
      Object.values(counts[kind]).reduce((sum, times) => sum + times, 0);
    expect([sumOf("action"), sumOf("question")]).toEqual([actions, actions]);
    expect([counts.event["game-started"], counts.event["game-ended"]]).toEqual([4, 4]);
    expect(counts.event["lord-placed"]).toBe(
      Object.values(counts.lord).reduce((sum, times) => sum + times, 0),
    );
    expect(counts.event["location-taken"]).toBe(
      Object.values(counts.location).reduce((sum, times) => sum + times, 0),
    );
    expect(counts.refusal["not-your-decision"]).toBeGreaterThan(0);
  });

  test("begins where the batch before it ends", () => {
    const played = (number: number) => batchOf(trialOfConspiracy, {}, { ...job, number, games: 1 });
    const outcome = outcomeOf(trialOfConspiracy, 2 * GAMES_OF_A_BATCH, 50);
    const { length } = "lawful" in outcome ? outcome.lawful.moves.actions : [];
    expect(played(2).actions).toBe(length);
    expect(played(1).counts).not.toEqual(played(2).counts);
  });

  test("counts the powers that took effect", () => {
    const powers = { always: () => true, never: () => false };
    const { actions, counts } = batchOf(trialOfConspiracy, powers, job);
    expect(counts.power).toEqual({ always: actions });
  });

  test("continues after a game that breaks a law, and records each", () => {
    const { violations, games } = batchOf(broken, {}, { ...job, games: 2 });
    expect(violations.map(({ number }) => number)).toEqual([0, 1]);
    expect(violations[1]!.report).toContain("Replay of the 1 actions before it:");
    expect(games).toBe(2);
  });
});

describe("what seats in revealedTo learn", () => {
  const draw = { type: "draw", seat: 0 };
  const counted = (hasLearned: boolean) => ({ moments: 40, hasLearned });

  test("is counted for the summary, without a verdict", () => {
    const coverage = new BatchCoverage(new RevealCoverage());
    for (let i = 0; i < 40; i++) expect(coverage.record(draw, [], 1, false)).toBeUndefined();
    expect(coverage.counts).toEqual({ draw: counted(false), "draw with ": counted(false) });
  });

  test("is counted once in a process: what earlier batches have settled is left out", () => {
    const earlier = new RevealCoverage();
    const [first, again] = [1, 2].map(
      () => batchOf(trialOfConspiracy, {}, { ...job, every: 10, games: 2 }, earlier).reveals,
    );
    const settled = Object.entries(first!).filter(([, { hasLearned }]) => hasLearned);
    expect(settled.length).toBeGreaterThan(2);
    expect(earlier.counts).toMatchObject(Object.fromEntries(settled));
    for (const [name] of settled) expect(again).not.toHaveProperty([name]);
  });
});

describe("a summary", () => {
  const batch: Batch = {
    number: 0,
    games: 100,
    actions: 9000,
    violations: [],
    counts: { ...noCounts(), action: { pass: 1, "place-lord": 2000 } },
    reveals: {},
    cpuSeconds: 30,
  };

  test("adds batches up, and names what never occurred", () => {
    const violation = { number: 107, report: "broken" };
    const { counts, never, ...rest } = summaryOf(job, [
      batch,
      { ...batch, number: 1, games: 50, violations: [violation] },
    ]);
    expect(rest).toEqual({
      game: "conspiracy",
      every: 50,
      games: 150,
      actions: 18_000,
      cpuSeconds: 60,
      violations: [violation],
    });
    expect(counts.action).toEqual({ pass: 2, "place-lord": 4000 });
    expect(never.action).toContain("swap-lords");
    expect(never.action).not.toContain("pass");
    expect([never.question.length, never.lord.length, never.location.length]).toEqual([6, 30, 29]);
    expect(never.refusal).toContain("game-over");
    expect(never.event).toContain("order-given");
  });

  test("reports seats in revealedTo that learn nothing in all batches", () => {
    const counted = (number: number, moments: number, hasLearned = false) => ({
      ...batch,
      number,
      reveals: { draw: { moments, hasLearned } },
    });
    const violationsOf = (...batches: Batch[]) => summaryOf(job, batches).violations;
    expect(violationsOf(batch, counted(1, 29))).toEqual([]);
    expect(violationsOf(batch, counted(1, 29), counted(2, 1))).toEqual([
      {
        number: 100,
        report:
          "seats in revealedTo learn nothing from draw: 30 times, first in the games from 100 on",
      },
    ]);
    expect(violationsOf(counted(1, 100), counted(2, 1, true))).toEqual([]);
  });

  test("is printed as a table, with what never occurred and what is rarest", () => {
    const text = screenOf([summaryOf(job, [batch])]);
    expect(text).toMatch(
      /^\| conspiracy \| 100 +\| 12,000 +\| 9,000 +\| 0 +\| 2 of 8 +\| 0 of 6 /m,
    );
    expect(text).toMatch(/^- conspiracy: action .*swap-lords/m);
    expect(text).toMatch(/^- conspiracy: action pass \(1\)$/m);
  });

  test.each(gameNames)("knows what can occur in %s, kind by kind", (game) => {
    const { never } = summaryOf({ game, every: 1 }, []);
    for (const kind of kinds)
      if (kind !== "power") expect(never[kind].length, kind).toBeGreaterThan(4);
  });
});

describe("npm run fuzz", () => {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const script = join(folder, "run.mjs");
  const built = bundle("test/fuzz/run.ts", script);
  const run = async (code: string, ...args: string[]) => {
    await built;
    return promisify(execFile)(process.execPath, [code, ...args], { cwd: folder });
  };
  const fuzz = (...args: string[]) => run(script, ...args);
  const fileOf = (share: string) =>
    `node_modules/.cache/fuzz/conspiracy-${conspiracy.version}-50${share}.jsonl`;
  const batchesIn = (name: string) =>
    readFileSync(join(folder, name), "utf8").trimEnd().split("\n").length;

  test("plays games in other processes, merges shares, and continues where it stopped", async () => {
    const first = ["--game", "conspiracy", "--every", "50", "--games", "2", "--share", "0/2"];
    expect((await fuzz(...first)).stderr).toMatch(/^2 of 2 games, \d+ actions, /m);
    expect((await fuzz(...first)).stderr).toMatch(/^0 of 0 games, /m);
    expect(batchesIn(fileOf("-0_2"))).toBe(1);
    // A shorter run changes nothing.
    expect((await fuzz(...first.with(5, "1"))).stderr).toMatch(/^0 of 0 games, /m);
    expect(batchesIn(fileOf("-0_2"))).toBe(1);
    // The second batch has one game.
    await fuzz(...first.with(5, "101").with(7, "1/2"));
    const { stdout } = await fuzz("--merge", fileOf("-0_2"), fileOf("-1_2"));
    expect(stdout).toMatch(/^\| conspiracy \| 3 +\| [\d,]+ +\| [\d,]+ +\| 0 /m);
    const summary = readFileSync(join(folder, "node_modules/.cache/fuzz/summary.json"), "utf8");
    expect(JSON.parse(summary)).toMatchObject({
      code: expect.stringMatching(/^\w{16}$/),
      summaries: [{ game: "conspiracy", games: 3, violations: [] }],
    });
    // Code that differs in its last line only is other code.
    const other = join(folder, "other.mjs");
    writeFileSync(other, `${readFileSync(script, "utf8")}console.log();\n`);
    for (const args of [first, ["--merge", fileOf("-0_2")]])
      await expect(run(other, ...args)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/-0_2\.jsonl:1: a result of other code \(\w{16}\), expected/),
      });
    expect((await run(other, ...first, "--fresh")).stderr).toMatch(/^2 of 2 games, /m);
  });

  test.each([
    [["--game", "chess"], /unknown game "chess"/],
    [["--games", "0"], /--games is "0", expected a whole number/],
    [["--every", "often"], /--every is "often", expected a whole number/],
    [["--gmaes", "9"], /Unknown option '--gmaes'/],
    [["--share", "3/2"], /--share is "3\/2", expected a part such as 3\/64/],
    [["--merge", "nothing.jsonl"], /no results: nothing.jsonl/],
  ])("rejects invalid arguments: %j", async (args, message) => {
    await expect(fuzz(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
  });
});

describe("the longest run", () => {
  const subject = { game: "conspiracy", version: "1", every: 50 } as const;
  const batches = once(() => {
    const [batch] = [playBatch({ ...job, games: 2 })];
    return [0, 1, 2, 4].map((number): Batch => ({ ...batch!, number, games: GAMES_OF_A_BATCH }));
  });
  const numbersIn = (record: LongestRun | undefined, code = "a") =>
    recordedBatches(record, code).flatMap(({ results }) => results.map(({ number }) => number));

  test("is the sum of the batches up to the first gap, each of them once", () => {
    const first = withRun(undefined, "a", { subject, results: batches().slice(1) });
    expect(first).toEqual({ code: "a", runs: [] });
    const record = withRun(undefined, "a", { subject, results: batches() });
    expect(numbersIn(record)).toEqual([0, 1, 2]);
    expect(withRun(record, "a", { subject, results: batches() })).toEqual(record);
    const { actions, counts } = batches()[0]!;
    expect(record.runs[0]!.sum).toMatchObject({ games: 300, actions: 3 * actions });
    expect(record.runs[0]!.sum.counts.event["game-ended"]).toBe(3 * counts.event["game-ended"]!);
    const parts = [batches().slice(0, 2), batches().slice(2)];
    const inParts = parts.reduce<LongestRun | undefined>(
      (sum, results) => withRun(sum, "a", { subject, results }),
      undefined,
    );
    expect(numbersIn(inParts)).toEqual([0, 1, 2]);
  });

  test("does not count a batch that is not complete", () => {
    const [whole, next] = batches();
    const results = [whole!, { ...next!, games: 50 }];
    expect(numbersIn(withRun(undefined, "a", { subject, results }))).toEqual([0]);
  });

  test("begins anew with other code", () => {
    const record = withRun(undefined, "a", { subject, results: batches() });
    expect(numbersIn(record, "b")).toEqual([]);
    const other = withRun(record, "b", { subject, results: batches().slice(0, 1) });
    expect(numbersIn(other, "b")).toEqual([0]);
  });

  test("has tables that say whether the aim is reached, and how many violations there are", () => {
    const { code, runs } = withRun(undefined, "a", { subject, results: batches() });
    expect(tablesOf({ code, runs })).toMatch(/\| conspiracy +\| 300 +\| \*\*missed\*\* +\|/);
    expect(tablesOf({ code, runs })).toContain("no violation");
    const [{ sum }] = runs as [LongestRun["runs"][number]];
    const violations = [{ number: 7, report: "oops" }];
    const many = { ...sum, games: 100_000, violations };
    const tables = tablesOf({ code, runs: [{ subject, sum: many }] });
    expect(tables).toMatch(/\| conspiracy +\| 100,000 +\| reached +\|.*\| 1 +\|/);
    expect(tables).toContain("**1 violations**");
  });

  test("is in the documentation as it is recorded", () => {
    const page = readFileSync("docs/reliability.md", "utf8");
    const record = readRecord();
    expect(record && withTables(page, tablesOf(record))).toBe(page);
  });
});
