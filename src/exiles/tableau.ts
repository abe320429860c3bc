import {
  type Tableau as AbyssTableau,
  tableauxProblems as abyssTableauxProblems,
} from "../abyss/tableau.ts";
import type { Problem } from "../kernel/errors.ts";
import { copiesProblems, isCount, shapeProblems } from "../kernel/problems.ts";
import type { Exile } from "./catalogue.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau extends AbyssTableau {
  /** All exiles, free and under locations, with the influence that their catalogue gives them. */
  readonly exiles: readonly { readonly id: Exile; readonly influence: number }[];
}

/** The part of a tableau that Abyss knows. */
export const withoutExiles = ({ exiles, ...rest }: Tableau): AbyssTableau => rest;

/** What is wrong or impossible in tableaux of unknown origin. */
export function* tableauxProblems(tableaux: unknown): Generator<Problem> {
  const lists = Array.isArray(tableaux) ? tableaux : [];
  for (const [i, tableau] of lists.entries()) yield* exilesProblems(tableau, [i]);
  yield* abyssTableauxProblems(Array.isArray(tableaux) ? tableaux.map(withoutExiles) : tableaux);
  yield* copiesProblems(
    (lists as readonly Tableau[]).flatMap(({ exiles }, i) =>
      exiles.map(({ id }, j) => ({ card: id, path: [i, "exiles", j] })),
    ),
    () => 1,
  );
}

function* exilesProblems(tableau: unknown, path: Problem["path"]): Generator<Problem> {
  if (typeof tableau !== "object" || tableau === null) yield { path, reason: "expected an object" };
  const { exiles } = tableau as Partial<Tableau>;
  if (!Array.isArray(exiles)) yield { path: [...path, "exiles"], reason: "expected a list" };
  for (const [i, exile] of exiles!.entries()) {
    const place = [...path, "exiles", i];
    yield* shapeProblems(exile, ["id", "influence"], place);
    if (typeof exile.id !== "string") yield { path: [...place, "id"], reason: "expected a text" };
    if (!isCount(exile.influence))
      yield { path: [...place, "influence"], reason: "expected a whole number, 0 or more" };
  }
}
