// The wording of problems: short, whatever the value is.

import type { Problem } from "../data/errors.ts";
import { suggestionsFor } from "./suggest.ts";

type Path = Problem["path"];

/** The most characters of a string that are shown. */
const LONGEST_TEXT = 40;
/** The most valid values that a sentence lists. */
const MOST_NAMED = 40;

/** The valid values in one place. */
export interface Expectation {
  /** Names; a similar one is suggested for a mistyped name. */
  readonly names?: readonly string[];
  /** Other values, or descriptions of them. */
  readonly kinds?: readonly string[];
}

/** Expects one of these values. */
export const expectOneOf = (values: readonly unknown[]): Expectation => ({
  names: values.filter((value) => typeof value === "string"),
  kinds: values.filter((value) => typeof value !== "string").map(String),
});

/** A value in short: `5`, `"miler"`, `a list of 3`. */
export function valueInShort(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (Object.is(value, -0)) return "-0";
  if (value === null || ["number", "boolean", "undefined"].includes(typeof value))
    return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/** Joins alternatives: "2, 3 or 4". A long list is cut. */
export function orList(things: readonly string[]): string {
  const more = things.length - MOST_NAMED;
  if (more > 1) return `${things.slice(0, MOST_NAMED).join(", ")} or ${more} others`;
  const [last = "", ...others] = things.toReversed();
  return others.length > 0 ? `${things.slice(0, -1).join(", ")} or ${last}` : last;
}

/** The problem of a value that is not as expected. */
export function wrongValue(path: Path, value: unknown, expectation: Expectation): Problem {
  const { names = [] } = expectation;
  const found = valueInShort(value);
  const didYouMean = typeof value === "string" ? suggestionsFor(value, names) : [];
  return { ...problem(path, found, expectation, didYouMean), found };
}

/** The problem of a seat that does not exist. */
export const unknownSeat = (path: Path, seat: number, players: number): Problem => ({
  path,
  reason: `seat ${seat}, expected 0 to ${players - 1}`,
});

/** The problem of a value that is missing. */
export const missingValue = (path: Path, expectation: Expectation): Problem =>
  problem(path, "is missing", expectation, []);

/** The problem of an unknown field. Its name may be of any length, and is shown in short. */
export function unknownField(path: Path, name: string, fields: readonly string[]): Problem {
  const place = [...path, shortened(name)];
  return problem(place, "unknown field", { names: fields }, suggestionsFor(name, fields));
}

function problem(
  path: Path,
  what: string,
  { names = [], kinds = [] }: Expectation,
  didYouMean: readonly string[],
): Problem {
  const expected = [...names, ...kinds];
  if (didYouMean.length > 0)
    return { path, reason: `${what}, did you mean ${orList(didYouMean)}?`, expected, didYouMean };
  const reason = expected.length > 0 ? `${what}, expected ${orList(expected)}` : what;
  return { path, reason, expected };
}
