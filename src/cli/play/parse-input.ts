import type { Game, GameTypes } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { type Command, commands } from "../words/labels.ts";
import { withLists } from "./action-shape.ts";

/** A line of input: the numbers of items, a command with its argument, or other text. */
export type TypedLine =
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | { readonly kind: Command; readonly rest: string }
  | { readonly kind: "other"; readonly text: string };

/** An action as a person typed it, perhaps incomplete. */
export interface TypedAction {
  readonly type: string;
  readonly seat: Seat;
  readonly [field: string]: unknown;
}

/** More cards are in no hand. */
const MOST_NUMBERS = 100;

/** Parses a line. The first letter of a command is enough; two begin with h, so help is also "?". */
export function readLine(line: string): TypedLine {
  const text = line.trim();
  const [word = "", ...rest] = text.split(/\s+/);
  const typed = [word, ...rest];
  if (typed.length <= MOST_NUMBERS && typed.every((one) => /^\d{1,4}$/.test(one)))
    return { kind: "numbers", numbers: typed.map(Number) };
  const command = word === "?" ? "help" : commands.find((one) => one === word || one[0] === word);
  return command ? { kind: command, rest: rest.join(" ") } : { kind: "other", text };
}

/**
 * Parses an action such as `recruit lord=jailer allies=crab-3,crab-2 affiliate=crab-2`; `undefined`
 * if it does not begin with a type of action.
 */
export function typedAction<T extends GameTypes>(
  game: Game<T>,
  actionTypes: readonly string[],
  text: string,
  seat: Seat,
): TypedAction | undefined {
  const [type = "", ...words] = text.split(/\s+/);
  if (!actionTypes.includes(type)) return undefined;
  const fields = words.map((word): [string, unknown] => {
    const [field = "", value = ""] = word.split("=", 2);
    return [field, parseValue(value)];
  });
  return { ...withLists(game, { ...Object.fromEntries(fields), type, seat }), type, seat };
}

function parseValue(text: string): unknown {
  if (text.includes(","))
    return text
      .split(",")
      .filter((member) => member !== "")
      .map(parseValue);
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return text === "null" ? null : text;
}
