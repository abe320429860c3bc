import type { Problem } from "../kernel/data/errors.ts";
import { type ScoringStack, scoringStackOf } from "../kernel/rules/scoring-stack.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks, ScoringRules } from "../kernel/score/scoring.ts";
import { componentList, wholeNumber, yesOrNo } from "../kernel/score/tableau-fields.ts";
import { largestGroup, spots } from "./cards/chamber.ts";
import { type LocationCard, locationCard, locations } from "./cards/locations.ts";
import {
  colourOf,
  colours,
  copiesOf,
  influenceOf,
  keyOf,
  type Lord,
  lords,
} from "./cards/lords.ts";
import { PEARL_MASTER_POINTS, POINTS_PER_LORD_OF_COALITION } from "./cards/numbers.ts";
import { whyNotPearlMaster } from "./pearl-master.ts";
import type { Tableau } from "./tableau.ts";

/** The categories of a score, in the order of its lines (CO-30). */
export const categories = ["lords", "locations", "coalition", "pearlMaster"] as const;
/** A category of a score. */
export type Category = (typeof categories)[number];
type Line = ScoreLine<Category>;

const fields: FieldChecks<Tableau> = {
  lords: componentList(lords, copiesOf),
  locations: componentList(locations, () => 1),
  pearls: wholeNumber,
  pearlMaster: yesOrNo,
};

/** CO-30 to CO-32, CO-36 */
export const conspiracyScoring: ScoringStack<ScoringRules<Tableau, Category>> = scoringStackOf(
  () => ({
    fields: () => fields,
    mostPlayers: 4,
    problems,
    lines: (tableau) => [
      ...lordLines(tableau),
      ...locationLines(tableau),
      ...coalitionLine(tableau),
      ...pearlMasterLine(tableau),
    ],
    tieBreaks: ({ pearls }) => [pearls],
  }),
);

/** CO-7, CO-28 */
function* problems(tableaux: readonly Tableau[]): Generator<Problem> {
  for (const [i, tableau] of tableaux.entries())
    if (tableau.lords.length > spots)
      yield {
        path: [i, "lords"],
        reason: `contains ${tableau.lords.length} lords, but a chamber holds ${spots}`,
      };
  yield* pearlMasterProblems(tableaux);
}

/** CO-28. In a single tableau nobody need be Pearl Master: it may be another player. */
function* pearlMasterProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  const [master, another] = tableaux.flatMap((tableau, i) => (tableau.pearlMaster ? [i] : []));
  if (another !== undefined) {
    yield { path: [another, "pearlMaster"], reason: "only one player can be Pearl Master" };
    return;
  }
  if (master === undefined && tableaux.length === 1) return;
  const pearls = tableaux.map((tableau) => tableau.pearls);
  const reason = whyNotPearlMaster(pearls, master ?? null);
  const place = master ?? pearls.indexOf(Math.max(...pearls));
  if (reason) yield { path: [place, "pearlMaster"], reason };
}

/** CO-30: the most influential lord of each colour. A location on it changes nothing (CO-32). */
function lordLines({ lords }: Tableau): Line[] {
  return colours.flatMap((colour): Line[] => {
    let best: Lord | undefined;
    for (const lord of lords)
      if (colourOf(lord) === colour && (!best || influenceOf(lord) > influenceOf(best)))
        best = lord;
    return best ? [{ category: "lords", source: best, points: influenceOf(best) }] : [];
  });
}

const locationLines = (tableau: Tableau): Line[] =>
  tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    points: pointsOf(locationCard(location).scoring, tableau),
  }));

/** CO-18 to CO-22, CO-24 to CO-27, CO-36 */
export function pointsOf(
  scoring: LocationCard["scoring"],
  { lords, locations, pearls }: Tableau,
): number {
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
function coalitionLine({ lords }: Tableau): Line[] {
  const [largest] = colours
    .map((colour) => ({
      colour,
      size: largestGroup(lords, (lord) => colourOf(lord) === colour).length,
    }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  if (!largest) return [];
  const points = POINTS_PER_LORD_OF_COALITION * largest.size;
  return [{ category: "coalition", source: largest.colour, points }];
}

/** CO-30 */
const pearlMasterLine = ({ pearlMaster }: Tableau): Line[] =>
  pearlMaster
    ? [{ category: "pearlMaster", source: "pearl-master", points: PEARL_MASTER_POINTS }]
    : [];
