import {
  type Category as AbyssCategory,
  type AbyssScoringRules,
  categories as abyssCategories,
  abyssScoring,
  cardScoringLayer,
  type ScoresCards,
} from "../abyss/scoring.ts";
import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Problem } from "../kernel/data/errors.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks } from "../kernel/score/scoring.ts";
import { wholeNumber, yesOrNo } from "../kernel/score/tableau-fields.ts";
import { type LeviathanIds, leviathanComponents } from "./cards/box.ts";
import { SCOURGE_POINTS, WOUND_POINTS } from "./cards/numbers.ts";
import type { OwnTableau, Tableau } from "./tableau.ts";

/** A category that Leviathan adds (LE-64). */
export type OwnCategory = "scourge" | "wounds";

/** The categories of a score, in the order of the sheet: those of Abyss, the Scourge and wounds (LE-64). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...abyssCategories,
  "scourge",
  "wounds",
]);
/** A category of a score. */
export type Category = AbyssCategory | OwnCategory;

/** LE-44: there is one Scourge. */
function* scourgeProblems(tableaux: readonly OwnTableau[]): Generator<Problem> {
  const holders = [...tableaux.entries()].filter(([, { scourge }]) => scourge);
  for (const [i] of holders.slice(1))
    yield {
      path: [i, "scourge"],
      reason: "there is only one Scourge, and an earlier tableau has it",
    };
}

/** LE-64, LE-65: the scoring rules that Leviathan adds to a game built on Abyss. */
export const leviathanScoringLayer = <T extends AbyssTableau, C extends string>(
  below: AbyssScoringRules<T, C>,
): AbyssScoringRules<T & OwnTableau, C | OwnCategory> & ScoresCards<typeof leviathanComponents> => {
  const scored = cardScoringLayer(leviathanComponents)(
    below as AbyssScoringRules<T & OwnTableau, C>,
  );
  return {
    ...scored,
    // The compiler cannot resolve a type that depends on the open parameter `T`.
    fields: () =>
      ({ ...below.fields(), wounds: wholeNumber, scourge: yesOrNo }) as FieldChecks<T & OwnTableau>,
    *problems(tableaux) {
      yield* below.problems(tableaux);
      yield* scourgeProblems(tableaux);
    },
    lines: (tableau, opponents) => [
      ...below.lines(tableau, opponents),
      ...line("scourge", tableau.scourge ? SCOURGE_POINTS : 0),
      ...line("wounds", tableau.wounds * WOUND_POINTS),
    ],
  };
};

const line = <K extends OwnCategory>(category: K, points: number): ScoreLine<K>[] =>
  points === 0 ? [] : [{ category, source: category, points }];

/** AB-71 to AB-76, LE-64, LE-65: the scoring rules of Leviathan. */
export const leviathanScoring: ScoringStack<
  AbyssScoringRules<Tableau, Category>,
  LeviathanIds
> = abyssScoring.with(leviathanScoringLayer);
