// Half-partial actions as clicks change them.
import type { Kind } from "./action-kinds.ts";

/** A half-partial action: its kind, and what has been chosen for some of its fields. */
export interface PartialAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The fields for which something has been chosen. */
export const fieldsOf = (partial: PartialAction): string[] =>
  Object.keys(partial).filter((field) => field !== "type");

/** The values that have been chosen for a field. */
export const chosenFor = (partial: PartialAction, field: string): readonly unknown[] => {
  const chosen = partial[field];
  if (chosen === undefined) return [];
  return Array.isArray(chosen) ? chosen : [chosen];
};

/** With one value more: a list grows, another field gets it. */
export const withValue = (
  partial: PartialAction,
  { fields }: Kind<object>,
  field: string,
  value: unknown,
): PartialAction => ({
  ...partial,
  [field]: fields[field]?.isList ? [...chosenFor(partial, field), value] : value,
});

/** Without one value; `undefined` if nothing else was chosen. */
export function withoutValue(
  partial: PartialAction,
  field: string,
  value: unknown,
): PartialAction | undefined {
  const { [field]: _, ...rest } = partial;
  const left = [...chosenFor(partial, field)];
  left.splice(left.indexOf(value), 1);
  if (left.length > 0) return { ...partial, [field]: left };
  return Object.keys(rest).length > 1 ? { ...rest, type: partial.type } : undefined;
}

/** Without a field. */
export function withoutField(partial: PartialAction, field: string): PartialAction {
  const { [field]: _, ...rest } = partial;
  return { ...rest, type: partial.type };
}
