// Partial actions, and how clicks change them.
import type { AnyGame } from "abyss-rules/games";

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

/** Adds a value to a list field, or sets another field. The game offered both, so their types are not checked. */
export const added = (
  game: AnyGame,
  partial: PartialAction,
  field: string,
  value: unknown,
): PartialAction => game.addChoice(partial, field as never, value as never);

/** Removes a value; `undefined` if nothing else was chosen. */
export function removed(
  game: AnyGame,
  partial: PartialAction,
  field: string,
  value: unknown,
): PartialAction | undefined {
  const left: PartialAction = game.removeChoice(partial, field as never, value as never);
  return fieldsOf(left).length > 0 ? left : undefined;
}

/** Removes a field. */
export function withoutField(partial: PartialAction, field: string): PartialAction {
  const { [field]: _, ...rest } = partial;
  return { ...rest, type: partial.type };
}
