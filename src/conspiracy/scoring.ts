import type { CardsIn } from "../kernel/components/box.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Problem } from "../kernel/data/errors.ts";
import type { HasIds } from "../kernel/data/ids.ts";
import { once } from "../kernel/data/lazy.ts";
import { type ScoringStack, scoringStackOf } from "../kernel/rules/scoring-stack.ts";
import type { AnyScoring, ScoringOf } from "../kernel/score/card-scoring.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks, ScoringRules } from "../kernel/score/scoring.ts";
import { componentList, wholeNumber, yesOrNo } from "../kernel/score/tableau-fields.ts";
import {
  type Box,
  type Components,
  type ConspiracyIds,
  conspiracyBox,
  type IdsOf,
} from "./cards/box.ts";
import { largestGroup, spots } from "./cards/chamber.ts";
import type { LocationScoring } from "./cards/location-card.ts";
import {
  type Colour,
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
export const categories = /* @__PURE__ */ deepFreeze([
  "lords",
  "locations",
  "coalition",
  "pearlMaster",
] as const);
/** A category of a score. */
export type Category = (typeof categories)[number];
type Line = ScoreLine<Category>;

/** How tableaux of Conspiracy and its variants are scored. */
export interface ConspiracyScoringRules<T extends Tableau = Tableau, C extends string = Category>
  extends ScoringRules<T, C> {
  /** The components that tableaux can have. */
  readonly box: Box;
  /** The functions that score locations, by kind of scoring; a layer adds its own kinds. */
  readonly locationScorers: Readonly<Record<string, LocationScorer<never, T>>>;
}

/** Scoring rules to which a layer added these components. */
export interface ScoresCards<C extends Components> {
  readonly box: Box & HasIds<IdsOf<C>>;
}

/** Gives the points of a location with such a scoring for a tableau. */
export type LocationScorer<S extends AnyScoring, T extends Tableau = Tableau> = (
  scoring: S,
  tableau: T,
) => number;

/** A function for each kind of scoring; leaving one out does not compile. */
export type LocationScorers<S extends AnyScoring, T extends Tableau = Tableau> = {
  readonly [K in S["kind"]]: LocationScorer<Extract<S, { readonly kind: K }>, T>;
};

/** The tiles of some components. */
type Tiles<C> = CardsIn<C, "locations">;

/** The fields of a tableau in a game with these components. */
const fieldsFor = (box: Box): FieldChecks<Tableau> => ({
  lords: componentList(lords, copiesOf),
  locations: componentList(box.locations, () => 1),
  pearls: wholeNumber,
  pearlMaster: yesOrNo,
});

/** CO-30 to CO-32, CO-36 */
export const conspiracyScoring: ScoringStack<ConspiracyScoringRules, ConspiracyIds> =
  scoringStackOf((top) => ({
    box: conspiracyBox,
    locationScorers,
    fields: once(() => fieldsFor(top.box)),
    mostPlayers: 4,
    problems,
    lines: (tableau) => [
      ...lordLines(tableau),
      ...locationLines(top, tableau),
      ...coalitionLine(tableau),
      ...pearlMasterLine(tableau),
    ],
    tieBreaks: ({ pearls }) => [{ by: "pearls", value: pearls }],
  }));

/**
 * A scoring layer for more components, with a function for each kind of location scoring that Conspiracy does not
 * have.
 *
 * @example
 * ```ts
 * const cards = { locations: { vault: tileOf("harbour")({ kind: "perPearls", base: 1, pearls: 3 }) } } as const;
 * const scoring = conspiracyScoring.with(
 *   cardScoringLayer(cards, { perPearls: ({ base, pearls: n }, { pearls }) => base + Math.floor(pearls / n) }),
 * );
 * ```
 */
export const cardScoringLayer =
  <const More extends Components, T extends Tableau = Tableau>(
    more: More,
    ...[scorers]: keyof Tiles<More> extends never
      ? []
      : [
          scorers: Partial<LocationScorers<LocationScoring, T>> &
            LocationScorers<Exclude<ScoringOf<Tiles<More>>, LocationScoring>, T>,
        ]
  ) =>
  <Below extends T, C extends string>(
    below: ConspiracyScoringRules<Below, C>,
  ): ConspiracyScoringRules<Below, C> & ScoresCards<More> => ({
    ...below,
    box: below.box.with(more),
    locationScorers: { ...below.locationScorers, ...scorers },
  });

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
  const best: Partial<Record<Colour, Lord>> = {};
  for (const lord of lords) {
    const other = best[colourOf(lord)];
    if (!other || influenceOf(lord) > influenceOf(other)) best[colourOf(lord)] = lord;
  }
  return colours.flatMap((colour): Line[] => {
    const lord = best[colour];
    return lord ? [{ category: "lords", source: lord, points: influenceOf(lord) }] : [];
  });
}

const locationLines = (scoring: ConspiracyScoringRules, tableau: Tableau): Line[] =>
  tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    points: pointsOf(scoring, scoring.box.location(location).scoring, tableau),
  }));

/** What a card with this scoring is worth: a location, or a card that scores like one. */
export function pointsOf<T extends Tableau>(
  { locationScorers }: Pick<ConspiracyScoringRules<T>, "locationScorers">,
  scoring: AnyScoring,
  tableau: T,
): number {
  const scorer = locationScorers[scoring.kind] as LocationScorer<AnyScoring, T> | undefined;
  if (!scorer) throw new Error(`bug: no layer scores locations by ${scoring.kind}`);
  return scorer(scoring, tableau);
}

const countLords = ({ lords }: Tableau, condition: (lord: Lord) => boolean): number =>
  lords.filter(condition).length;

/** CO-18 to CO-22, CO-24 to CO-27, CO-36 */
const locationScorers: LocationScorers<LocationScoring> = {
  points: ({ points }) => points,
  perKey: ({ each, key }, tableau) => each * countLords(tableau, (lord) => keyOf(lord) === key),
  perPearlPair: ({ each }, { pearls }) => each * Math.floor(pearls / 2),
  perLocation: ({ each }, { locations }) => each * locations.length,
  bestOfColour: ({ colour }, { lords }) =>
    Math.max(0, ...lords.filter((lord) => colourOf(lord) === colour).map(influenceOf)),
  perLordOfColour: ({ base, each, colour }, tableau) =>
    base + each * countLords(tableau, (lord) => colourOf(lord) === colour),
  perLordOfGroup: ({ each, influence }, { lords }) =>
    each * largestGroup(lords, (lord) => influenceOf(lord) === influence).length,
  perLordOfInfluence: ({ base, each, influences }, tableau) =>
    base + each * countLords(tableau, (lord) => influences.includes(influenceOf(lord))),
};

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
