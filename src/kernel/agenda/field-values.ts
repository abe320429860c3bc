// Candidate values of the fields of an action, from its schema and the table.

import type { ActionField } from "../schemas/field-schema.ts";

/** Returns candidate values of a field, or of the members of a list. */
export function valuesToTry({ values }: ActionField, table: object): Iterable<unknown> {
  switch (values) {
    case "names":
      return [...[...namesIn(table)].sort(), null];
    case "numbers":
      return Array.from({ length: highestIn(table) + 1 }, (_, n) => n);
    default:
      return values ?? [];
  }
}

/** Yields the action with every combination of values of these fields. */
export function* fillings<A>(
  action: A,
  [field, ...others]: readonly (readonly [string, Iterable<unknown>])[],
): Generator<A> {
  if (!field) yield action;
  else {
    const [name, values] = field;
    for (const value of values) yield* fillings({ ...action, [name]: value }, others);
  }
}

/** All strings on a table. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}

/** The highest number on a table, lengths of lists included. */
function highestIn(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value);
  return Math.max(inside.length, ...inside.map(highestIn));
}
