import {
  type Category as AbyssCategory,
  type AbyssScoring,
  categories as abyssCategories,
  abyssScoring,
} from "../abyss/scoring.ts";
import type { Tableau as AbyssTableau } from "../abyss/tableau.ts";
import type { Problem } from "../kernel/errors.ts";
import { copiesProblems, isCount, shapeProblems } from "../kernel/problems.ts";
import type { ScoreLine } from "../kernel/score.ts";
import type { Stack } from "../kernel/stack.ts";
import type { FieldCheck } from "../kernel/tableau.ts";
import type { Tableau } from "./tableau.ts";

/** The parts of a score, in the order in which they are listed: those of Abyss, and exiles (EX-20). */
export const categories: readonly Category[] = [...abyssCategories, "exiles"];
/** A part of a score. */
export type Category = AbyssCategory | "exiles";

type Exiles = Tableau["exiles"];
type Path = Problem["path"];

/** Exiles of any catalogue, each of them once. */
const exilesField: FieldCheck = {
  *problems(exiles, path) {
    if (!Array.isArray(exiles)) {
      yield { path, reason: "expected a list" };
      return;
    }
    for (const [i, exile] of exiles.entries()) {
      yield* shapeProblems(exile, ["id", "influence"], [...path, i]);
      if (typeof exile.id !== "string")
        yield { path: [...path, i, "id"], reason: "expected a text" };
      if (!isCount(exile.influence))
        yield { path: [...path, i, "influence"], reason: "expected a whole number, 0 or more" };
    }
  },
  surplus: (fields: readonly { readonly value: Exiles; readonly path: Path }[]) =>
    copiesProblems(
      fields.flatMap(({ value, path }) =>
        value.map(({ id }, i) => ({ card: id, path: [...path, i] })),
      ),
      () => 1,
    ),
};

/** EX-5, EX-20: what exiles add to the scores of a game of the family. No location counts them. */
export const exilesScoringLayer = <T extends AbyssTableau, C extends string>(
  below: AbyssScoring<T, C>,
): AbyssScoring<T & Pick<Tableau, "exiles">, C | "exiles"> => ({
  ...below,
  // A type made of an open one is not looked into.
  fields: { ...below.fields, exiles: exilesField } as AbyssScoring<
    T & Pick<Tableau, "exiles">
  >["fields"],
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
  // The last tie-break looks at lords and exiles.
  tieBreaks(tableau) {
    const others = below.tieBreaks(tableau);
    const best = Math.max(...others.slice(-1), ...tableau.exiles.map((exile) => exile.influence));
    return [...others.slice(0, -1), best];
  },
});

/** AB-71 to AB-76, EX-20 */
export const exilesScoring: Stack<AbyssScoring<Tableau, Category>> =
  abyssScoring.with(exilesScoringLayer);
