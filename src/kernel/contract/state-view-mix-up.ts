// Detects a view that is passed as a state, or the reverse: the most common mistake, so it has its own message.
import type { Problem } from "../data/errors.ts";
import { readPlain } from "../data/plain-data.ts";
import { isObject } from "../validation/guards.ts";
import type { Schema } from "../validation/standard-schema.ts";

/** The problem of a well-formed value of the other kind; `undefined` if it is not one. */
export function mixUpProblem(
  { internal }: { readonly internal: { readonly viewShape: Schema<unknown> } },
  what: PropertyKey,
  value: unknown,
): readonly [Problem] | undefined {
  if (what !== "state" && what !== "view") return undefined;
  const read = readPlain(value);
  if (!read.ok || !isObject(read.value) || "rng" in read.value !== (what === "view"))
    return undefined;
  const { rng: _, ...rest } = read.value as { readonly rng?: unknown };
  return internal.viewShape.safeParse(rest).success
    ? [what === "state" ? viewNotState : stateNotView]
    : undefined;
}

/** The problem of a view where a state is expected. */
export const viewNotState: Problem = {
  path: [],
  reason: "this is a view, expected a state",
  found: "a view",
  expected: ["a state"],
};

const stateNotView: Problem = {
  path: [],
  reason: "this is a state, expected a view",
  found: "a state",
  expected: ["a view"],
};
