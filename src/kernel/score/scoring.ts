// Checks and scores the tableaux of a game, without zod.
import { type Problem, problemsInStages, throwIfProblems } from "../data/errors.ts";
import type { WidenIds } from "../data/ids.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import { shapeProblems } from "../validation/checks.ts";
import { isObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";
import { type ScoreLine, type ScoreSheet, sheetOf, type TieBreak } from "./score.ts";
import type { FieldCheck } from "./tableau-fields.ts";

/**
 * The scoring rules of a game. A layer adds fields, lines and tie-breaks to those below it.
 * (Function properties, not methods: so TypeScript rejects the scoring of a larger game for a smaller one.)
 */
export interface ScoringRules<Tableau extends object, Category extends string = string> {
  /** Returns the check of each field of a tableau. It is a function because it may read `top`, the finished whole. */
  readonly fields: () => FieldChecks<Tableau>;
  /** The most tableaux that can be scored together. */
  readonly mostPlayers: number;
  /** Yields what is impossible in tableaux whose fields are valid. */
  readonly problems: (tableaux: readonly Tableau[]) => Iterable<Problem>;
  /** Returns the score lines of a player. */
  readonly lines: (
    tableau: Tableau,
    opponents: readonly Tableau[],
  ) => readonly ScoreLine<Category>[];
  /** Returns the values that break a tie, in order; the higher value wins. */
  readonly tieBreaks: (tableau: Tableau) => readonly TieBreak[];
  /** True if everything that a tableau scores is known. Left out where nothing that scores is ever hidden. */
  readonly isComplete?: (tableau: Tableau, opponents: readonly Tableau[]) => boolean;
}

/** A check for each field of a tableau. */
export type FieldChecks<Tableau> = { readonly [K in keyof Tableau]-?: FieldCheck };

/** Yields what is wrong or impossible in untrusted tableaux. */
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

/** Yields what is wrong in the fields of tableaux, one field at a time. */
export function* fieldProblems<Tableau extends object>(
  { fields }: ScoringRules<Tableau>,
  tableaux: readonly unknown[],
): Generator<Problem> {
  const checks = Object.entries<FieldCheck>(fields());
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

/** Yields what is impossible in tableaux whose fields are valid: too many copies of a component, then by the rules. */
export const impossibleTableaux = <Tableau extends object>(
  { fields, problems }: ScoringRules<Tableau>,
  tableaux: readonly Tableau[],
): Iterable<Problem> =>
  problemsInStages(
    () => surplusProblems(Object.entries<FieldCheck>(fields()), tableaux),
    () => problems(tableaux),
  );

function* surplusProblems(
  checks: readonly (readonly [string, FieldCheck])[],
  tableaux: readonly object[],
): Generator<Problem> {
  for (const [key, check] of checks) {
    const present = tableaux.flatMap((tableau, i) =>
      Object.hasOwn(tableau, key)
        ? [{ value: (tableau as Record<string, never>)[key]!, path: [i, key] }]
        : [],
    );
    yield* check.surplus?.(present) ?? [];
  }
}

/** Scores tableaux with ids of any box; throws a `RulesError` for impossible ones. */
export function scoreWith<Tableau extends object, Category extends string>(
  id: string,
  scoring: ScoringRules<Tableau, Category>,
  tableaux: readonly (Tableau | WidenIds<Tableau>)[],
): readonly ScoreSheet<Category>[] {
  const what = `tableaux of ${id}`;
  const plain = readPlainOrThrow(what, tableaux) as readonly Tableau[];
  throwIfProblems(what, tableauxProblems(scoring, plain));
  return sheetsOf(scoring, plain);
}

/** The score sheets of tableaux that are possible. */
export const sheetsOf = <Tableau extends object, Category extends string>(
  scoring: ScoringRules<Tableau, Category>,
  tableaux: readonly Tableau[],
): readonly ScoreSheet<Category>[] =>
  tableaux.map((tableau, seat) => {
    const opponents = tableaux.filter((_, other) => other !== seat);
    const isComplete = scoring.isComplete?.(tableau, opponents);
    return sheetOf(scoring.lines(tableau, opponents), scoring.tieBreaks(tableau), isComplete);
  });
