// How the tableaux of a game are checked and scored, without zod.
import { type Problem, problemsInStages, throwIfProblems } from "../data/errors.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import { shapeProblems } from "../validation/checks.ts";
import { isObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";
import { type ScoreLine, type ScoreSheet, sheetOf } from "./score.ts";
import type { FieldCheck } from "./tableau-fields.ts";

/**
 * How the tableaux of a game are scored. A layer adds fields, lines and tie-breaks to those below it.
 * (Functions as properties, so that scores of a richer game do not pass for those of a poorer one.)
 */
export interface ScoringRules<Tableau extends object, Category extends string = string> {
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
  /** Whether all that is scored of a tableau is known; left out where nothing that is scored is ever hidden. */
  readonly isComplete?: (tableau: Tableau, opponents: readonly Tableau[]) => boolean;
}

/** What is wrong or impossible in tableaux of unknown origin. */
const tableauxProblems = <Tableau extends object>(
  scoring: ScoringRules<Tableau>,
  tableaux: unknown,
): Iterable<Problem> => {
  const list = tableaux as readonly Tableau[];
  return problemsInStages(
    () => listProblems(tableaux, scoring.mostPlayers),
    () => fieldProblems(scoring, list),
    () => impossibleTableaux(scoring, list),
  );
};

function* listProblems(tableaux: unknown, mostPlayers: number): Generator<Problem> {
  if (!Array.isArray(tableaux) || tableaux.length < 1 || tableaux.length > mostPlayers)
    yield wrongValue([], tableaux, { kinds: [`a list of 1 to ${mostPlayers} tableaux`] });
}

/** What is wrong in the fields of tableaux, each by itself. */
export function* fieldProblems<Tableau extends object>(
  { fields }: ScoringRules<Tableau>,
  tableaux: readonly unknown[],
): Generator<Problem> {
  const checks = Object.entries<FieldCheck>(fields);
  const keys = checks.map(([key]) => key);
  const optional = checks.filter(([, { isOptional }]) => isOptional).map(([key]) => key);
  for (const [i, tableau] of tableaux.entries()) {
    yield* shapeProblems(tableau, keys, [i], optional);
    if (!isObject(tableau)) continue;
    for (const [key, check] of checks)
      if (Object.hasOwn(tableau, key))
        yield* check.problems((tableau as Record<string, unknown>)[key], [i, key]);
  }
}

/** What is impossible in tableaux whose fields are right: in all of them together, then by the rules. */
export const impossibleTableaux = <Tableau extends object>(
  { fields, problems }: ScoringRules<Tableau>,
  tableaux: readonly Tableau[],
): Iterable<Problem> =>
  problemsInStages(
    () => surplusProblems(Object.entries<FieldCheck>(fields), tableaux),
    () => problems(tableaux),
  );

function* surplusProblems(
  checks: readonly (readonly [string, FieldCheck])[],
  tableaux: readonly object[],
): Generator<Problem> {
  for (const [key, check] of checks) {
    const there = tableaux.flatMap((tableau, i) =>
      Object.hasOwn(tableau, key)
        ? [{ value: (tableau as Record<string, never>)[key]!, path: [i, key] }]
        : [],
    );
    yield* check.surplus?.(there) ?? [];
  }
}

/** Scores tableaux; throws a `RulesError` for impossible ones. */
export function scoreWith<Tableau extends object, Category extends string>(
  id: string,
  scoring: ScoringRules<Tableau, Category>,
  tableaux: readonly Tableau[],
): readonly ScoreSheet<Category>[] {
  const what = `tableaux of ${id}`;
  const own = readPlainOrThrow(what, tableaux) as readonly Tableau[];
  throwIfProblems(what, tableauxProblems(scoring, own));
  return own.map((tableau, seat) => {
    const opponents = own.filter((_, other) => other !== seat);
    const isComplete = scoring.isComplete?.(tableau, opponents);
    return sheetOf(scoring.lines(tableau, opponents), scoring.tieBreaks(tableau), isComplete);
  });
}
