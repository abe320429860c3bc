// The ladder of docs/bots.md: recorded results of tournaments as a table and a chart, with the aims.
import { bars } from "../bench/svg.ts";
import { markdownTable } from "../runs/table.ts";
import type { Pairing } from "./play-match.ts";
import { intervalOf } from "./result.ts";

/** The result of a tournament: of the first bot against the others. */
export interface Recorded extends Pairing {
  readonly matches: number;
  /** The share of the victories of the first bot. */
  readonly share: number;
  /** CPU seconds of thinking of the first bot in a match. */
  readonly seconds: number;
}

/** What a pairing has to reach. */
export interface Aim {
  readonly share: number;
  /** Whether the lower end of the interval has to reach it, or the share itself. */
  readonly of: "interval" | "share";
  readonly matches: number;
}

/** The results with a new one, which replaces that of the same pairing; by game and bots. */
export const withResult = (
  results: readonly Recorded[],
  result: Recorded,
  games: readonly string[],
): Recorded[] => {
  const key = ({ game, players, bots }: Recorded) =>
    [String(games.indexOf(game)).padStart(2, "0"), players, ...bots].join(" ");
  return [...results.filter((other) => key(other) !== key(result)), result].sort((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
};

const levelPairs = ["normal,easy", "hard,normal", "expert,hard"];

/** The aim for a pairing, if there is one. */
export function aimOf({ bots, players }: Pairing): Aim | undefined {
  const names = bots.join(",");
  if (levelPairs.includes(names)) return { share: 0.65, of: "share", matches: 200 };
  if (names === "trained:800,trained:200") return { share: 0.65, of: "interval", matches: 400 };
  const [first, ...others] = bots;
  if (first !== "trained:200" || others.some((other) => other !== "search:200")) return undefined;
  if (players === 2) return { share: 0.7, of: "interval", matches: 400 };
  return { share: players === 3 ? 0.5 : 0.4, of: "interval", matches: 400 };
}

/** Whether an aim is reached, in words; empty if there is none. */
export function verdictOf(result: Recorded): string {
  const aim = aimOf(result);
  if (!aim) return "";
  const figure = aim.of === "share" ? result.share : intervalOf(result.share, result.matches)[0];
  const wanted = `${percent(aim.share)} or more`;
  if (result.matches < aim.matches) return `${wanted}; too few matches`;
  return figure >= aim.share ? `${wanted}: reached` : `${wanted}: **missed**`;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const intervalText = ({ share, matches }: Recorded): string => {
  const [low, high] = intervalOf(share, matches);
  return `${percent(low)} to ${percent(high)}`;
};

/** The results as a table. */
export const ladderTable = (results: readonly Recorded[]): string =>
  markdownTable(
    ["game", "bots", "victories of the first", "95 % interval", "matches", "CPU seconds", "aim"],
    results.map((result) => [
      `${result.game}, ${result.players}`,
      `\`${result.bots.join(",")}\``,
      percent(result.share),
      intervalText(result),
      String(result.matches),
      result.seconds.toFixed(2),
      verdictOf(result),
    ]),
  );

/** The results as bars. */
export const ladderChart = (results: readonly Recorded[]): string =>
  bars(
    "Share of the victories of the first bot",
    results.map((result) => ({
      name: `${result.game} ${result.players}: ${result.bots.join(" – ")}`,
      length: result.share,
      text: `${percent(result.share)} (${intervalText(result)})`,
      isGood: !verdictOf(result).includes("missed"),
    })),
    { scale: "linear", mark: 0.5 },
  );

/** The page with the table between its two marks. */
export const withLadder = (page: string, table: string): string =>
  page.replace(
    /(<!-- ladder -->\n)[\s\S]*?(<!-- end of the ladder -->)/,
    (_, start, end) => `${start}\n${table}\n\n${end}`,
  );
