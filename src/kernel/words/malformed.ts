// What is wrong with a malformed action, in parts that every language can tell.
import type { MalformedParams } from "../validation/refusal.ts";

/** How an action is malformed. */
export type MalformedKind = "wrong" | "missing" | "unknown-field" | "unreadable";

/** How the action is malformed. */
export function malformedKindOf({ problem, found }: MalformedParams): MalformedKind {
  if (problem === "unrecognized_keys") return "unknown-field";
  if (problem === "not_plain" || problem === "unreadable") return "unreadable";
  return found === undefined ? "missing" : "wrong";
}

/** More names are not told in a sentence. */
const MOST_NAMES = 12;

/** What is expected, as far as it is names, which are the same in every language. */
export const namesAmong = ({ expected }: MalformedParams): readonly string[] => {
  const names = expected.filter((one) => /^[\w-]+$/.test(one));
  return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "…"] : names;
};

/** What was found, after a space, if it is a text or a number, which are the same in every language. */
export const literalIn = ({ found = "" }: MalformedParams): string =>
  /^("|-?\d|true$|false$|null$)/.test(found) ? ` ${found}` : "";
