import { type Tableau as AbyssTableau, tableauLists } from "../abyss/tableau.ts";
import type { Problem } from "../kernel/errors.ts";
import { copiesProblems, isCount, shapeProblems } from "../kernel/problems.ts";
import { tableauxProblems as listProblems } from "../kernel/tableau.ts";
import type { Exile } from "./cards/catalogue.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau extends AbyssTableau {
  /** All exiles, free and under locations, with the influence that their catalogue gives them. */
  readonly exiles: readonly { readonly id: Exile; readonly influence: number }[];
}

/** The part of a tableau that Abyss knows. */
export const withoutExiles = ({ exiles, ...rest }: Tableau): AbyssTableau => rest;

/** What is wrong or impossible in tableaux of unknown origin. */
export function* tableauxProblems(value: unknown): Generator<Problem> {
  yield* listProblems(value, tableauLists, ["exiles"]);
  const tableaux = value as readonly Tableau[];
  for (const [i, { exiles }] of tableaux.entries()) yield* exilesProblems(exiles, [i, "exiles"]);
  const places = tableaux.flatMap(({ exiles }, i) =>
    exiles.map(({ id }, j) => ({ card: id, path: [i, "exiles", j] })),
  );
  yield* copiesProblems(places, () => 1);
}

function* exilesProblems(exiles: unknown, path: Problem["path"]): Generator<Problem> {
  if (!Array.isArray(exiles)) {
    yield { path, reason: "expected a list" };
    return;
  }
  for (const [i, exile] of exiles.entries()) {
    yield* shapeProblems(exile, ["id", "influence"], [...path, i]);
    if (typeof exile.id !== "string") yield { path: [...path, i, "id"], reason: "expected a text" };
    if (!isCount(exile.influence))
      yield { path: [...path, i, "influence"], reason: "expected a whole number, 0 or more" };
  }
}
