import type { Game, GameTypes } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { type Command, commands } from "../words/labels.ts";
import { withLists } from "./action-shape.ts";

/** A line of input: the number of an item, a command with its argument, or other text. */
export type TypedLine =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: Command; readonly rest: string }
  | { readonly kind: "other"; readonly text: string };

/** An action as a person typed it, perhaps incomplete. */
export interface TypedAction {
  readonly type: string;
  readonly seat: Seat;
  readonly [field: string]: unknown;
}

/** Parses a line. The first letter of a command is enough; two begin with h, so help is also "?". */
export function readLine(line: string): TypedLine {
  const text = line.trim();
  if (/^\d{1,4}$/.test(text)) return { kind: "number", number: Number(text) };
  const [word = "", ...rest] = text.split(/\s+/);
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
