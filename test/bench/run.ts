import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
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
import { charts, markdown, type Results, screen, triedIn } from "./report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    json: { type: "boolean", default: false },
    /** Runs only this part: "hostile" or "engine". */
    only: { type: "string" },
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

/** Measures each group in a process of its own, as a program plays one game: code that serves all games is slower. */
const costsOf = (group: string): Results["costs"] => {
  const args = ["--expose-gc", process.argv[1]!, "--rounds", values.rounds, "--group", group];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${group} cannot be measured`);
  return JSON.parse(stdout) as Results["costs"];
};

function wholeBenchmark(): Results {
  const costs = Object.assign({}, ...[...groups.keys()].map(costsOf)) as Results["costs"];
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

function runBenchmark(): void {
  const hostile = hostileCosts();
  if (values.only === "hostile") console.log(hostileScreen(hostile));
  else {
    const results = wholeBenchmark();
    if (values.json) console.log(JSON.stringify({ ...results, hostile }, null, 2));
    else console.log([screen(results), hostileScreen(hostile)].join("\n\n"));
    if (values.write) writePage(results);
  }
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
  writeFileSync(page, markdown(results, triedIn(readFileSync(page, "utf8"))));
}

async function runEngine(): Promise<void> {
  const rates = await engineRates();
  console.log(rates);
  const page = "docs/engine.md";
  if (values.write) writeFileSync(page, enginePage(readFileSync(page, "utf8"), rates));
}

if (values.only === "engine") await runEngine();
else if (values.group === undefined) runBenchmark();
else {
  const costs = measure(groups.get(values.group)!(), Number(values.rounds));
  console.log(JSON.stringify(Object.fromEntries(costs)));
}
