// Partial actions, and how clicks change them.
import type { Kind } from "./action-kinds.ts";

/** A partial action: its type, and the values chosen for some of its fields. */
export interface PartialAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The fields with a chosen value. */
export const fieldsOf = (partial: PartialAction): string[] =>
  Object.keys(partial).filter((field) => field !== "type");

/** The values chosen for a field. */
export const chosenFor = (partial: PartialAction, field: string): readonly unknown[] => {
  const chosen = partial[field];
  if (chosen === undefined) return [];
  return Array.isArray(chosen) ? chosen : [chosen];
};

/** Adds a value to a list field, or sets another field. */
export const withValue = (
  partial: PartialAction,
  { fields }: Kind<object>,
  field: string,
  value: unknown,
): PartialAction => ({
  ...partial,
  [field]: fields[field]?.isList ? [...chosenFor(partial, field), value] : value,
});

/** Removes a value; `undefined` if nothing else was chosen. */
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

/** Removes a field. */
export function withoutField(partial: PartialAction, field: string): PartialAction {
  const { [field]: _, ...rest } = partial;
  return { ...rest, type: partial.type };
}
