// The figures that the library aims at, and whether they are met.
import type { Results } from "./report.ts";

/** A figure with its aim. */
export interface Aim {
  readonly figure: string;
  readonly value: number;
  readonly aim: number;
  /** The unit of value and aim; empty for ratios. */
  readonly unit: string;
  /** True if less is better. */
  readonly isLimit: boolean;
}

/** True if the figure is as good as its aim. */
export const isMet = ({ value, aim, isLimit }: Aim): boolean =>
  isLimit ? value <= aim : value >= aim;

/** How much of the aim is reached; 1 or more if it is met. */
export const partReached = ({ value, aim, isLimit }: Aim): number =>
  isLimit ? aim / value : value / aim;

/** Least ratios to boardgame.io's client, of a random action and of `reduce`. */
const ratioAims: readonly (readonly [game: string, random: number, reduce: number])[] = [
  ["abyss", 80, 12],
  ["kraken", 60, 11],
  ["conspiracy", 120, 12],
];

/** All aims with the figures of a run. */
export function aimsOf({ costs, clicks, lords, imports }: Results): Aim[] {
  const cost = (name: string) => costs[name]!.median;
  const tables = ratioAims.flatMap(([game, random, reduce]) =>
    [2, 4].map((players) => ({ table: `${game} ${players}`, random, reduce })),
  );
  const ratio = (table: string, theirs: string, ours: string) =>
    cost(`${table}: ${theirs}`) / cost(`${table}: ${ours}`);
  /** The greatest cost of a function at any table. */
  const greatest = (what: string) =>
    Math.max(
      ...Object.entries(costs)
        .filter(([name]) => name.endsWith(`: ${what}`))
        .map(([, { median }]) => median),
    );
  const { "zod/mini": _, ...ofGames } = imports;
  const limit = (figure: string, value: number, aim: number, unit: string): Aim => ({
    figure,
    value,
    aim,
    unit,
    isLimit: true,
  });
  return [
    ...tables.map(({ table, random: aim }) => ({
      figure: `random action against boardgame.io's client, ${table}`,
      value: ratio(table, "random step by boardgame.io", "step by simulate, random"),
      aim,
      unit: "",
      isLimit: false,
    })),
    ...tables.map(({ table, reduce: aim }) => ({
      figure: `\`reduce\` against boardgame.io's client, ${table}`,
      value: ratio(table, "step by boardgame.io", "step by reduce"),
      aim,
      unit: "",
      isLimit: false,
    })),
    {
      figure: "search iterations per second of CPU, mid-game, abyss 2",
      value: 1e6 / cost("abyss 2: iteration of a search"),
      aim: 10_000,
      unit: "",
      isLimit: false,
    },
    limit(
      "26,518 minimal payments, hand of 25",
      cost("lists: 26,518 minimal payments, hand of 25") / 1000,
      20,
      "ms",
    ),
    limit(
      "all minimal payments, late in Kraken",
      cost("lists: all minimal payments, late in Kraken") / 1000,
      1,
      "ms",
    ),
    limit("`standings`, the slowest table", greatest("standings"), 10, "µs"),
    ...["kraken 2", "kraken 4"].map((table) =>
      limit(`\`choices\`, ${table}`, cost(`${table}: choices`), 60, "µs"),
    ),
    limit("`choices` after a click, hand of 25, median", clicks.median / 1000, 1, "ms"),
    limit("`choices` after a click, hand of 25, 95 %", clicks.most / 1000, 5, "ms"),
    limit("the lords that a hand of 25 can pay for, median", lords.median / 1000, 1, "ms"),
    limit(
      "cold import of a game after zod, the slowest",
      Math.max(...Object.values(ofGames)),
      25,
      "ms",
    ),
  ];
}
