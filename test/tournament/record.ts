// Adds results to the ladder: its data, its table and its charts.
import { readFileSync, writeFileSync } from "node:fs";
import { gameNames } from "../../src/cli/games.ts";
import { ladderChart, ladderTable, type Recorded, withLadder, withResult } from "./ladder.ts";
import type { Pairing } from "./play-match.ts";
import { type MatchResult, rowsOf } from "./result.ts";

const [FILE, PAGE] = ["test/tournament/ladder.json", "docs/bots.md"];
const charts = {
  levels: "docs/performance/levels.svg",
  others: "docs/performance/bots.svg",
} as const;

/** The results so far. */
export const recorded = (): readonly Recorded[] =>
  JSON.parse(readFileSync(FILE, "utf8")) as readonly Recorded[];

/** Adds the result of a tournament, and writes the table and the charts. */
export function record(pairing: Pairing, matches: readonly MatchResult[]): void {
  const [first] = rowsOf(pairing.bots, matches);
  const result = {
    ...pairing,
    matches: matches.length,
    share: first!.share,
    seconds: Math.round(100 * first!.secondsPerMatch) / 100,
  };
  const results = withResult(recorded(), result, gameNames);
  writeFileSync(FILE, `[\n${results.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
  writeFileSync(PAGE, withLadder(readFileSync(PAGE, "utf8"), ladderTable(results)));
  for (const which of ["levels", "others"] as const)
    writeFileSync(charts[which], ladderChart(which, results));
}
