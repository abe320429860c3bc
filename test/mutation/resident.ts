// Not a test of its own: it loads the tests of a module and runs those it is told to, one mutant after the other,
// without loading anything again.
import { relative } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import fc from "fast-check";
import { inject, type RunnerTestCase, type RunnerTestSuite, test } from "vitest";
import { getCurrentSuite, getFn, getHooks } from "vitest/suite";
import type { Answer, Coverage, Hits, KnownTest, Order, Trial } from "./messages.ts";
import { nameOfTest, slowTests } from "./slow-tests.ts";

/** More than any load takes. */
const MOST_LOOKS_WHILE_LOADING = 30_000_000;

/** What instrumented code looks at. */
interface Stryker {
  activeMutant?: string | undefined;
  readonly currentTestId: string | undefined;
  mutantCoverage?: Coverage;
  hitCount: number;
  hitLimit: number;
}

const { channel: name, files, mutant, hitLimit } = inject("loading");
let currentTest: string | undefined;
/** How often instrumented code has asked which test runs: at each place that it comes to. */
let looks = 0;
let lookLimit = mutant === null ? Number.POSITIVE_INFINITY : MOST_LOOKS_WHILE_LOADING;
const stryker: Stryker = {
  activeMutant: mutant ?? undefined,
  hitCount: 0,
  hitLimit,
  // A mutant may make another place go on for ever: whatever does so asks again and again.
  get currentTestId() {
    looks += 1;
    if (looks > lookLimit) throw new Error("looked at too often");
    return currentTest;
  },
};
Object.assign(globalThis, { __stryker__: stryker });

// A failing example is enough: nobody reads the smallest one.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

interface Loaded extends KnownTest {
  readonly task: RunnerTestCase;
}

const channel = new BroadcastChannel(name);
const say = (answer: Answer): void => channel.postMessage(answer);

const ranges: { file: string; upTo: number }[] = [];
const ofFiles: Record<string, readonly string[]> = {};
let ofLibrary: readonly string[] = [];
let flaw: string | null = null;
try {
  await import("../../src/cli/games.ts");
  let before: Hits = { ...stryker.mutantCoverage?.static };
  ofLibrary = Object.keys(before);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    say({ kind: "going on" });
    ranges.push({ file, upTo: getCurrentSuite().tasks.length });
    const after: Hits = { ...stryker.mutantCoverage?.static };
    ofFiles[file] = Object.keys(after).filter((id) => after[id] !== before[id]);
    before = after;
  }
} catch (error) {
  flaw = messageOf(error);
}

test("stays", async ({ task: { file } }) => {
  if (flaw !== null) return say({ kind: "not loaded", message: flaw });
  const tests = new Map(loadedTests(file).map((one) => [one.id, one]));
  await new Promise<void>((resolve) => {
    channel.onmessage = async ({ data }) => {
      const order: Order = data;
      if (order.kind === "end") resolve();
      else if (order.kind === "run all") say(await allOf([...tests.values()]));
      else say(await tried(order.mutant, order.tests, (id) => tests.get(id)!));
    };
    say({
      kind: "loaded",
      tests: [...tests.values()].map(({ id, file, name }) => ({ id, file, name })),
    });
  });
  channel.close();
});

function loadedTests(suite: RunnerTestSuite): readonly Loaded[] {
  const seen = new Map<string, number>();
  const slow = slowTests(process.env["MUTATION_SLOW_TESTS"]!);
  return suite.tasks.flatMap((top, index) => {
    const file = ranges.find(({ upTo }) => index < upTo)?.file;
    if (file === undefined) return [];
    return testsIn(top).flatMap((task) => {
      const name = nameOf(task);
      const id = nameOfTest(relative(".", file), name);
      if (slow.has(id)) return [];
      const times = seen.get(id) ?? 0;
      seen.set(id, times + 1);
      return [{ id: times ? `${id}#${times}` : id, file, name, task }];
    });
  });
}

const testsIn = (task: RunnerTestSuite["tasks"][number]): readonly RunnerTestCase[] =>
  task.type === "suite" ? task.tasks.flatMap(testsIn) : [task];

const nameOf = ({ name, suite }: RunnerTestCase | RunnerTestSuite): string =>
  suite ? `${nameOf(suite)} ${name}` : name;

async function allOf(tests: readonly Loaded[]): Promise<Answer> {
  const results = [];
  for (const one of tests) {
    currentTest = one.id;
    looks = 0;
    const start = process.cpuUsage();
    const message = await failureOf(one);
    say({ kind: "going on" });
    results.push({ id: one.id, time: millisecondsSince(start), looks, message });
  }
  currentTest = undefined;
  return {
    kind: "ran all",
    results,
    ofLibrary,
    ofFiles,
    coverage: stryker.mutantCoverage ?? { static: {}, perTest: {} },
  };
}

/** A mutant may lead to more, but not to very much more. */
const limitOf = (usual: number): number => 20 * usual + 300_000;

/** Time that was worked, however busy the machine is. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function tried(
  tries: string,
  tests: readonly Trial[],
  named: (id: string) => Loaded,
): Promise<Answer> {
  currentTest = "a mutant";
  let hits = 0;
  for (const { id, hits: usualHits, looks: usualLooks } of tests) {
    const one = named(id);
    looks = 0;
    lookLimit = limitOf(usualLooks);
    stryker.hitCount = 0;
    stryker.hitLimit = limitOf(usualHits);
    stryker.activeMutant = tries;
    const message = await failureOf(one);
    say({ kind: "going on" });
    hits += stryker.hitCount;
    if (stryker.hitCount > stryker.hitLimit || looks > lookLimit) return { kind: "endless" };
    if (message === null) continue;
    if (mutant === null) {
      stryker.activeMutant = undefined;
      looks = 0;
      if ((await failureOf(one)) !== null) return { kind: "spoiled" };
    }
    return { kind: "failed", test: one.id, message };
  }
  stryker.activeMutant = undefined;
  return { kind: "passed", hits };
}

/** Runs a test with the hooks around it. */
async function failureOf({ task }: Loaded): Promise<string | null> {
  const around = suitesOf(task).map((suite) => getHooks(suite));
  try {
    for (const { beforeEach } of around)
      for (const hook of beforeEach) await hook(task.context, task.file);
    await getFn(task)();
    for (const { afterEach } of around)
      for (const hook of afterEach) await hook(task.context, task.file);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const suitesOf = ({ suite, file }: RunnerTestCase | RunnerTestSuite): readonly RunnerTestSuite[] =>
  suite ? [...suitesOf(suite), suite] : [file];

function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 500);
}
