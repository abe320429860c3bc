// A view where a state is wanted, or the other way round: the most common mistake, so it is named.
import type { Problem } from "./errors.ts";
import { isObject } from "./guards.ts";
import { plain } from "./plain.ts";
import type { Schema } from "./standard-schema.ts";

/** What to say of a whole value of the other kind; `undefined` if it is not one. */
export function mistaken(
  { forDoors }: { readonly forDoors: { readonly viewShape: Schema<unknown> } },
  what: PropertyKey,
  value: unknown,
): readonly [Problem] | undefined {
  if (what !== "state" && what !== "view") return undefined;
  const read = plain(value);
  if (!read.ok || !isObject(read.value) || "rng" in read.value !== (what === "view"))
    return undefined;
  const { rng: _, ...rest } = read.value as { readonly rng?: unknown };
  return forDoors.viewShape.safeParse(rest).success
    ? [what === "state" ? isView : isState]
    : undefined;
}

/** A view where a state is wanted. */
export const isView: Problem = {
  path: [],
  reason: "this is a view, expected a state",
  found: "a view",
  expected: ["a state"],
};

const isState: Problem = {
  path: [],
  reason: "this is a state, expected a view",
  found: "a state",
  expected: ["a view"],
};
