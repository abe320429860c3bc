import { raceOf } from "../abyss/cards/allies.ts";
import { alliesIn, type Box } from "../abyss/cards/box.ts";
import type { LocationScoring as AbyssLocationScoring } from "../abyss/cards/location-card.ts";
import {
  type Category as AbyssCategory,
  type AbyssScoringRules,
  categories as abyssCategories,
  abyssScoring,
  cardScoringLayer,
  type LocationScorers,
  type ScoresCards,
} from "../abyss/scoring.ts";
import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import { countOf, sum } from "../kernel/components/bags.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { once } from "../kernel/data/lazy.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import type { ScoringOf } from "../kernel/score/card-scoring.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks } from "../kernel/score/scoring.ts";
import {
  componentList,
  type FieldCheck,
  optional,
  wholeNumber,
  yesOrNo,
} from "../kernel/score/tableau-fields.ts";
import { copiesProblems, membersProblems } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { unknownField, wrongValue } from "../kernel/validation/problem-wording.ts";
import { type KrakenIds, krakenComponents } from "./cards/box.ts";
import type { krakenLocationCards } from "./cards/locations.ts";
import { hasLootScoring, lootCopies, lootValues } from "./cards/loot.ts";
import { FIGURE_POINTS, NEBULIS_POINTS } from "./cards/numbers.ts";
import type { OwnTableau, Tableau } from "./tableau.ts";

/** A category that Kraken adds (KR-68). */
export type OwnCategory = "nebulis" | "figure";

/** The categories of a score, in the order of the sheet: those of Abyss, nebulis and the figure (KR-68). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...abyssCategories,
  "nebulis",
  "figure",
]);
/** A category of a score. */
export type Category = AbyssCategory | OwnCategory;

type Path = Problem["path"];
type LootField = NonNullable<OwnTableau["loot"]>;

/** KR-31, KR-61: loot values by location, each at most once on a location and as often as it exists in all. */
const lootField = (lootLocations: readonly string[]): FieldCheck => ({
  shape: {
    type: "object",
    properties: Object.fromEntries(
      lootLocations.map((location) => [location, { type: "array", items: { enum: lootValues } }]),
    ),
    additionalProperties: false,
  },
  *problems(loot, path) {
    if (!isObject(loot) || Array.isArray(loot)) {
      yield wrongValue(path, loot, { kinds: ["an object with lists of values by location"] });
      return;
    }
    for (const [location, values] of Object.entries(loot))
      if (lootLocations.includes(location))
        yield* membersProblems(values, lootValues, [...path, location]);
      else yield unknownField(path, location, lootLocations);
  },
  *surplus(fields: readonly { readonly value: LootField; readonly path: Path }[]) {
    const byLocation = fields.flatMap(({ value, path }) => placedLoot(value, path));
    for (const placed of byLocation) yield* copiesProblems(placed, () => 1);
    yield* copiesProblems(byLocation.flat(), (value) => lootCopies[value]);
  },
});

/** The loot of each location, with its path. */
const placedLoot = (loot: LootField, path: Path) =>
  Object.entries(loot).map(([location, values = []]) =>
    values.map((card, i) => ({ card, path: [...path, location, i] })),
  );

/** KR-13, KR-61: the fields that depend on the components: krakens are never affiliated, and loot lies on some locations. */
const fieldsFor = (box: Box) => ({
  affiliated: componentList(
    alliesIn(box).filter((ally) => raceOf(ally) !== null),
    (ally) => countOf(box.cards, ally),
  ),
  loot: optional(lootField(box.locations.filter((location) => hasLootScoring(box, location)))),
});

/** KR-33, KR-70: finds loot on locations of other players, and impossible figures. */
function* ownProblems(tableaux: readonly (AbyssTableau & OwnTableau)[]): Generator<Problem> {
  for (const [i, { loot = {}, locations }] of tableaux.entries())
    for (const location of Object.keys(loot))
      if (!locations.some((owned) => owned === location))
        yield {
          path: [i, "loot", location],
          reason: `${location} is not among the player's locations`,
        };
  const most = Math.max(...tableaux.map(({ nebulis }) => nebulis));
  const holders = [...tableaux.entries()].filter(([, { figure }]) => figure);
  for (const [n, [i, { nebulis }]] of holders.entries()) {
    const path = [i, "figure"];
    if (n > 0) yield { path, reason: "there is only one figure, and an earlier tableau has it" };
    if (nebulis === 0) yield { path, reason: "its holder has 0 nebulis, expected 1 or more" };
    if (nebulis < most)
      yield { path, reason: `its holder has ${nebulis} nebulis, but another player has ${most}` };
  }
  // A single tableau may be scored without the holder's.
  if (tableaux.length > 1 && most > 0 && holders.length === 0)
    yield {
      path: [0, "figure"],
      reason: "nobody has the figure, but a player with the most nebulis must",
    };
}

/** KR-60, KR-61: the functions for the kinds of location scoring that Kraken adds. */
export const krakenLocationScorers: LocationScorers<
  Exclude<ScoringOf<typeof krakenLocationCards>, AbyssLocationScoring<string>>,
  AbyssTableau & OwnTableau
> = /* @__PURE__ */ deepFreeze({
  minusPerNebulis: ({ base, each }, { nebulis }) => base - each * nebulis,
  loot: (_scoring, _tableau, { loot }, { location }) => sum(loot?.[location] ?? []),
});

/** KR-59 to KR-62, KR-67 to KR-69: the scoring rules that Kraken adds to a game built on Abyss. */
export const krakenScoringLayer = <T extends AbyssTableau, C extends string>(
  below: AbyssScoringRules<T, C>,
  top: Pick<AbyssScoringRules, "box">,
): AbyssScoringRules<T & OwnTableau, C | OwnCategory> & ScoresCards<typeof krakenComponents> => {
  const scored = cardScoringLayer(
    krakenComponents,
    krakenLocationScorers,
  )(below as AbyssScoringRules<T & OwnTableau, C>);
  const ownFields = once(() => ({ nebulis: wholeNumber, figure: yesOrNo, ...fieldsFor(top.box) }));
  return {
    ...scored,
    // The compiler cannot resolve a type that depends on the open parameter `T`.
    fields: () => ({ ...below.fields(), ...ownFields() }) as FieldChecks<T & OwnTableau>,
    *problems(tableaux) {
      yield* below.problems(tableaux);
      yield* ownProblems(tableaux);
    },
    // KR-67, KR-70: krakens in any hidden hand may move the figure.
    isComplete: (tableau, opponents) =>
      below.isComplete(tableau, opponents) &&
      opponents.every(({ hidden }) => !hidden || hidden.hand === 0),
    lines: (tableau, opponents) => [
      ...below.lines(tableau, opponents),
      ...line("nebulis", tableau.nebulis * NEBULIS_POINTS),
      ...line("figure", tableau.figure ? FIGURE_POINTS : 0),
    ],
  };
};

const line = <K extends OwnCategory>(category: K, points: number): ScoreLine<K>[] =>
  points === 0 ? [] : [{ category, source: category, points }];

/** AB-71 to AB-76, KR-67 to KR-69: the scoring rules of Kraken. */
export const krakenScoring: ScoringStack<
  AbyssScoringRules<Tableau, Category>,
  KrakenIds
> = abyssScoring.with(krakenScoringLayer);
