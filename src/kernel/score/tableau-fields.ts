// Checks of tableau fields for score calculators, which do without zod.

import { sum } from "../components/bags.ts";
import { deepFreeze } from "../data/deep-freeze.ts";
import type { Problem } from "../data/errors.ts";
import { copiesProblems, isCount, membersProblems, shapeProblems } from "../validation/checks.ts";
import { isObject } from "../validation/guards.ts";
import { expectOneOf, wrongValue } from "../validation/problem-wording.ts";

type Path = Problem["path"];

/** The check of a field of a tableau. */
export interface FieldCheck {
  /** The shape that `problems` checks, as a JSON Schema. */
  readonly shape: object;
  /** The field may be left out. */
  readonly isOptional?: true;
  /** Yields what is wrong in the field of one tableau. */
  problems(value: unknown, path: Path): Iterable<Problem>;
  /** Yields the components of which all tableaux together have more than the game has. */
  surplus?(fields: readonly { readonly value: never; readonly path: Path }[]): Iterable<Problem>;
}

/** A list of components: their names, and how many of each the game has. */
export const componentList = <Name extends string | number>(
  names: readonly Name[],
  copies: (name: Name) => number,
): FieldCheck => {
  const most = sum(names.map(copies));
  return {
    shape: { type: "array", maxItems: most, items: { enum: names } },
    *problems(value, path) {
      if (Array.isArray(value) && value.length > most)
        yield wrongValue(path, value, { kinds: [`a list of at most ${most}`] });
      else yield* membersProblems(value, names, path);
    },
    surplus: (fields: readonly { readonly value: readonly Name[]; readonly path: Path }[]) =>
      copiesProblems(
        fields.flatMap(({ value, path }) => value.map((card, i) => ({ card, path: [...path, i] }))),
        copies,
      ),
  };
};

/** One of these names. */
export const oneName = (names: readonly string[]): FieldCheck => ({
  shape: { enum: names },
  *problems(value, path) {
    if (!names.some((name) => name === value)) yield wrongValue(path, value, { names });
  },
});

/** A record of fields. */
export const recordOf = (fields: Readonly<Record<string, FieldCheck>>): FieldCheck => ({
  shape: objectShape(fields),
  *problems(value, path) {
    yield* shapeProblems(value, Object.keys(fields), path);
    if (!isObject(value)) return;
    for (const [key, check] of Object.entries(fields))
      if (Object.hasOwn(value, key))
        yield* check.problems((value as Record<string, unknown>)[key], [...path, key]);
  },
});

/** A field that may be left out. */
export const optional = (check: FieldCheck): FieldCheck => ({ ...check, isOptional: true });

/** A whole number, 0 or more. */
export const wholeNumber: FieldCheck = /* @__PURE__ */ deepFreeze({
  shape: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  *problems(value, path) {
    if (!isCount(value)) yield wrongValue(path, value, { kinds: ["a whole number, 0 or more"] });
  },
});

/** A boolean. */
export const yesOrNo: FieldCheck = /* @__PURE__ */ deepFreeze({
  shape: { type: "boolean" },
  *problems(value, path) {
    if (typeof value !== "boolean") yield wrongValue(path, value, expectOneOf([true, false]));
  },
});

/** The JSON Schema of an object with these fields and no others. */
export const objectShape = (
  fields: Readonly<Record<string, Pick<FieldCheck, "shape" | "isOptional">>>,
): object => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(fields).map(([key, { shape }]) => [key, shape])),
  required: Object.keys(fields).filter((key) => !fields[key]!.isOptional),
  additionalProperties: false,
});
