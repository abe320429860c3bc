import { countOf } from "../kernel/components/bags.ts";
import type { CardsIn } from "../kernel/components/box.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Problem } from "../kernel/data/errors.ts";
import type { HasIds } from "../kernel/data/ids.ts";
import { once } from "../kernel/data/lazy.ts";
import { type ScoringStack, scoringStackOf } from "../kernel/rules/scoring-stack.ts";
import type { AnyScoring, ScoringOf } from "../kernel/score/card-scoring.ts";
import type { ScoreLine as AnyLine } from "../kernel/score/score.ts";
import type { FieldChecks, ScoringRules } from "../kernel/score/scoring.ts";
import {
  componentList,
  oneName,
  optional,
  recordOf,
  wholeNumber,
} from "../kernel/score/tableau-fields.ts";
import { byRace } from "./allies.ts";
import { allyValue, raceOf } from "./cards/allies.ts";
import {
  type AbyssIds,
  abyssBox,
  alliesIn,
  type Box,
  type Components,
  type IdsOf,
} from "./cards/box.ts";
import type { LocationScoring } from "./cards/location-card.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { LordCard } from "./cards/lord-card.ts";
import type { AnyLord } from "./cards/lords.ts";
import { monsterTokens, type Token, tokenCopies, tokenValues } from "./cards/threat.ts";
import { disabledLordsRules, type Tableau } from "./tableau.ts";

/** The parts of a score, in the order in which they are listed (AB-71). */
export const categories = /* @__PURE__ */ deepFreeze([
  "locations",
  "lords",
  "allies",
  "monsters",
] as const);
/** A part of a score. */
export type Category = (typeof categories)[number];
type Line = AnyLine<Category>;

/** How tableaux of Abyss and its variants are scored. */
export interface AbyssScoringRules<T extends Tableau = Tableau, C extends string = Category>
  extends ScoringRules<T, C> {
  /** The components that tableaux can have. */
  readonly box: Box;
  /** The functions that score locations, by kind of scoring (AB-74); a layer adds its own kinds. */
  readonly locationScorers: Readonly<Record<string, LocationScorer<never, T>>>;
  readonly isComplete: NonNullable<ScoringRules<T, C>["isComplete"]>;
}

/** Scoring rules to which a layer added these components. */
export interface ScoresCards<C extends Components> {
  readonly box: Box & HasIds<IdsOf<C>>;
}

/**
 * Gives the points of a location with such a scoring for a tableau. `owner` has the location: the same tableau,
 * or that of an opponent whose location is copied (AB-75).
 */
export type LocationScorer<S extends AnyScoring, T extends Tableau = Tableau> = (
  scoring: S,
  tableau: T,
  owner: T,
  /** The location to score, and the box with all cards. */
  context: { readonly location: AnyLocation; readonly box: Box },
) => number;

/** A function for each kind of scoring; leaving one out does not compile. */
export type LocationScorers<S extends AnyScoring, T extends Tableau = Tableau> = {
  readonly [K in S["kind"]]: LocationScorer<Extract<S, { readonly kind: K }>, T>;
};

/** The tiles of some components. */
type Tiles<C> = CardsIn<C, "locations">;

/** The kinds of Abyss, for guilds of any box. */
type AnyGuildScoring = LocationScoring<string>;

const onlyOne = () => 1;

/** The fields of a tableau in a game with these components. */
const fieldsFor = (box: Box): FieldChecks<Tableau> => ({
  lords: componentList(box.lords, onlyOne),
  disabled: optional(componentList(box.lords, onlyOne)),
  disabledLords: optional(oneName(disabledLordsRules)),
  locations: componentList(box.locations, onlyOne),
  affiliated: componentList(alliesIn(box), (ally) => countOf(box.cards, ally)),
  monsterTokens: componentList(tokenValues, (token: Token) => tokenCopies[token]),
  pearls: wholeNumber,
  hidden: optional(recordOf({ hand: wholeNumber, monsterTokens: wholeNumber })),
});

/** AB-71 to AB-76 */
export const abyssScoring: ScoringStack<AbyssScoringRules, AbyssIds> = scoringStackOf((top) => ({
  box: abyssBox,
  locationScorers,
  fields: once(() => fieldsFor(top.box)),
  mostPlayers: abyssBox.seats.max,
  *problems(tableaux) {
    yield* disabledProblems(tableaux);
    yield* tokenProblems(tableaux);
  },
  lines: (tableau, opponents) => [
    ...locationLines(top, tableau, opponents),
    ...lordLines(top.box, tableau),
    ...allyLines(tableau),
    ...monsterLines(tableau),
  ],
  tieBreaks: (tableau) => [
    { by: "pearls", value: tableau.pearls },
    { by: "strongest-lord", value: strongest(influences(top.box, tableau)) },
  ],
  isComplete: ({ hidden }) => !hidden || hidden.hand + hidden.monsterTokens === 0,
}));

/**
 * A scoring layer for more components, with a function for each kind of location scoring that Abyss does not have.
 *
 * @example
 * ```ts
 * const cards = { locations: { lighthouse: tileOf("harbour")({ kind: "perPearls", base: 4, pearls: 3 }) } } as const;
 * const scoring = abyssScoring.with(
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
          scorers: Partial<LocationScorers<AnyGuildScoring, T>> &
            LocationScorers<Exclude<ScoringOf<Tiles<More>>, AnyGuildScoring>, T>,
        ]
  ) =>
  <Below extends T, C extends string>(
    below: AbyssScoringRules<Below, C>,
  ): AbyssScoringRules<Below, C> & ScoresCards<More> => {
    const box = below.box.with(more);
    return {
      ...below,
      box,
      locationScorers: { ...below.locationScorers, ...scorers },
      mostPlayers: box.seats.max,
    };
  };

/** AB-39: disabled lords must be among the lords, and all tableaux must have the same rule for them. */
function* disabledProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  for (const [i, { lords, disabled = [] }] of tableaux.entries())
    for (const [j, lord] of disabled.entries())
      if (!lords.includes(lord))
        yield { path: [i, "disabled", j], reason: `${lord} is disabled, but not among the lords` };
  const rules = tableaux.map(({ disabledLords = "influence" }) => disabledLords);
  const other = rules.findIndex((rule) => rule !== rules[0]);
  if (other !== -1)
    yield {
      path: [other, "disabledLords"],
      reason: `${rules[other]}, expected ${rules[0]} as in the first tableau`,
    };
}

/** Face-down monster tokens count against those that the game has. */
function* tokenProblems(tableaux: readonly Tableau[]): Generator<Problem> {
  let tokens = 0;
  for (const [i, { monsterTokens: known, hidden }] of tableaux.entries()) {
    tokens += known.length + (hidden?.monsterTokens ?? 0);
    if (tokens > monsterTokens.length)
      yield {
        path: hidden ? [i, "hidden", "monsterTokens"] : [i, "monsterTokens"],
        reason: `makes ${tokens} monster tokens, but the game has ${monsterTokens.length}`,
      };
  }
}

/** AB-39: the lords that count for locations that score guilds, keys or the number of lords. */
const scoringLords = ({ lords, disabled, disabledLords }: Tableau): readonly AnyLord[] =>
  disabledLords === "all" ? lords : lords.filter((lord) => !disabled?.includes(lord));

const influences = (box: Box, { lords }: Pick<Tableau, "lords">): number[] =>
  lords.map((lord) => box.lord(lord).influence);
/** The highest value; 0 if there is none. */
const strongest = (values: readonly number[]): number => Math.max(0, ...values);
const weakest = (values: readonly number[]): number =>
  values.length > 0 ? Math.min(...values) : 0;

/** AB-74, AB-75 */
const locationLines = (
  scoring: AbyssScoringRules,
  tableau: Tableau,
  opponents: readonly Tableau[],
): Line[] =>
  tableau.locations.map((location) => ({
    category: "locations",
    source: location,
    ...(scoring.box.location(location).scoring.kind === "copyOpponentLocation"
      ? bestCopy(scoring, tableau, opponents)
      : { points: pointsOf(scoring, location, tableau, tableau) }),
  }));

/** AB-75: the best location of an opponent, ties broken by name; one that scores nothing is not copied. */
function bestCopy(
  scoring: AbyssScoringRules,
  tableau: Tableau,
  opponents: readonly Tableau[],
): Pick<Line, "points" | "copied"> {
  let best: Pick<Line, "points" | "copied"> = { points: 0 };
  for (const owner of opponents)
    for (const copied of owner.locations) {
      const worth = pointsOf(scoring, copied, tableau, owner);
      if (worth > best.points || (worth === best.points && copied < (best.copied ?? "")))
        best = { points: worth, copied };
    }
  return best;
}

/** AB-74; City of Mirrors on its own scores nothing. */
function pointsOf(
  { box, locationScorers }: AbyssScoringRules,
  location: AnyLocation,
  tableau: Tableau,
  owner: Tableau,
): number {
  const { scoring } = box.location(location);
  const scorer = locationScorers[scoring.kind] as LocationScorer<AnyScoring> | undefined;
  if (!scorer) throw new Error(`bug: no layer scores ${location}`);
  return scorer(scoring, tableau, owner, { location, box });
}

/** The number of scoring lords whose card meets a condition. */
const countScoringLords = (
  box: Box,
  tableau: Tableau,
  condition: (card: LordCard) => boolean,
): number => scoringLords(tableau).filter((lord) => condition(box.lord(lord))).length;

/** AB-74 */
const locationScorers: LocationScorers<AnyGuildScoring> = {
  perLordOfGuild: ({ base, each, guild }, tableau, _owner, { box }) =>
    base + each * countScoringLords(box, tableau, (card) => card.guild === guild),
  perAffiliatedOfRace: ({ base, each, race }, { affiliated }) =>
    base + each * affiliated.filter((ally) => raceOf(ally) === race).length,
  perGuildRepresented: ({ base, each }, tableau, _owner, { box }) =>
    base + each * new Set(scoringLords(tableau).map((lord) => box.lord(lord).guild)).size,
  weakestLord: ({ times }, tableau, _owner, { box }) => times * weakest(influences(box, tableau)),
  strongestLord: ({ times }, tableau, _owner, { box }) =>
    times * strongest(influences(box, tableau)),
  minusPerLord: ({ base }, tableau) => base - scoringLords(tableau).length,
  perLordWithKey: ({ each }, tableau, _owner, { box }) =>
    each * countScoringLords(box, tableau, (card) => card.keys > 0),
  perLordWithoutKey: ({ each }, tableau, _owner, { box }) =>
    each * countScoringLords(box, tableau, (card) => card.keys === 0),
  weakestAffiliatedPerRace: ({ base }, { affiliated }) =>
    byRace(affiliated).reduce((n, allies) => n + weakest(allies.map(allyValue)), base),
  minusPerAffiliated: ({ base }, { affiliated }) => base - affiliated.length,
  copyOpponentLocation: () => 0,
  none: () => 0,
};

/** AB-72 */
const lordLines = (box: Box, { lords }: Tableau): Line[] =>
  lords.map((lord) => ({ category: "lords", source: lord, points: box.lord(lord).influence }));

/** AB-73 */
const allyLines = ({ affiliated }: Tableau): Line[] =>
  byRace(affiliated).map((allies) => {
    const best = allies.reduce((a, b) => (allyValue(b) > allyValue(a) ? b : a));
    return { category: "allies", source: best, points: allyValue(best) };
  });

/** AB-73 */
const monsterLines = ({ monsterTokens }: Tableau): Line[] =>
  monsterTokens.length === 0
    ? []
    : [
        {
          category: "monsters",
          source: "monster-tokens",
          points: monsterTokens.reduce<number>((sum, token) => sum + token, 0),
        },
      ];
