// The results of the run without mutants: which tests cover which mutants.
import { readFileSync, writeFileSync } from "node:fs";
import type { Coverage } from "./messages.ts";

/** The file in the sandbox by which the first runner passes its findings to the others. */
const file = "mutation-findings.json";

/** Sources that check untrusted input. */
const checksInput =
  /askable|consistency|inventory|migrations|problems|schema|scoring|validation\/checks/;
/** Tests with bad input run all code and take long, so they are used for those sources only. */
const withBadInput = /bad-input/;

/** Tests of fewer milliseconds are quick. */
const QUICK = 50;

interface StoredFindings {
  readonly coverage: Coverage;
  readonly ofLibrary: readonly string[];
  readonly ofFiles: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds by test, of those that are run for mutants. */
  readonly times: Readonly<Record<string, number>>;
  /** By test: how often it reached instrumented code. */
  readonly visits: Readonly<Record<string, number>>;
  /** The file of each test. */
  readonly fileOf: Readonly<Record<string, string>>;
}

export class Findings {
  readonly stored: StoredFindings;
  readonly #tests: readonly string[];
  readonly #ofLibrary: ReadonlySet<string>;
  readonly #ofFiles: ReadonlyMap<string, ReadonlySet<string>>;
  /** By source file: the tests that run some of its code. */
  readonly #running = new Map<string, ReadonlySet<string>>();

  private constructor(stored: StoredFindings) {
    this.stored = stored;
    this.#tests = Object.keys(stored.times);
    this.#ofLibrary = new Set(stored.ofLibrary);
    this.#ofFiles = new Map(
      Object.entries(stored.ofFiles).map(([name, ids]) => [name, new Set(ids)]),
    );
  }

  /** Stores findings for the other runners. */
  static store(stored: StoredFindings): Findings {
    writeFileSync(file, JSON.stringify(stored));
    return new Findings(stored);
  }

  /** Loads the findings of the first runner. */
  static load(): Findings {
    return new Findings(JSON.parse(readFileSync(file, "utf8")));
  }

  /** Tests that run the code of a mutant. */
  coveringTests(mutant: string, source: string): readonly string[] {
    return this.#testsFor(source).filter((test) => this.#hits(test, mutant) > 0);
  }

  /** Tests in files whose path has this end. */
  testsIn(end: string): readonly string[] {
    return this.#tests.filter((test) => this.stored.fileOf[test]!.endsWith(end));
  }

  /** Tests that run any code of a source file. */
  testsRunning(source: string): ReadonlySet<string> {
    let found = this.#running.get(source);
    if (!found) {
      const ids = mutantsIn(source);
      found = new Set(this.#tests.filter((test) => ids.some((id) => this.#hits(test, id) > 0)));
      this.#running.set(source, found);
    }
    return found;
  }

  /** How often these tests run the code of a mutant. */
  hitsOf(mutant: string, tests: readonly string[]): number {
    return tests.reduce((sum, test) => sum + this.#hits(test, mutant), 0);
  }

  /** True if the code of a mutant runs while files are loaded. */
  runsWhileLoading(mutant: string): boolean {
    return mutant in this.stored.coverage.static;
  }

  /**
   * Tests that run the code of a mutant, or are in a file that does while it is loaded. Code that runs only once, for
   * the first test or while the library is loaded, may affect any test: then also tests that run anything in its
   * file, and all quick ones.
   */
  touchedTests(mutant: string, source: string, runsOnce: boolean): readonly string[] {
    const affectsAny = runsOnce || this.#ofLibrary.has(mutant);
    const ids = affectsAny ? mutantsIn(source) : [mutant];
    const running = affectsAny ? this.testsRunning(source) : new Set<string>();
    return this.#testsFor(source).filter((test) => {
      const ofFile = this.#ofFiles.get(this.stored.fileOf[test]!)!;
      const isQuick = this.stored.times[test]! < QUICK;
      const isLikely = running.has(test) || this.#hits(test, mutant) > 0;
      return (affectsAny && isQuick) || isLikely || ids.some((id) => ofFile.has(id));
    });
  }

  #testsFor(source: string): readonly string[] {
    if (checksInput.test(source)) return this.#tests;
    return this.#tests.filter((test) => !withBadInput.test(this.stored.fileOf[test]!));
  }

  #hits(test: string, mutant: string): number {
    return this.stored.coverage.perTest[test]?.[mutant] ?? 0;
  }
}

/** The ids of the mutants in an instrumented file. */
const mutantsIn = (source: string): readonly string[] =>
  [...readFileSync(source, "utf8").matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id!);
