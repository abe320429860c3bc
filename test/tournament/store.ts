// Results on disk, one in a line, so that a tournament that was stopped goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Pairing } from "./play-match.ts";
import type { MatchResult } from "./result.ts";

/** A line of a file of results. */
type Line = MatchResult & Pairing;

/** Where the results of a pairing are kept. */
export const fileOf = ({ game, players, bots }: Pairing, share: string): string => {
  const name = [game, players, ...bots, ...(share === "0/1" ? [] : [share])].join("-");
  return `node_modules/.cache/tournaments/${name.replaceAll(/[^\w-]+/g, "_")}.jsonl`;
};

/** Forgets what was played. */
export const forget = (file: string): void => rmSync(file, { force: true });

/** Adds a result to a file. */
export function keep(file: string, pairing: Pairing, result: MatchResult): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ ...pairing, ...result })}\n`);
}

/** What files hold: the results of one pairing, each match once. */
export function readResults(files: readonly string[]): {
  readonly pairing: Pairing | undefined;
  readonly results: readonly MatchResult[];
} {
  const results = new Map<number, MatchResult>();
  let pairing: Pairing | undefined;
  for (const file of files.filter((one) => existsSync(one)))
    for (const [i, text] of readFileSync(file, "utf8").trimEnd().split("\n").entries()) {
      const { game, players, bots, ...result } = lineOf(text, `${file}:${i + 1}`);
      pairing ??= { game, players, bots };
      if (JSON.stringify(pairing) !== JSON.stringify({ game, players, bots }))
        throw new Error(`${file}:${i + 1}: of another tournament than the lines before`);
      results.set(result.number, result);
    }
  return { pairing, results: [...results.values()].sort((a, b) => a.number - b.number) };
}

function lineOf(text: string, place: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Error(`${place}: not a line of results`);
  }
}
