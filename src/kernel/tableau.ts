// Checks of the fields of tableaux typed in by hand, for score calculators, which do without zod.
import { sum } from "./bags.ts";
import type { Problem } from "./errors.ts";
import { copiesProblems, isCount, membersProblems } from "./problems.ts";

type Path = Problem["path"];

/** What a field of a tableau may be. */
export interface FieldCheck {
  /** It may be left out. */
  readonly isOptional?: true;
  /** What is wrong in the field of one tableau. */
  problems(value: unknown, path: Path): Iterable<Problem>;
  /** What is there more often than the game has it, in the fields of all tableaux together. */
  surplus?(fields: readonly { readonly value: never; readonly path: Path }[]): Iterable<Problem>;
}

/** A list of components: their names, and how many of each the game has. */
export const components = <Name extends string | number>(
  names: readonly Name[],
  copies: (name: Name) => number,
): FieldCheck => ({
  *problems(value, path) {
    const most = sum(names.map(copies));
    if (Array.isArray(value) && value.length > most)
      yield { path, reason: `expected at most ${most}` };
    else yield* membersProblems(value, names, path);
  },
  surplus: (fields: readonly { readonly value: readonly Name[]; readonly path: Path }[]) =>
    copiesProblems(
      fields.flatMap(({ value, path }) => value.map((card, i) => ({ card, path: [...path, i] }))),
      copies,
    ),
});

/** One of these names. */
export const oneName = (names: readonly string[]): FieldCheck => ({
  *problems(value, path) {
    if (!names.some((name) => name === value))
      yield { path, reason: `expected ${names.join(" or ")}` };
  },
});

/** A field that may be left out. */
export const optional = (check: FieldCheck): FieldCheck => ({ ...check, isOptional: true });

/** A number of things. */
export const wholeNumber: FieldCheck = {
  *problems(value, path) {
    if (!isCount(value)) yield { path, reason: "expected a whole number, 0 or more" };
  },
};

/** Yes or no. */
export const yesOrNo: FieldCheck = {
  *problems(value, path) {
    if (typeof value !== "boolean") yield { path, reason: "expected true or false" };
  },
};
