// Not a real test: it loads the tests of a module once, and runs those that it is asked for, one mutant after the
// other.
import { relative } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import fc from "fast-check";
import { inject, type RunnerTestCase, type RunnerTestSuite, test } from "vitest";
import { getCurrentSuite, getFn, getHooks } from "vitest/suite";
import type { Answer, Coverage, Hits, KnownTest, Request, Trial } from "./messages.ts";
import { modules } from "./modules.ts";
import { nameOfTest, slowTests } from "./slow-tests.ts";

/** More than loading ever takes. */
const MOST_VISITS_WHILE_LOADING = 30_000_000;

/** The global object that instrumented code uses. */
interface Stryker {
  activeMutant?: string | undefined;
  readonly currentTestId: string | undefined;
  mutantCoverage?: Coverage;
  hitCount: number;
  hitLimit: number;
}

const { channel: name, files, mutant, hitLimit } = inject("loading");
let currentTest: string | undefined;
/** How often instrumented code was reached: each time it asks which test is running. */
let visits = 0;
let visitLimit = mutant === null ? Number.POSITIVE_INFINITY : MOST_VISITS_WHILE_LOADING;
const stryker: Stryker = {
  activeMutant: mutant ?? undefined,
  hitCount: 0,
  hitLimit,
  // A mutant may cause an endless loop elsewhere, which asks again and again.
  get currentTestId() {
    visits += 1;
    if (visits > visitLimit) throw new Error("endless loop");
    return currentTest;
  },
};
Object.assign(globalThis, { __stryker__: stryker });

// A failing example is enough, without shrinking.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

interface Loaded extends KnownTest {
  readonly task: RunnerTestCase;
}

const channel = new BroadcastChannel(name);
const send = (answer: Answer): void => channel.postMessage(answer);

const ranges: { file: string; upTo: number }[] = [];
const ofFiles: Record<string, readonly string[]> = {};
let ofLibrary: readonly string[] = [];
let loadError: string | null = null;
try {
  // A file of tests loads only what no other has loaded before, so all that is mutated is loaded first.
  for (const { files: sources } of Object.values(modules))
    for (const source of sources) await import(/* @vite-ignore */ `../../${source}`);
  let before: Hits = { ...stryker.mutantCoverage?.static };
  ofLibrary = Object.keys(before);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    send({ kind: "going on" });
    ranges.push({ file, upTo: getCurrentSuite().tasks.length });
    const after: Hits = { ...stryker.mutantCoverage?.static };
    ofFiles[file] = Object.keys(after).filter((id) => after[id] !== before[id]);
    before = after;
  }
} catch (error) {
  loadError = messageOf(error);
}

test("stays", async ({ task: { file } }) => {
  if (loadError !== null) return send({ kind: "not loaded", message: loadError });
  const tests = new Map(loadedTests(file).map((one) => [one.id, one]));
  await new Promise<void>((resolve) => {
    channel.onmessage = async ({ data }) => {
      const request: Request = data;
      if (request.kind === "end") resolve();
      else if (request.kind === "run all") send(await runAll([...tests.values()]));
      else send(await runWithMutant(request.mutant, request.tests, (id) => tests.get(id)!));
    };
    send({
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

async function runAll(tests: readonly Loaded[]): Promise<Answer> {
  const results = [];
  for (const one of tests) {
    currentTest = one.id;
    visits = 0;
    const start = process.cpuUsage();
    const message = await failureOf(one);
    send({ kind: "going on" });
    results.push({ id: one.id, time: millisecondsSince(start), visits, message });
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

/** A mutant may run more code, but not very much more. */
const limitOf = (usual: number): number => 20 * usual + 300_000;

/** CPU time, which does not depend on how busy the machine is. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function runWithMutant(
  tried: string,
  tests: readonly Trial[],
  testOf: (id: string) => Loaded,
): Promise<Answer> {
  currentTest = "a mutant";
  let hits = 0;
  for (const { id, hits: usualHits, visits: usualVisits } of tests) {
    const one = testOf(id);
    visits = 0;
    visitLimit = limitOf(usualVisits);
    stryker.hitCount = 0;
    stryker.hitLimit = limitOf(usualHits);
    stryker.activeMutant = tried;
    const message = await failureOf(one);
    send({ kind: "going on" });
    hits += stryker.hitCount;
    if (stryker.hitCount > stryker.hitLimit || visits > visitLimit) return { kind: "endless" };
    if (message === null) continue;
    if (mutant === null) {
      stryker.activeMutant = undefined;
      visits = 0;
      if ((await failureOf(one)) !== null) return { kind: "spoiled" };
    }
    return { kind: "failed", test: one.id, message };
  }
  stryker.activeMutant = undefined;
  return { kind: "passed", hits };
}

/** Runs a test with its hooks; gives the message of its failure, if it fails. */
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
