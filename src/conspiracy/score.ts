import { throwFirst } from "../kernel/errors.ts";
import {
  type ScoreLine as AnyLine,
  type ScoreSheet as AnySheet,
  sheetOf,
} from "../kernel/score.ts";
import { colourOf, colours, influenceOf, keyOf } from "./cards/lords.ts";
import { largestGroup } from "./cards/chamber.ts";
import { type Location, locationCard } from "./cards/locations.ts";
import { type Tableau, tableauxProblems } from "./tableau.ts";

export { type Problem, RulesError } from "../kernel/errors.ts";
export { rank, type Standing, type Standings } from "../kernel/score.ts";
export type { Colour, Influence, Lord } from "./cards/lords.ts";
export type { Location } from "./cards/locations.ts";
export type { Tableau } from "./tableau.ts";

/** The parts of a score (CO-30). */
export type Category = "lords" | "locations" | "coalition" | "pearlMaster";
/** Points, and what they are for. */
export type ScoreLine = AnyLine<Category>;
/** A player's score: the total is the sum of the lines. Ties are decided by pearls (CO-31). */
export type ScoreSheet = AnySheet<Category>;

/** CO-30 */
const PER_LORD_OF_COALITION = 3;
const PEARL_MASTER = 5;

/**
 * Scores tableaux, of a game or typed in by hand: one sheet for each, in the same order. Throws a
 * `RulesError` with path and reason for an impossible one.
 *
 * @example
 * ```ts
 * const [sheet] = score([
 *   { lords: ["blue-6", "blue-4"], locations: ["best-blue"], pearls: 1, pearlMaster: true },
 * ]);
 * sheet.total; // 6 (blue lord) + 6 (best-blue) + 6 (coalition of 2) + 5 (Pearl Master) = 23
 * ```
 */
export function score(tableaux: readonly Tableau[]): readonly ScoreSheet[] {
  throwFirst("tableaux of conspiracy", tableauxProblems(tableaux));
  return tableaux.map((tableau) =>
    sheetOf<Category>(
      [
        ...lordLines(tableau),
        ...locationLines(tableau),
        ...coalitionLine(tableau),
        ...pearlMasterLine(tableau),
      ],
      [tableau.pearls],
    ),
  );
}

/** CO-30: the most influential lord of each colour. A location on it changes nothing (CO-32). */
function lordLines({ lords }: Tableau): ScoreLine[] {
  return colours.flatMap((colour): ScoreLine[] => {
    const best = lords
      .filter((lord) => colourOf(lord) === colour)
      .sort((a, b) => influenceOf(b) - influenceOf(a))[0];
    return best ? [{ category: "lords", source: best, points: influenceOf(best) }] : [];
  });
}

const locationLines = (tableau: Tableau): ScoreLine[] =>
  tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    points: locationPoints(location, tableau),
  }));

/** CO-18 to CO-22, CO-24 to CO-27, CO-36 */
function locationPoints(location: Location, { lords, locations, pearls }: Tableau): number {
  const { scoring } = locationCard(location);
  switch (scoring.kind) {
    case "points":
      return scoring.points;
    case "perKey":
      return scoring.each * lords.filter((lord) => keyOf(lord) === scoring.key).length;
    case "perPearlPair":
      return scoring.each * Math.floor(pearls / 2);
    case "perLocation":
      return scoring.each * locations.length;
    case "bestOfColour": {
      const ofColour = lords.filter((lord) => colourOf(lord) === scoring.colour);
      return Math.max(0, ...ofColour.map(influenceOf));
    }
    case "perLordOfColour": {
      const ofColour = lords.filter((lord) => colourOf(lord) === scoring.colour);
      return scoring.base + scoring.each * ofColour.length;
    }
    case "perLordOfGroup": {
      const group = largestGroup(lords, (lord) => influenceOf(lord) === scoring.influence);
      return scoring.each * group.length;
    }
    case "perLordOfInfluence": {
      const counted = lords.filter((lord) => scoring.influences.includes(influenceOf(lord)));
      return scoring.base + scoring.each * counted.length;
    }
  }
}

/** CO-30: the largest group of adjacent lords of one colour. */
function coalitionLine({ lords }: Tableau): ScoreLine[] {
  const [largest] = colours
    .map((colour) => ({
      colour,
      size: largestGroup(lords, (lord) => colourOf(lord) === colour).length,
    }))
    .sort((a, b) => b.size - a.size);
  if (!largest || largest.size === 0) return [];
  const points = PER_LORD_OF_COALITION * largest.size;
  return [{ category: "coalition", source: largest.colour, points }];
}

/** CO-30 */
const pearlMasterLine = ({ pearlMaster }: Tableau): ScoreLine[] =>
  pearlMaster ? [{ category: "pearlMaster", source: "pearl-master", points: PEARL_MASTER }] : [];
