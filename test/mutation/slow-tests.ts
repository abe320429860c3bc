// Tests that take long are left out: all of them would be run for each mutant that lives.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

/** Milliseconds, by the clock: on a busy machine, quick ones take a while, too. Code with mutants takes many times as long. */
const longest = 300;

/** What is read of a report of vitest. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** How a test is called, wherever its folder lies. */
export const nameOfTest = (path: string, name: string): string => `${path}#${name}`;

/** Runs the tests of some folders without mutants, and keeps which of them take long. */
export function findSlowTests(folders: readonly string[], file: string): void {
  const report = `${file}.report`;
  const where = folders.map((folder) => `${folder}/`);
  const given = ["--config", "test/vitest.config.ts", "--reporter=json", `--outputFile=${report}`];
  spawnSync("npx", ["vitest", "run", ...given, ...where], { stdio: "ignore" });
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  const slow = testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => (duration ?? 0) > longest)
      .map(({ fullName }) => nameOfTest(relative(".", path), fullName)),
  );
  writeFileSync(file, JSON.stringify(slow));
}

export const slowTests = (file: string): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(file, "utf8")));
