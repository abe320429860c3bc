// A test runner for Stryker that loads the tests once and tries mutant after mutant on them. Stryker's own loads
// the files again for each mutant, which takes a hundred times as long.
//
// Tests share what modules remember. So a failing test counts only if it passes without the mutant at the same
// place, and a mutant that lives counts only if its code ran as often as without it, or with everything
// loaded anew.
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

/** Milliseconds. Longer tests are left out: all of them would be run for each mutant that lives. */
const longest = 1500;

/** Added to the rank of a test: behind all others. */
const FAR = 1000;

/** Milliseconds that the tests of one mutant may take, by the run without mutants. */
const budget = Number(process.env["MUTATION_BUDGET"] ?? Number.POSITIVE_INFINITY);

/** A mutant that is tried. */
interface Mutation {
  readonly mutant: string;
  /** The file with the mutant, in the sandbox. */
  readonly source: string;
  /** While files are loaded. */
  readonly hitLimit: number;
}

class ResidentRunner implements TestRunner {
  readonly #files = filesOf(process.env["MUTATION_TESTS"] ?? "");
  readonly #killers = new Killers();
  /** Loaded without a mutant, for mutants that can be turned on and off. */
  #lasting!: Residents;
  /** For mutants that are there while files are loaded. */
  #passing!: Residents;
  #found: Findings | undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    process.env["VITEST"] = "1";
    this.#lasting = await Residents.ready();
    this.#passing = await Residents.ready();
  }

  async dispose(): Promise<void> {
    await this.#lasting.close();
    await this.#passing.close();
  }

  async dryRun(): Promise<DryRunResult> {
    const loaded = await this.#loadLasting();
    if (loaded.kind !== "loaded") return { status: DryRunStatus.Error, errorMessage: told(loaded) };
    const answer = await this.#lasting.ask({ kind: "run all" });
    if (answer.kind !== "ran all")
      return { status: DryRunStatus.Error, errorMessage: told(answer) };
    // Tests that read the text of the sources fail, as it is not the same here.
    const results = answer.results.filter(
      ({ time, message }) => time < longest && message === null,
    );
    const times = Object.fromEntries(results.map(({ id, time }) => [id, time]));
    const looks = Object.fromEntries(results.map((one) => [one.id, one.looks]));
    const fileOf = Object.fromEntries(loaded.tests.map(({ id, file }) => [id, file]));
    this.#found = Findings.kept({ ...answer, times, looks, fileOf });
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
    const trial: Mutation = {
      mutant: activeMutant.id,
      source: sandboxFileName,
      hitLimit: hitLimit ?? Number.MAX_SAFE_INTEGER,
    };
    const answer = await this.#tried(trial);
    if (answer.kind === "failed") this.#killers.add(trial.source, answer.test);
    return this.#judged(answer);
  }

  async #tried(trial: Mutation): Promise<Answer> {
    const found = this.#findings();
    const { mutant, source } = trial;
    const covering = this.#soonest(found.coveringTests(mutant, source), source);
    let runsOnce = false;
    if (covering.length > 0) {
      const answer = await this.#triedOnTheLasting(trial, covering);
      if (answer.kind !== "passed") return answer;
      runsOnce = answer.hits < found.hitsOf(mutant, covering);
      // What was made before, and is kept, does not show a mutant: the tests that know its file best begin anew.
      if (!runsOnce && !found.isLoading(mutant))
        return this.#triedOnThePassing(trial, found.testsIn(namesakeOf(source)));
    }
    const touched = this.#soonest(found.touchedTests(mutant, source, runsOnce), source);
    return this.#triedOnThePassing(trial, touched);
  }

  async #triedOnTheLasting(trial: Mutation, tests: readonly string[]): Promise<Answer> {
    if (!this.#lasting.isLoaded) await this.#loadLasting();
    const answer = await this.#ask(this.#lasting, trial, tests);
    if (answer.kind !== "spoiled") return answer;
    await this.#loadLasting();
    return this.#ask(this.#lasting, trial, tests);
  }

  /** A file that killed many of its neighbours is loaded first, as loading all takes long. */
  async #triedOnThePassing(trial: Mutation, tests: readonly string[]): Promise<Answer> {
    const { fileOf } = this.#findings().kept;
    const all = [...new Set(tests.map((test) => fileOf[test]!))];
    const likely = this.#killers.mostOf(trial.source, (test) => fileOf[test]!);
    const first = all.filter((file) => file === likely && all.length > 1);
    for (const files of [first, all]) {
      if (files.length === 0) continue;
      const loaded = await this.#passing.load({ ...trial, files });
      if (loaded.kind !== "loaded") return loaded;
      const own = tests.filter((test) => files.includes(fileOf[test]!));
      const answer = await this.#ask(this.#passing, trial, own);
      if (answer.kind !== "passed") return answer;
    }
    return { kind: "passed", hits: 0 };
  }

  #loadLasting(): Promise<Answer> {
    return this.#lasting.load({
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
      looks: found.kept.looks[id]!,
    }));
    return residents.ask({ kind: "try", mutant, tests: trials });
  }

  /** The likeliest and quickest tests first; those that a mutant has no more time for are left out. */
  #soonest(tests: readonly string[], source: string): readonly string[] {
    const { times, fileOf } = this.#findings().kept;
    const running = this.#findings().testsRunning(source);
    // A test that runs nothing of the file is the last to fall.
    const rank = (test: string): number =>
      this.#killers.rank(test) +
      (fileOf[test]!.endsWith(namesakeOf(source)) ? 0 : 1) +
      (running.has(test) ? 0 : FAR);
    let spent = 0;
    return [...tests]
      .sort((a, b) => rank(a) - rank(b) || times[a]! - times[b]!)
      .filter((test) => {
        spent += times[test]!;
        return spent <= budget;
      });
  }

  #judged(answer: Answer): MutantRunResult {
    const nrOfTests = 0;
    switch (answer.kind) {
      case "failed": {
        const { test, message: failureMessage } = answer;
        return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests };
      }
      case "not loaded": {
        const killedBy = Object.keys(this.#findings().kept.times).slice(0, 1);
        return {
          status: MutantRunStatus.Killed,
          killedBy,
          failureMessage: answer.message,
          nrOfTests,
        };
      }
      case "endless":
        return { status: MutantRunStatus.Timeout, reason: "looked at too often" };
      case "passed":
        return { status: MutantRunStatus.Survived, nrOfTests };
      default:
        return { status: MutantRunStatus.Error, errorMessage: told(answer) };
    }
  }

  #findings(): Findings {
    this.#found ??= Findings.left();
    return this.#found;
  }
}

/** How the path of the tests ends that are named like a file. */
const namesakeOf = (source: string): string => `/${basename(source, ".ts")}.test.ts`;

const told = (answer: Answer): string =>
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
