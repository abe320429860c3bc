import type { AbyssIds } from "../abyss/cards/box.ts";
import {
  type Category as AbyssCategory,
  type AbyssScoringRules,
  categories as abyssCategories,
  abyssScoring,
} from "../abyss/scoring.ts";
import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { type Problem, problemsInStages } from "../kernel/data/errors.ts";
import { LONGEST_NAME } from "../kernel/data/limits.ts";
import type { ScoringStack } from "../kernel/rules/scoring-stack.ts";
import type { ScoreLine } from "../kernel/score/score.ts";
import type { FieldChecks } from "../kernel/score/scoring.ts";
import { type FieldCheck, objectShape, wholeNumber } from "../kernel/score/tableau-fields.ts";
import { copiesProblems, shapeProblems } from "../kernel/validation/checks.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import { MOST_EXILES } from "./cards/catalogue.ts";
import type { Tableau } from "./tableau.ts";

/** The categories of a score, in the order of the sheet: those of Abyss, and exiles (EX-20). */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze([
  ...abyssCategories,
  "exiles",
]);
/** A category of a score. */
export type Category = AbyssCategory | "exiles";

type Exiles = Tableau["exiles"];
type Path = Problem["path"];

/** Exiles of any catalogue, none of them twice. */
const exilesField: FieldCheck = {
  shape: {
    type: "array",
    maxItems: MOST_EXILES,
    items: objectShape({
      id: { shape: { type: "string", maxLength: LONGEST_NAME } },
      influence: wholeNumber,
    }),
  },
  *problems(exiles, path) {
    if (!Array.isArray(exiles) || exiles.length > MOST_EXILES) {
      yield wrongValue(path, exiles, { kinds: [`a list of at most ${MOST_EXILES}`] });
      return;
    }
    for (const [i, exile] of exiles.entries())
      yield* problemsInStages(
        () => shapeProblems(exile, ["id", "influence"], [...path, i]),
        () => exileProblems(exile, [...path, i]),
      );
  },
  surplus: (fields: readonly { readonly value: Exiles; readonly path: Path }[]) =>
    copiesProblems(
      fields.flatMap(({ value, path }) =>
        value.map(({ id }, i) => ({ card: id, path: [...path, i] })),
      ),
      () => 1,
    ),
};

function* exileProblems({ id, influence }: Exiles[number], path: Path): Generator<Problem> {
  if (typeof id !== "string" || id.length > LONGEST_NAME)
    yield wrongValue([...path, "id"], id, {
      kinds: [`a string of at most ${LONGEST_NAME} characters`],
    });
  yield* wholeNumber.problems(influence, [...path, "influence"]);
}

/** EX-5, EX-20: the scoring rules that exiles add to a game built on Abyss. No location counts exiles. */
export const exilesScoringLayer = <T extends AbyssTableau, C extends string>(
  below: AbyssScoringRules<T, C>,
): AbyssScoringRules<T & Pick<Tableau, "exiles">, C | "exiles"> => ({
  ...below,
  // The compiler cannot resolve a type that depends on the open parameter `T`.
  fields: () =>
    ({ ...below.fields(), exiles: exilesField }) as FieldChecks<T & Pick<Tableau, "exiles">>,
  lines: (tableau, opponents) => [
    ...below.lines(tableau, opponents),
    ...tableau.exiles.map(
      ({ id, influence }): ScoreLine<"exiles"> => ({
        category: "exiles",
        source: id,
        points: influence,
      }),
    ),
  ],
  // Exiles count like lords for the highest influence.
  tieBreaks: (tableau) =>
    below
      .tieBreaks(tableau)
      .map(({ by, value }) =>
        by === "strongest-lord"
          ? { by, value: Math.max(value, ...tableau.exiles.map(({ influence }) => influence)) }
          : { by, value },
      ),
});

/** AB-71 to AB-76, EX-20: the scoring rules of Exiles. */
export const exilesScoring: ScoringStack<
  AbyssScoringRules<Tableau, Category>,
  AbyssIds
> = abyssScoring.with(exilesScoringLayer);
