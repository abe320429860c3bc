import type { Problem } from "../kernel/errors.ts";
import { copiesProblems, isCount, membersProblems, shapeProblems } from "../kernel/problems.ts";
import { copiesOf, type Lord, lords } from "./cards.ts";
import { spots } from "./chamber.ts";
import { type Location, locations } from "./locations.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** The chamber, in the order of its spots; at most 15. */
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly pearls: number;
  readonly pearlMaster: boolean;
}

const MOST_PLAYERS = 4;

/** What is wrong or impossible in tableaux of unknown origin. */
export function* tableauxProblems(tableaux: unknown): Generator<Problem> {
  if (!Array.isArray(tableaux)) {
    yield { path: [], reason: "expected a list of tableaux" };
    return;
  }
  if (tableaux.length < 1 || tableaux.length > MOST_PLAYERS)
    yield { path: [], reason: `expected 1 to ${MOST_PLAYERS} tableaux` };
  for (const [i, tableau] of tableaux.entries()) yield* tableauProblems(tableau, [i]);
  yield* componentProblems(tableaux as readonly Tableau[]);
}

/** What is wrong in one tableau. */
export function* tableauProblems(value: unknown, path: Problem["path"] = []): Generator<Problem> {
  yield* shapeProblems(value, ["lords", "locations", "pearls", "pearlMaster"], path);
  const tableau = value as Tableau;
  yield* membersProblems(tableau.lords, lords, [...path, "lords"]);
  yield* membersProblems(tableau.locations, locations, [...path, "locations"]);
  if (tableau.lords.length > spots)
    yield { path: [...path, "lords"], reason: `a chamber holds ${spots} lords` };
  if (!isCount(tableau.pearls))
    yield { path: [...path, "pearls"], reason: "expected a whole number, 0 or more" };
  if (typeof tableau.pearlMaster !== "boolean")
    yield { path: [...path, "pearlMaster"], reason: "expected true or false" };
  yield* componentProblems([tableau], path);
}

/** Cards and titles that are there more often than the game has them, in all tableaux together. */
function* componentProblems(
  tableaux: readonly Tableau[],
  path?: Problem["path"],
): Generator<Problem> {
  const places = <K extends "lords" | "locations">(key: K) =>
    tableaux.flatMap((tableau, i) =>
      tableau[key].map((card, j) => ({ card, path: [...(path ?? [i]), key, j] })),
    );
  yield* copiesProblems(places("lords"), (lord) => copiesOf(lord as Lord));
  yield* copiesProblems(places("locations"), () => 1);
  const masters = tableaux.flatMap((tableau, i) => (tableau.pearlMaster ? [i] : []));
  if (masters.length > 1)
    yield { path: [masters[1]!, "pearlMaster"], reason: "only one player is Pearl Master" };
}
