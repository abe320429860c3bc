import type { Problem } from "../kernel/errors.ts";
import { copiesProblems, isCount, membersProblems, shapeProblems } from "../kernel/problems.ts";
import { type Ally, allies, copiesOf } from "./cards/allies.ts";
import { type Location, locations } from "./cards/locations.ts";
import { type Lord, lords } from "./cards/lords.ts";
import { type Token, tokenCopies, tokenValues } from "./cards/threat.ts";

/** What a player has in the end, as far as it matters for the score. */
export interface Tableau {
  /** All lords: free, disabled and under locations. */
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
  readonly affiliated: readonly Ally[];
  /** The values of monster tokens. */
  readonly monsterTokens: readonly Token[];
  readonly pearls: number;
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
  const all = tableaux as readonly Tableau[];
  yield* componentProblems(all.map((tableau, i) => ({ tableau, path: [i] })));
}

/** What is wrong in one tableau. */
export function* tableauProblems(value: unknown, path: Problem["path"] = []): Generator<Problem> {
  const keys = ["lords", "locations", "affiliated", "monsterTokens", "pearls"];
  yield* shapeProblems(value, keys, path);
  const tableau = value as Tableau;
  yield* membersProblems(tableau.lords, lords, [...path, "lords"]);
  yield* membersProblems(tableau.locations, locations, [...path, "locations"]);
  yield* membersProblems(tableau.affiliated, allies, [...path, "affiliated"]);
  yield* membersProblems(tableau.monsterTokens, tokenValues, [...path, "monsterTokens"]);
  if (!isCount(tableau.pearls))
    yield { path: [...path, "pearls"], reason: "expected a whole number, 0 or more" };
  yield* componentProblems([{ tableau, path }]);
}

/** Cards that are there more often than the game has them, in all tableaux together. */
function* componentProblems(
  all: readonly { readonly tableau: Tableau; readonly path: Problem["path"] }[],
): Generator<Problem> {
  const places = <K extends Exclude<keyof Tableau, "pearls">>(key: K) =>
    all.flatMap(({ tableau, path }) =>
      tableau[key].map((card, i) => ({
        card: card as Tableau[K][number],
        path: [...path, key, i],
      })),
    );
  yield* copiesProblems(places("lords"), () => 1);
  yield* copiesProblems(places("locations"), () => 1);
  yield* copiesProblems(places("affiliated"), copiesOf);
  yield* copiesProblems(places("monsterTokens"), (token) => tokenCopies[token]);
}
