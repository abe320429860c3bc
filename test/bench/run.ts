import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs, promisify } from "node:util";
import { casesOf } from "./cases.ts";
import { chessCases } from "./chess.ts";
import { coldImports } from "./cold-import.ts";
import { enginePage, engineRates } from "./engine.ts";
import { eachGame, eachTable } from "./games.ts";
import { curves } from "./growth.ts";
import { clickTimes, quantile } from "./hands.ts";
import { bytesOf } from "./heap.ts";
import { hostileCosts, sizes, tooSlow } from "./hostile.ts";
import { hostileScreen, limitsPage } from "./hostile-report.ts";
import { type Case, measure } from "./measure.ts";
import { paymentListCases } from "./payment-lists.ts";
import { charts, markdown, type Results, screen } from "./report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    json: { type: "boolean", default: false },
    /** Runs only this part: "functions", "hostile" or "engine". */
    only: { type: "string" },
    /** How many groups of cases are measured at a time. */
    jobs: { type: "string", default: String(availableParallelism()) },
    /** Measures only the cases of this group, and prints their costs as JSON. */
    group: { type: "string" },
    /** Writes docs/performance.md and its curves, and the measured tables of docs/limits.md. */
    write: { type: "boolean", default: false },
  },
});

/** The cases of each group: of a table, or of other libraries and lists. */
const groups: ReadonlyMap<string, () => Case[]> = new Map([
  ...eachTable((table) => [table.name, () => casesOf(table)] as const),
  ["other", () => [...chessCases(), ...paymentListCases()]],
]);

/** Measures a group in a process of its own, as a program plays one game: code that serves all games is slower. */
const costsOf = async (group: string): Promise<Results["costs"]> => {
  // Without the option, the code of a case is thrown away while the others have their turns, and compiled again.
  const options = ["--expose-gc", "--no-flush-bytecode"];
  const args = [...options, process.argv[1]!, "--rounds", values.rounds, "--group", group];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  console.error(`measured ${group}`);
  return JSON.parse(stdout) as Results["costs"];
};

/** The costs of all groups. Several are measured at a time: a cost is CPU time, and ratios are those of one process. */
async function allCosts(): Promise<Results["costs"]> {
  const costs = new Map<string, Results["costs"]>();
  const left = [...groups.keys()];
  const work = async () => {
    for (let group = left.shift(); group !== undefined; group = left.shift())
      costs.set(group, await costsOf(group));
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  return Object.assign({}, ...[...groups.keys()].map((group) => costs.get(group)));
}

async function wholeBenchmark(): Promise<Results> {
  const costs = await allCosts();
  clickTimes(25, 10); // warm up
  const { clicks, lords } = clickTimes(25, 60);
  return {
    tables: eachTable(({ name }) => name),
    costs,
    clicks: { median: quantile(clicks, 0.5), most: quantile(clicks, 0.95) },
    lords: { median: quantile(lords, 0.5), most: quantile(lords, 0.95) },
    heap: Object.fromEntries(eachGame((table) => [table.name, bytesOf(table)] as const)),
    imports: coldImports(),
  };
}

async function runFunctions(): Promise<void> {
  const results = await wholeBenchmark();
  console.log(values.json ? JSON.stringify(results, null, 2) : screen(results));
  if (values.write) writePage(results);
}

function runHostile(): void {
  const hostile = hostileCosts();
  console.log(hostileScreen(hostile));
  if (values.write) {
    const page = "docs/limits.md";
    writeFileSync(page, limitsPage(readFileSync(page, "utf8"), hostile, sizes()));
  }
  const slow = tooSlow(hostile);
  for (const { input, call } of slow) console.error(`takes too long: ${call}, ${input}`);
  if (slow.length > 0) process.exitCode = 1;
}

function writePage(results: Results): void {
  for (const [name, svg] of Object.entries({ ...charts(results), ...curves() }))
    writeFileSync(`docs/performance/${name}.svg`, svg);
  const page = "docs/performance.md";
  writeFileSync(page, markdown(results, readFileSync(page, "utf8")));
}

async function runEngine(): Promise<void> {
  const rates = await engineRates();
  console.log(rates);
  const page = "docs/engine.md";
  if (values.write) writeFileSync(page, enginePage(readFileSync(page, "utf8"), rates));
}

if (values.group !== undefined) {
  const costs = measure(groups.get(values.group)!(), Number(values.rounds));
  console.log(JSON.stringify(Object.fromEntries(costs)));
} else if (values.only === "engine") await runEngine();
else {
  if (values.only !== "hostile") await runFunctions();
  if (values.only !== "functions") runHostile();
}
