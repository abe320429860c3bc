import { throwFirst } from "../kernel/errors.ts";
import {
  type ScoreLine as AnyLine,
  type ScoreSheet as AnySheet,
  sheetOf,
} from "../kernel/score.ts";
import { type Ally, allyValue, raceOf, races } from "./cards/allies.ts";
import { type Location, locationCard } from "./cards/locations.ts";
import { lordCard } from "./cards/lords.ts";
import { type Tableau, tableauxProblems } from "./tableau.ts";

export { type Problem, RulesError } from "../kernel/errors.ts";
export { rank, type Standing, type Standings } from "../kernel/score.ts";
export type { Ally, Race, Value } from "./cards/allies.ts";
export type { Location } from "./cards/locations.ts";
export type { Lord } from "./cards/lords.ts";
export type { Token } from "./cards/threat.ts";
export type { Tableau } from "./tableau.ts";

/** The parts of a score (AB-71). */
export type Category = "locations" | "lords" | "allies" | "monsters";
/** Points, and what they are for. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls, then by the best lord (AB-76). */
export type ScoreSheet = AnySheet<Category>;

/**
 * Scores the tableaux of all players, of a game or typed in by hand: one sheet for each, in the
 * same order. City of Mirrors copies a location of the others. Throws a `RulesError` with path and
 * reason for an impossible tableau.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   { lords: ["miller"], locations: ["jail"], affiliated: ["crab-3"], monsterTokens: [2], pearls: 0 },
 * ]);
 * sheet.total; // 14 (Jail with one lord) + 10 (Miller) + 3 (crab) + 2 (token) = 29
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  throwFirst("tableaux of abyss", tableauxProblems(tableaux));
  return tableaux.map((tableau) => {
    const opponents = tableaux.filter((other) => other !== tableau);
    return sheetOf<Category>(
      [
        ...locationLines(tableau, opponents),
        ...lordLines(tableau),
        ...allyLines(tableau),
        ...monsterLines(tableau),
      ],
      [tableau.pearls, strongest(influences(tableau))],
    );
  });
}

const influences = ({ lords }: Pick<Tableau, "lords">): number[] =>
  lords.map((lord) => lordCard(lord).influence);
/** 0 where there is nothing to compare. */
const strongest = (values: readonly number[]): number => Math.max(0, ...values);
const weakest = (values: readonly number[]): number =>
  values.length > 0 ? Math.min(...values) : 0;

/** The values of the affiliated allies of each race, for races that have any. */
const valuesByRace = (affiliated: readonly Ally[]): number[][] =>
  races
    .map((race) => affiliated.filter((ally) => raceOf(ally) === race).map(allyValue))
    .filter((values) => values.length > 0);

/** AB-74, AB-75 */
function locationLines(tableau: Tableau, opponents: readonly Tableau[]): ScoreLine[] {
  return tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    points:
      locationCard(location).scoring.kind === "copyOpponentLocation"
        ? bestCopy(tableau, opponents)
        : locationPoints(location, tableau),
  }));
}

/** AB-75: the best location of an opponent, with the own lords and allies. */
const bestCopy = (tableau: Tableau, opponents: readonly Tableau[]): number =>
  strongest(
    opponents.flatMap(({ locations }) =>
      locations.map((copied) => locationPoints(copied, tableau)),
    ),
  );

/** AB-74; a City of Mirrors by itself is worth nothing. */
function locationPoints(location: Location, { lords, affiliated }: Tableau): number {
  const { scoring } = locationCard(location);
  const cards = lords.map(lordCard);
  switch (scoring.kind) {
    case "perLordOfGuild":
      return scoring.base + scoring.each * cards.filter((c) => c.guild === scoring.guild).length;
    case "perAffiliatedOfRace":
      return (
        scoring.base + scoring.each * affiliated.filter((a) => raceOf(a) === scoring.race).length
      );
    case "perGuildRepresented":
      return scoring.base + scoring.each * new Set(cards.map((c) => c.guild)).size;
    case "weakestLord":
      return scoring.times * weakest(cards.map((c) => c.influence));
    case "strongestLord":
      return scoring.times * strongest(cards.map((c) => c.influence));
    case "minusPerLord":
      return scoring.base - cards.length;
    case "perLordWithKey":
      return scoring.each * cards.filter((c) => c.keys > 0).length;
    case "perLordWithoutKey":
      return scoring.each * cards.filter((c) => c.keys === 0).length;
    case "weakestAffiliatedPerRace":
      return valuesByRace(affiliated).reduce((n, values) => n + weakest(values), scoring.base);
    case "minusPerAffiliated":
      return scoring.base - affiliated.length;
    case "copyOpponentLocation":
    case "none":
      return 0;
  }
}

/** AB-72 */
const lordLines = ({ lords }: Tableau): ScoreLine[] =>
  lords.map((lord) => ({ category: "lords", source: lord, points: lordCard(lord).influence }));

/** AB-73 */
const allyLines = ({ affiliated }: Tableau): ScoreLine[] =>
  races.flatMap((race): ScoreLine[] => {
    const [best] = affiliated
      .filter((ally) => raceOf(ally) === race)
      .sort((a, b) => allyValue(b) - allyValue(a));
    return best ? [{ category: "allies", source: best, points: allyValue(best) }] : [];
  });

/** AB-73 */
const monsterLines = ({ monsterTokens }: Tableau): ScoreLine[] =>
  monsterTokens.length === 0
    ? []
    : [
        {
          category: "monsters",
          source: "monster-tokens",
          points: monsterTokens.reduce<number>((sum, token) => sum + token, 0),
        },
      ];
