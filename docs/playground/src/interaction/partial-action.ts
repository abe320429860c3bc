// Half-made actions as clicks change them.
import type { Kind } from "./spots.ts";

/** A half-made action: its kind, and what has been chosen for some of its fields. */
export interface Made {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The fields for which something has been chosen. */
export const fieldsOf = (made: Made): string[] =>
  Object.keys(made).filter((field) => field !== "type");

/** The values that have been chosen for a field. */
export const chosenFor = (made: Made, field: string): readonly unknown[] => {
  const chosen = made[field];
  if (chosen === undefined) return [];
  return Array.isArray(chosen) ? chosen : [chosen];
};

/** With one value more: a list grows, another field gets it. */
export const withValue = (
  made: Made,
  { fields }: Kind<object>,
  field: string,
  value: unknown,
): Made => ({
  ...made,
  [field]: fields[field]?.isList ? [...chosenFor(made, field), value] : value,
});

/** Without one value; `undefined` if nothing else was chosen. */
export function withoutValue(made: Made, field: string, value: unknown): Made | undefined {
  const { [field]: _, ...rest } = made;
  const left = [...chosenFor(made, field)];
  left.splice(left.indexOf(value), 1);
  if (left.length > 0) return { ...made, [field]: left };
  return Object.keys(rest).length > 1 ? { ...rest, type: made.type } : undefined;
}

/** Without a field. */
export function withoutField(made: Made, field: string): Made {
  const { [field]: _, ...rest } = made;
  return { ...rest, type: made.type };
}
