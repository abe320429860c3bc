// How the tableaux of a game are checked and scored, without zod.
import { type Problem, throwFirst } from "./errors.ts";
import { isObject } from "./guards.ts";
import { plainOrThrow } from "./plain.ts";
import { shapeProblems } from "./problems.ts";
import { type ScoreLine, type ScoreSheet, sheetOf } from "./score.ts";
import type { FieldCheck } from "./tableau.ts";

/**
 * How the tableaux of a game are scored. A layer adds fields, lines and tie-breaks to those below it.
 * (Functions as properties, so that scores of a richer game do not pass for those of a poorer one.)
 */
export interface Scoring<Tableau extends object, Category extends string = string> {
  /** What may be in each field of a tableau. */
  readonly fields: { readonly [K in keyof Tableau]-?: FieldCheck };
  /** How many tableaux are scored together at the most. */
  readonly mostPlayers: number;
  /** What is impossible in tableaux whose fields are right. */
  readonly problems: (tableaux: readonly Tableau[]) => Iterable<Problem>;
  /** What a player scores, and what for; `opponents` are the tableaux of the others. */
  readonly lines: (
    tableau: Tableau,
    opponents: readonly Tableau[],
  ) => readonly ScoreLine<Category>[];
  /** What decides between equal totals. */
  readonly tieBreaks: (tableau: Tableau) => readonly number[];
}

/** What is wrong or impossible in tableaux of unknown origin. */
export function* tableauxProblems<Tableau extends object>(
  { fields, mostPlayers, problems }: Scoring<Tableau>,
  tableaux: unknown,
): Generator<Problem> {
  if (!Array.isArray(tableaux) || tableaux.length < 1 || tableaux.length > mostPlayers) {
    yield { path: [], reason: `expected a list of 1 to ${mostPlayers} tableaux` };
    return;
  }
  const checks = Object.entries<FieldCheck>(fields);
  for (const [i, tableau] of tableaux.entries()) {
    const isThere = ([key, { isOptional }]: (typeof checks)[number]) =>
      !isOptional || (isObject(tableau) && Object.hasOwn(tableau, key));
    const expected = checks.filter(isThere);
    yield* shapeProblems(
      tableau,
      expected.map(([key]) => key),
      [i],
    );
    for (const [key, check] of expected) yield* check.problems(tableau[key], [i, key]);
  }
  for (const [key, check] of checks)
    yield* check.surplus?.(
      tableaux.flatMap((tableau, i) =>
        Object.hasOwn(tableau, key) ? [{ value: tableau[key] as never, path: [i, key] }] : [],
      ),
    ) ?? [];
  yield* problems(tableaux);
}

/** Scores tableaux; throws a `RulesError` for impossible ones. */
export function scoreWith<Tableau extends object, Category extends string>(
  id: string,
  scoring: Scoring<Tableau, Category>,
  tableaux: readonly Tableau[],
): readonly ScoreSheet<Category>[] {
  const what = `tableaux of ${id}`;
  const own = plainOrThrow(what, tableaux) as readonly Tableau[];
  throwFirst(what, tableauxProblems(scoring, own));
  return own.map((tableau) => {
    const opponents = own.filter((other) => other !== tableau);
    return sheetOf(scoring.lines(tableau, opponents), scoring.tieBreaks(tableau));
  });
}
