// What the run without mutants found: which tests have to do with which mutants.
import { readFileSync, writeFileSync } from "node:fs";
import type { Coverage } from "./messages.ts";

/** Where the first runner leaves for the others what it found. It lies in the sandbox. */
const file = "mutation-findings.json";

/** Sources that check untrusted input. */
const judgesInput =
  /askable|consistency|inventory|migrations|problems|schema|scoring|validation\/checks/;
/** Tests with bad input go through all code and take long: they are for that code only. */
const aboutInput = /bad-input/;

/** Milliseconds. */
const quick = 50;

interface Kept {
  readonly coverage: Coverage;
  readonly ofLibrary: readonly string[];
  readonly ofFiles: Readonly<Record<string, readonly string[]>>;
  /** By test, milliseconds. Only tests that mutants are tried with. */
  readonly times: Readonly<Record<string, number>>;
  /** By test: how often instrumented code was come to. */
  readonly looks: Readonly<Record<string, number>>;
  /** By test. */
  readonly fileOf: Readonly<Record<string, string>>;
}

export class Findings {
  readonly kept: Kept;
  readonly #tests: readonly string[];
  readonly #ofLibrary: ReadonlySet<string>;
  readonly #ofFiles: ReadonlyMap<string, ReadonlySet<string>>;
  /** By file of the library: the tests that run something of it. */
  readonly #running = new Map<string, ReadonlySet<string>>();

  private constructor(kept: Kept) {
    this.kept = kept;
    this.#tests = Object.keys(kept.times);
    this.#ofLibrary = new Set(kept.ofLibrary);
    this.#ofFiles = new Map(
      Object.entries(kept.ofFiles).map(([name, ids]) => [name, new Set(ids)]),
    );
  }

  /** Found now, and left for others. */
  static kept(kept: Kept): Findings {
    writeFileSync(file, JSON.stringify(kept));
    return new Findings(kept);
  }

  /** Those that the first runner left. */
  static left(): Findings {
    return new Findings(JSON.parse(readFileSync(file, "utf8")));
  }

  /** Tests that run the code of a mutant. */
  coveringTests(mutant: string, source: string): readonly string[] {
    return this.#testsFor(source).filter((test) => this.#hits(test, mutant) > 0);
  }

  /** Tests in files whose path ends so. */
  testsIn(end: string): readonly string[] {
    return this.#tests.filter((test) => this.kept.fileOf[test]!.endsWith(end));
  }

  /** Tests that run any code of a file. */
  testsRunning(source: string): ReadonlySet<string> {
    let found = this.#running.get(source);
    if (!found) {
      const ids = mutantsIn(source);
      found = new Set(this.#tests.filter((test) => ids.some((id) => this.#hits(test, id) > 0)));
      this.#running.set(source, found);
    }
    return found;
  }

  /** How often tests run it. */
  hitsOf(mutant: string, tests: readonly string[]): number {
    return tests.reduce((sum, test) => sum + this.#hits(test, mutant), 0);
  }

  /** Whether the code of a mutant runs while something is loaded. */
  isLoading(mutant: string): boolean {
    return mutant in this.kept.coverage.static;
  }

  /**
   * Tests that run the code of a mutant, or are in a file that does while it is loaded. If it runs once, for the
   * first test or while the library is loaded, what it makes may be used anywhere: tests that run anything in its
   * file, and all quick ones.
   */
  touchedTests(mutant: string, source: string, runsOnce: boolean): readonly string[] {
    const isAnywhere = runsOnce || this.#ofLibrary.has(mutant);
    const ids = isAnywhere ? mutantsIn(source) : [mutant];
    const running = isAnywhere ? this.testsRunning(source) : new Set<string>();
    return this.#testsFor(source).filter((test) => {
      const ofFile = this.#ofFiles.get(this.kept.fileOf[test]!)!;
      const isQuick = this.kept.times[test]! < quick;
      const isLikely = running.has(test) || this.#hits(test, mutant) > 0;
      return (isAnywhere && isQuick) || isLikely || ids.some((id) => ofFile.has(id));
    });
  }

  #testsFor(source: string): readonly string[] {
    if (judgesInput.test(source)) return this.#tests;
    return this.#tests.filter((test) => !aboutInput.test(this.kept.fileOf[test]!));
  }

  #hits(test: string, mutant: string): number {
    return this.kept.coverage.perTest[test]?.[mutant] ?? 0;
  }
}

/** The mutants of an instrumented file. */
const mutantsIn = (source: string): readonly string[] =>
  [...readFileSync(source, "utf8").matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id!);
