// Checks of tableaux typed in by hand, for score calculators, which do without zod.
import type { Problem } from "./errors.ts";
import { copiesProblems, isCount, membersProblems, shapeProblems } from "./problems.ts";

/** The components that lie in a list of a tableau: their names, and how many of each the game has. */
export interface Components {
  readonly names: readonly (string | number)[];
  readonly copies: (name: never) => number;
}

const MOST_PLAYERS = 4;

/**
 * What is wrong in tableaux of unknown origin: these lists of components, pearls, and `others` that
 * the game looks at itself; and what is there more often than the game has it, in all together.
 */
export function* tableauxProblems(
  tableaux: unknown,
  lists: Readonly<Record<string, Components>>,
  others: readonly string[] = [],
): Generator<Problem> {
  if (!Array.isArray(tableaux) || tableaux.length < 1 || tableaux.length > MOST_PLAYERS) {
    yield { path: [], reason: `expected a list of 1 to ${MOST_PLAYERS} tableaux` };
    return;
  }
  for (const [i, tableau] of tableaux.entries()) {
    yield* shapeProblems(tableau, [...Object.keys(lists), "pearls", ...others], [i]);
    for (const [key, { names }] of Object.entries(lists))
      yield* membersProblems(tableau[key], names, [i, key]);
    if (!isCount(tableau.pearls))
      yield { path: [i, "pearls"], reason: "expected a whole number, 0 or more" };
  }
  for (const [key, { copies }] of Object.entries(lists)) {
    const places = (tableaux as Record<string, never[]>[]).flatMap((tableau, i) =>
      tableau[key]!.map((card, j) => ({ card, path: [i, key, j] })),
    );
    yield* copiesProblems(places, copies);
  }
}

/** What is wrong in one tableau, by a check of several. */
export function* inOne(
  problems: (tableaux: unknown) => Iterable<Problem>,
  tableau: unknown,
): Generator<Problem> {
  for (const { path, reason } of problems([tableau])) yield { path: path.slice(1), reason };
}
