// The result of a match, and statistics of many.
import { markdownTable } from "../runs/table.ts";

/** The result of one match, by bot, in the order of the pairing. */
export interface MatchResult {
  /** Number of the match in the tournament. */
  readonly number: number;
  /** The share of the victory; tied winners have equal shares. */
  readonly shares: readonly number[];
  /** Average points of the bot's seats. */
  readonly points: readonly number[];
  /** Seconds of thinking, summed over the bot's seats. */
  readonly seconds: readonly number[];
  readonly actions: number;
}

/** The statistics of a bot. */
export interface Row {
  readonly bot: string;
  /** Its share of all victories, from 0 to 1, and the 95 % confidence interval. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly points: number;
  readonly secondsPerMatch: number;
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** 95 % of a normal distribution lie within this many standard deviations. */
const DEVIATIONS = 1.96;

/** The Wilson score interval for a share of victories in a number of matches. */
export function intervalOf(share: number, matches: number): readonly [number, number] {
  const z = DEVIATIONS ** 2 / matches;
  const middle = (share + z / 2) / (1 + z);
  const half =
    (DEVIATIONS / (1 + z)) * Math.sqrt((share * (1 - share)) / matches + z / (4 * matches));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A row for each bot. */
export function rowsOf(bots: readonly string[], results: readonly MatchResult[]): Row[] {
  return bots.map((bot, i) => {
    const share = average(results.map(({ shares }) => shares[i]!));
    return {
      bot,
      share,
      interval: intervalOf(share, results.length),
      points: average(results.map(({ points }) => points[i]!)),
      secondsPerMatch: average(results.map(({ seconds }) => seconds[i]!)),
    };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The rows as a table. */
export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(
    ["bot", "victories", "95 % interval", "points", "seconds a match"],
    rows.map(({ bot, share, interval, points, secondsPerMatch }) => [
      bot,
      percent(share),
      `${percent(interval[0])} to ${percent(interval[1])}`,
      points.toFixed(1),
      secondsPerMatch.toFixed(2),
    ]),
  );
