// A test runner for Stryker that loads the tests once and runs them with one mutant after the other. Stryker's own
// runner loads the files again for each mutant, which takes a hundred times as long.
//
// Tests share the state of modules. So a failing test counts only if it then passes without the mutant, and a
// surviving mutant counts only if its code ran as often as without it, or if everything was loaded again.
import { basename } from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { Findings } from "./findings.ts";
import { Killers } from "./killers.ts";
import type { Answer, KnownTest } from "./messages.ts";
import { Residents } from "./residents.ts";
import { filesOf } from "./test-files.ts";

/** Milliseconds. Longer tests are left out, as all tests are run for each surviving mutant. */
const LONGEST = 1500;

/** Added to the rank of a test that does not run the file of the mutant. */
const UNRELATED = 1000;

/** Milliseconds of tests for one mutant, as measured without mutants. */
const budget = Number(process.env["MUTATION_BUDGET"] ?? Number.POSITIVE_INFINITY);

/** A mutant to test. */
interface Mutation {
  readonly mutant: string;
  /** The file with the mutant, in the sandbox. */
  readonly source: string;
  /** The limit while files are loaded. */
  readonly hitLimit: number;
}

class ResidentRunner implements TestRunner {
  readonly #files = filesOf(process.env["MUTATION_TESTS"] ?? "");
  readonly #killers = new Killers();
  /** Tests loaded without a mutant, for mutants that can be switched on and off. */
  #preloaded!: Residents;
  /** Tests loaded with a mutant, for mutants that matter while files are loaded. */
  #reloaded!: Residents;
  #found: Findings | undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    process.env["VITEST"] = "1";
    this.#preloaded = await Residents.start();
    this.#reloaded = await Residents.start();
  }

  async dispose(): Promise<void> {
    await this.#preloaded.close();
    await this.#reloaded.close();
  }

  async dryRun(): Promise<DryRunResult> {
    const loaded = await this.#preload();
    if (loaded.kind !== "loaded")
      return { status: DryRunStatus.Error, errorMessage: textOf(loaded) };
    const answer = await this.#preloaded.ask({ kind: "run all" });
    if (answer.kind !== "ran all")
      return { status: DryRunStatus.Error, errorMessage: textOf(answer) };
    // Tests that read the source code fail, because it is instrumented here.
    const results = answer.results.filter(
      ({ time, message }) => time < LONGEST && message === null,
    );
    const times = Object.fromEntries(results.map(({ id, time }) => [id, time]));
    const visits = Object.fromEntries(results.map((one) => [one.id, one.visits]));
    const fileOf = Object.fromEntries(loaded.tests.map(({ id, file }) => [id, file]));
    this.#found = Findings.store({ ...answer, times, visits, fileOf });
    return {
      status: DryRunStatus.Complete,
      mutantCoverage: answer.coverage,
      tests: loaded.tests
        .filter(({ id }) => id in times)
        .map((test) => resultOf(test, times[test.id]!)),
    };
  }

  async mutantRun({
    activeMutant,
    sandboxFileName,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const mutation: Mutation = {
      mutant: activeMutant.id,
      source: sandboxFileName,
      hitLimit: hitLimit ?? Number.MAX_SAFE_INTEGER,
    };
    const answer = await this.#test(mutation);
    if (answer.kind === "failed") this.#killers.add(mutation.source, answer.test);
    return this.#resultOf(answer);
  }

  async #test(mutation: Mutation): Promise<Answer> {
    const found = this.#findings();
    const { mutant, source } = mutation;
    const covering = this.#inOrder(found.coveringTests(mutant, source), source);
    let runsOnce = false;
    if (covering.length > 0) {
      const answer = await this.#testOnPreloaded(mutation, covering);
      if (answer.kind !== "passed") return answer;
      runsOnce = answer.hits < found.hitsOf(mutant, covering);
      // Values that modules kept from before may hide a mutant: the tests of its file run again from scratch.
      if (!runsOnce && !found.runsWhileLoading(mutant))
        return this.#testOnReloaded(mutation, found.testsIn(testFileOf(source)));
    }
    const touched = this.#inOrder(found.touchedTests(mutant, source, runsOnce), source);
    return this.#testOnReloaded(mutation, touched);
  }

  async #testOnPreloaded(mutation: Mutation, tests: readonly string[]): Promise<Answer> {
    if (!this.#preloaded.isLoaded) await this.#preload();
    const answer = await this.#ask(this.#preloaded, mutation, tests);
    if (answer.kind !== "spoiled") return answer;
    await this.#preload();
    return this.#ask(this.#preloaded, mutation, tests);
  }

  /** Loads the test file that killed most mutants of the same source first, as loading all takes long. */
  async #testOnReloaded(mutation: Mutation, tests: readonly string[]): Promise<Answer> {
    const { fileOf } = this.#findings().stored;
    const all = [...new Set(tests.map((test) => fileOf[test]!))];
    const likely = this.#killers.mostOf(mutation.source, (test) => fileOf[test]!);
    const first = all.filter((file) => file === likely && all.length > 1);
    for (const files of [first, all]) {
      if (files.length === 0) continue;
      const loaded = await this.#reloaded.load({ ...mutation, files });
      if (loaded.kind !== "loaded") return loaded;
      const inFiles = tests.filter((test) => files.includes(fileOf[test]!));
      const answer = await this.#ask(this.#reloaded, mutation, inFiles);
      if (answer.kind !== "passed") return answer;
    }
    return { kind: "passed", hits: 0 };
  }

  #preload(): Promise<Answer> {
    return this.#preloaded.load({
      files: this.#files,
      mutant: null,
      hitLimit: Number.MAX_SAFE_INTEGER,
    });
  }

  #ask(residents: Residents, { mutant }: Mutation, tests: readonly string[]): Promise<Answer> {
    const found = this.#findings();
    const trials = tests.map((id) => ({
      id,
      hits: found.hitsOf(mutant, [id]),
      visits: found.stored.visits[id]!,
    }));
    return residents.ask({ kind: "try", mutant, tests: trials });
  }

  /** The tests within the budget, the most likely to fail and quickest first. */
  #inOrder(tests: readonly string[], source: string): readonly string[] {
    const { times, fileOf } = this.#findings().stored;
    const running = this.#findings().testsRunning(source);
    // A test that runs nothing of the file comes last.
    const rank = (test: string): number =>
      this.#killers.rank(test) +
      (fileOf[test]!.endsWith(testFileOf(source)) ? 0 : 1) +
      (running.has(test) ? 0 : UNRELATED);
    let spent = 0;
    return [...tests]
      .sort((a, b) => rank(a) - rank(b) || times[a]! - times[b]!)
      .filter((test) => {
        spent += times[test]!;
        return spent <= budget;
      });
  }

  #resultOf(answer: Answer): MutantRunResult {
    const nrOfTests = 0;
    switch (answer.kind) {
      case "failed": {
        const { test, message: failureMessage } = answer;
        return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests };
      }
      case "not loaded": {
        const killedBy = Object.keys(this.#findings().stored.times).slice(0, 1);
        return {
          status: MutantRunStatus.Killed,
          killedBy,
          failureMessage: answer.message,
          nrOfTests,
        };
      }
      case "endless":
        return { status: MutantRunStatus.Timeout, reason: "endless loop" };
      case "passed":
        return { status: MutantRunStatus.Survived, nrOfTests };
      default:
        return { status: MutantRunStatus.Error, errorMessage: textOf(answer) };
    }
  }

  #findings(): Findings {
    this.#found ??= Findings.load();
    return this.#found;
  }
}

/** The end of the path of the test file that is named like a source. */
const testFileOf = (source: string): string => `/${basename(source, ".ts")}.test.ts`;

const textOf = (answer: Answer): string =>
  "message" in answer ? `${answer.kind}: ${answer.message}` : answer.kind;

const resultOf = ({ id, name, file }: KnownTest, timeSpentMs: number): TestResult => ({
  id,
  name,
  fileName: file,
  timeSpentMs,
  status: TestStatus.Success,
});

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "resident", ResidentRunner),
];
