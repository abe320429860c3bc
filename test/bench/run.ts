import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type AbyssTypes, abyss } from "../../src/abyss/index.ts";
import { type AbyssBlueprint, abyssRuleNumbers, abyssStack } from "../../src/abyss/rules.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import {
  type ConspiracyBlueprint,
  conspiracyRuleNumbers,
  conspiracyStack,
} from "../../src/conspiracy/rules.ts";
import { type ExilesTypes, exiles } from "../../src/exiles/index.ts";
import { type ExilesBlueprint, exilesStack } from "../../src/exiles/rules.ts";
import { clientsOf } from "./boardgame-io.ts";
import { casesOf } from "./cases.ts";
import { enginePage, engineRates } from "./engine.ts";
import { curves } from "./growth.ts";
import { clickTimes, quantile } from "./hands.ts";
import { bytesOf } from "./heap.ts";
import { hostileCosts, sizes, tooSlow } from "./hostile.ts";
import { hostileScreen, limitsPage } from "./hostile-report.ts";
import { measure } from "./measure.ts";
import { markdown, type Results, screen } from "./report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    json: { type: "boolean", default: false },
    /** Runs only this part: "hostile" or "engine". */
    only: { type: "string" },
    /** Writes docs/performance.md and its curves, and the measured tables of docs/limits.md. */
    write: { type: "boolean", default: false },
  },
});

function wholeBenchmark(): Results {
  const abyssClient = clientsOf<AbyssTypes, AbyssBlueprint>(abyssStack, abyssRuleNumbers);
  const exilesClient = clientsOf<ExilesTypes, ExilesBlueprint>(exilesStack, abyssRuleNumbers);
  const conspiracyClient = clientsOf<ConspiracyTypes, ConspiracyBlueprint>(
    conspiracyStack,
    conspiracyRuleNumbers,
  );
  const tables = [2, 4];
  const cases = tables.flatMap((players) => [
    ...casesOf(`abyss ${players}`, { game: abyss, options: { players }, client: abyssClient }),
    ...casesOf(`exiles ${players}`, { game: exiles, options: { players }, client: exilesClient }),
    ...casesOf(`conspiracy ${players}`, {
      game: conspiracy,
      options: { players },
      client: conspiracyClient,
    }),
  ]);
  const costs = measure(cases, Number(values.rounds));
  clickTimes(25, 10); // warm up
  const { clicks, lords } = clickTimes(25, 60);
  return {
    costs: Object.fromEntries(costs),
    clicks: { median: quantile(clicks, 0.5), most: quantile(clicks, 0.95) },
    lords: { median: quantile(lords, 0.5), most: quantile(lords, 0.95) },
    heap: { abyss: bytesOf(abyss), exiles: bytesOf(exiles), conspiracy: bytesOf(conspiracy) },
  };
}

if (values.only === "engine") {
  const rates = await engineRates();
  console.log(rates);
  const page = "docs/engine.md";
  if (values.write) writeFileSync(page, enginePage(readFileSync(page, "utf8"), rates));
  process.exit();
}
const hostile = hostileCosts();
if (values.only === "hostile") console.log(hostileScreen(hostile));
else {
  const results = wholeBenchmark();
  if (values.json) console.log(JSON.stringify({ ...results, hostile }, null, 2));
  else console.log([screen(results), hostileScreen(hostile)].join("\n\n"));
  if (values.write) {
    for (const [name, svg] of Object.entries(curves()))
      writeFileSync(`docs/performance/${name}.svg`, svg);
    writeFileSync("docs/performance.md", markdown(results));
  }
}
if (values.write) {
  const page = "docs/limits.md";
  writeFileSync(page, limitsPage(readFileSync(page, "utf8"), hostile, sizes()));
}
const slow = tooSlow(hostile);
for (const { input, call } of slow) console.error(`takes too long: ${call}, ${input}`);
if (slow.length > 0) process.exitCode = 1;
