// Slow tests are left out, as all tests are run for each surviving mutant.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

/** Milliseconds of wall time, which is longer on a busy machine. Instrumented code takes many times as long. */
const LONGEST = 300;

/** The parts of a vitest report that are used here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** The name of a test, independent of the location of the project. */
export const nameOfTest = (path: string, name: string): string => `${path}#${name}`;

/** Runs the tests of some folders without mutants, and stores the names of the slow ones in a file. */
export function findSlowTests(folders: readonly string[], file: string): void {
  const report = `${file}.report`;
  const where = folders.map((folder) => `${folder}/`);
  const args = ["--config", "test/vitest.config.ts", "--reporter=json", `--outputFile=${report}`];
  spawnSync("npx", ["vitest", "run", ...args, ...where], { stdio: "ignore" });
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  const slow = testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => (duration ?? 0) > LONGEST)
      .map(({ fullName }) => nameOfTest(relative(".", path), fullName)),
  );
  writeFileSync(file, JSON.stringify(slow));
}

export const slowTests = (file: string): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(file, "utf8")));
