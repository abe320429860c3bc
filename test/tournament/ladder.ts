// The ladder of docs/bots.md: recorded results of tournaments as a table and a chart, with the aims.
import { levels } from "../../src/bots/index.ts";
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
  /** A digest of the weights and the iterations that the names of the bots stood for. */
  readonly strength: string;
}

/** What a pairing has to reach. */
export interface Aim {
  readonly share: number;
  /** Whether the lower end of the interval has to reach it, or the share itself. */
  readonly of: "interval" | "share";
  readonly matches: number;
}

const levelNames = Object.keys(levels) as readonly string[];
const levelPairs = levelNames.slice(1).map((level, i) => `${level},${levelNames[i]}`);

/** The results with a new one, which replaces that of the same pairing; by game and bots, levels from the lowest on. */
export const withResult = (
  results: readonly Recorded[],
  result: Recorded,
  games: readonly string[],
): Recorded[] => {
  const rank = (bot: string) => (levelNames.includes(bot) ? levelNames.indexOf(bot) : bot);
  const key = ({ game, players, bots }: Recorded) =>
    [String(games.indexOf(game)).padStart(2, "0"), players, ...bots.map(rank)].join(" ");
  return [...results.filter((other) => key(other) !== key(result)), result].sort((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
};

/** Matches of a level in a game for one, whose share of victories is to be above that of the level below. */
export const SOLO_MATCHES = 400;

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

/** Whether an aim is reached, in words; empty if there is none. `all` has the results of other levels. */
export function verdictOf(result: Recorded, all: readonly Recorded[]): string {
  const aim = aimOf(result);
  if (!aim) return soloVerdictOf(result, all);
  const figure = aim.of === "share" ? result.share : intervalOf(result.share, result.matches)[0];
  const wanted = `${percent(aim.share)} or more`;
  if (result.matches < aim.matches) return `${wanted}; too few matches`;
  return figure >= aim.share ? `${wanted}: reached` : `${wanted}: **missed**`;
}

/** Whether a level wins more often alone than the level below it. */
function soloVerdictOf(
  { game, players, bots, share, matches }: Recorded,
  all: readonly Recorded[],
) {
  const below = levelNames[levelNames.indexOf(bots[0]!) - 1];
  const lower = all.find((one) => one.game === game && one.players === 1 && one.bots[0] === below);
  if (players > 1 || !lower) return "";
  const wanted = `more than \`${below}\``;
  if (Math.min(matches, lower.matches) < SOLO_MATCHES) return `${wanted}; too few matches`;
  return share > lower.share ? `${wanted}: reached` : `${wanted}: **missed**`;
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
      verdictOf(result, results),
    ]),
  );

/** The results of levels against each other or alone, or all others, as bars. */
export const ladderChart = (which: "levels" | "others", results: readonly Recorded[]): string =>
  bars(
    "Share of the victories of the first bot",
    results
      .filter(({ bots }) => levelNames.includes(bots[0]!) === (which === "levels"))
      .map((result) => ({
        name: `${result.game} ${result.players}: ${result.bots.join(" – ")}`,
        length: result.share,
        text: `${percent(result.share)} (${intervalText(result)})`,
        isGood: !verdictOf(result, results).includes("missed"),
      })),
    { scale: "linear", mark: 0.5 },
  );

/** The page with the table between its two marks. */
export const withLadder = (page: string, table: string): string =>
  page.replace(
    /(<!-- ladder -->\n)[\s\S]*?(<!-- end of the ladder -->)/,
    (_, start, end) => `${start}\n${table}\n\n${end}`,
  );
