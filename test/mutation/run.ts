// npm run mutate -- --module kernel            all mutants of a module
// npm run mutate -- --files src/abyss/hide.ts  the mutants of some files
// npm run mutate -- --module abyss --sample 100 --seed another
// npm run mutate -- --module abyss --budget 1000  a quick run: a second of tests for each mutant
//
// Changes the code in small ways (mutants) and checks whether a test fails. Surviving mutants are listed at the end;
// test/mutation.md says why the known ones are acceptable.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { type ModuleName, moduleNames, modules } from "./modules.ts";
import { sampleOf } from "./sample.ts";
import { findSlowTests } from "./slow-tests.ts";
import { summaryOf } from "./summary.ts";

const { values } = parseArgs({
  options: {
    module: { type: "string" },
    files: { type: "string", multiple: true },
    sample: { type: "string" },
    seed: { type: "string", default: "mutants" },
    concurrency: { type: "string", default: "2" },
    budget: { type: "string" },
  },
});

/** The parts of a report that are used here. */
interface MutationReport {
  readonly files: Record<string, { mutants: readonly { readonly status: string }[] }>;
}

const name = moduleOf(values.module, values.files);
const { tests, files } = modules[name];
const chosen = values.files ?? files;
const mutate = values.sample ? await sampleOf(chosen, Number(values.sample), values.seed) : chosen;
const reports = `node_modules/.cache/mutation/${name}`;
process.env["MUTATION_TESTS"] = tests.join(",");
if (values.budget) process.env["MUTATION_BUDGET"] = values.budget;
// The runner is TypeScript, in processes that Stryker starts.
process.env["NODE_OPTIONS"] = "--import tsx";

// The tests are run in a copy of the project.
const slowTests = resolve(`${reports}.slow.json`);
process.env["MUTATION_SLOW_TESTS"] = slowTests;
findSlowTests(tests, slowTests);
forgetSurvivors(`${reports}.incremental.json`);

const results = await new Stryker({
  mutate: [...mutate],
  testRunner: "resident",
  plugins: ["runner.ts", "survivor-reporter.ts", "compiler-only.ts"].map(pathOf),
  ignorers: ["compiler-only"],
  coverageAnalysis: "perTest",
  concurrency: Number(values.concurrency),
  // An endless mutant is found by counting; the timeout is the last resort.
  timeoutMS: 60_000,
  timeoutFactor: 1,
  // All tests in sequence, which takes a while on a busy machine.
  dryRunTimeoutMinutes: 60,
  // A later run must not take a sample for the whole.
  incremental: !values.sample && !values.files,
  incrementalFile: `${reports}.incremental.json`,
  reporters: ["survivors", "progress-append-only", "html", "json"],
  htmlReporter: { fileName: `${reports}.html` },
  jsonReporter: { fileName: `${reports}.json` },
  tempDirName: ".stryker-tmp",
  ignorePatterns: ["dist", "coverage", "docs/site"],
  disableTypeChecks: false,
  warnings: false,
  allowEmpty: true,
}).runMutationTest();

console.log(summaryOf(results));

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** Removes survivors from the last report, so that Stryker tests them again: new tests may kill them. */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const report: MutationReport = JSON.parse(readFileSync(file, "utf8"));
  for (const one of Object.values(report.files))
    one.mutants = one.mutants.filter(({ status }) => status === "Killed" || status === "Timeout");
  writeFileSync(file, JSON.stringify(report));
}

function moduleOf(given: string | undefined, files: readonly string[] | undefined): ModuleName {
  const name = given ?? files?.[0]?.split("/")[1];
  const found = moduleNames.find((one) => one === name);
  if (found) return found;
  console.error(
    `unknown module ${JSON.stringify(name)}, expected --module ${moduleNames.join(" | ")}`,
  );
  process.exit(2);
}
