// Plays the matches of a tournament that are not on disk yet.
import { digestOfCode } from "../runs/code.ts";
import { doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { UsageError } from "../runs/script.ts";
import {
  appendResult,
  existing,
  fileOf,
  readRuns,
  removeFile,
  type Subject,
} from "../runs/store.ts";
import type { Pairing } from "./play-match.ts";
import type { MatchResult } from "./result.ts";

/** A match to play. */
export interface Job {
  readonly pairing: Pairing;
  readonly number: number;
}

/** Which part of a tournament to play, and how. */
export interface PlayOptions {
  /** The numbers of the matches. */
  readonly numbers: readonly number[];
  readonly share: string;
  readonly processes: number | undefined;
  /** What to do with results that are there: use them, forget them, or forget them if they are of other code. */
  readonly earlier: "use" | "forget" | "forget-other-code";
}

/** The results of one tournament. */
export interface Results {
  readonly pairing: Pairing | undefined;
  readonly results: readonly MatchResult[];
}

/** The file with the results of a share of a tournament. */
export const resultsFile = (pairing: Pairing, share: string): string =>
  fileOf("tournaments", { ...pairing }, share);

/** Plays the matches that are not in the file yet, and returns the results of all. */
export async function playTournament(
  pairing: Pairing,
  { numbers, share, processes, earlier }: PlayOptions,
): Promise<readonly MatchResult[]> {
  const code = digestOfCode();
  const file = resultsFile(pairing, share);
  if (earlier === "forget" || (earlier === "forget-other-code" && !isUsable(file)))
    removeFile(file);
  const played = new Set(resultsIn(existing([file])).results.map(({ number }) => number));
  const left = numbers.filter((number) => !played.has(number));
  const progress = progressOn(process.stderr, left.length, "matches");
  await doOnAllCores(
    left.map((number): Job => ({ pairing, number })),
    (result: MatchResult) => {
      appendResult(file, code, { ...pairing }, result);
      progress.add(1, result.actions);
    },
    processes,
  );
  progress.end();
  const wanted = new Set(numbers);
  return resultsIn(existing([file])).results.filter(({ number }) => wanted.has(number));
}

/** Reads the results of one tournament. */
export function resultsIn(files: readonly string[]): Results {
  const [run, ...others] = readRuns<Pairing & Subject, MatchResult>(files, digestOfCode());
  if (others.length > 0) throw new UsageError("expected results of one tournament, found several");
  return { pairing: run?.subject, results: run?.results ?? [] };
}

/** False if the file has results of other code. */
function isUsable(file: string): boolean {
  try {
    resultsIn(existing([file]));
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}
