// Detects a view that is passed as a state, or the reverse: the most common mistake, so it has its own message.
import type { Problem } from "../data/errors.ts";
import { read } from "../validation/read-value.ts";
import type { Schema } from "../validation/standard-schema.ts";

/** The problem of a valid value of the other kind; `undefined` if it is not one. */
export function mixUpProblem(
  { schemas }: { readonly schemas: Readonly<Record<"state" | "view", Schema<unknown>>> },
  what: PropertyKey,
  value: unknown,
): Problem | undefined {
  if (what === "state" && read(schemas.view, value).ok) return mixUp("a view", "a state");
  if (what === "view" && read(schemas.state, value).ok) return mixUp("a state", "a view");
  return undefined;
}

const mixUp = (found: string, expected: string): Problem => ({
  path: [],
  reason: `this is ${found}, expected ${expected}`,
  found,
  expected: [expected],
});
