// What is wrong with a malformed action, in parts that every language can use.
import type { MalformedParams } from "../validation/refusal.ts";

/** The ways in which an action can be malformed. */
export type MalformedKind = "wrong" | "missing" | "unknown-field";

/** Returns in which way an action is malformed. */
export function malformedKindOf({ problem, found }: MalformedParams): MalformedKind {
  if (problem === "unrecognized_keys") return "unknown-field";
  return found === undefined ? "missing" : "wrong";
}

/** The most names in a sentence. */
const MOST_NAMES = 12;

/** Returns the expected names; they are the same in every language. */
export const namesAmong = ({ expected }: MalformedParams): readonly string[] => {
  const names = expected.filter((one) => /^[\w-]+$/.test(one));
  return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "…"] : names;
};

/** Returns a space and what was found, if that is a JSON literal, which is the same in every language. */
export const literalIn = ({ found = "" }: MalformedParams): string =>
  /^("|-?\d|true$|false$|null$)/.test(found) ? ` ${found}` : "";
