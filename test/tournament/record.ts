// Adds results to the ladder: its data, its table and its charts.
import { readFileSync, writeFileSync } from "node:fs";
import { levels } from "../../src/bots/index.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { ladderChart, ladderTable, type Recorded, withLadder, withResult } from "./ladder.ts";
import type { Pairing } from "./play-match.ts";
import { type MatchResult, rowsOf } from "./result.ts";

const [FILE, PAGE] = ["test/tournament/ladder.json", "docs/bots.md"];
const charts = {
  levels: "docs/performance/levels.svg",
  others: "docs/performance/bots.svg",
} as const;

/** The results so far, without those of bots that have been trained anew or have other iterations since. */
export const recorded = (): readonly Recorded[] =>
  allRecorded().filter((result) => result.strength === strengthOf(result));

/** All results in the file. */
export const allRecorded = (): readonly Recorded[] =>
  JSON.parse(readFileSync(FILE, "utf8")) as readonly Recorded[];

/** A digest of what the names of the bots stand for: the iterations of levels, and the weights of evaluations. */
export function strengthOf({ game, bots }: Pairing): string {
  const weights = withGame(game, ({ evaluation }) => evaluation.weights);
  const isLevel = (bot: string): bot is keyof typeof levels => Object.hasOwn(levels, bot);
  const parts = bots.map((bot) => [
    isLevel(bot) ? levels[bot] : bot,
    isLevel(bot) || bot.startsWith("trained") ? weights : "",
  ]);
  return digest(parts).slice(0, 8);
}

/** Adds the result of a tournament, and writes the table and the charts. */
export function record(pairing: Pairing, matches: readonly MatchResult[]): void {
  const [first] = rowsOf(pairing.bots, matches);
  const result = {
    ...pairing,
    matches: matches.length,
    share: first!.share,
    seconds: Math.round(100 * first!.secondsPerMatch) / 100,
    strength: strengthOf(pairing),
  };
  const results = withResult(recorded(), result, gameNames);
  writeFileSync(FILE, `[\n${results.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
  writeFileSync(PAGE, withLadder(readFileSync(PAGE, "utf8"), ladderTable(results)));
  for (const which of ["levels", "others"] as const)
    writeFileSync(charts[which], ladderChart(which, results));
}
