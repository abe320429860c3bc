import type { Game, GameTypes } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { CommonRefusal, Refusal } from "../../kernel/validation/refusal.ts";
import { malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import { type Command, commands } from "../words/labels.ts";

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

/** Wraps single values in lists where the game expects a list. */
function withLists<T extends GameTypes>(game: Game<T>, action: Record<string, unknown>): object {
  const { error } = game.schemas.action.safeParse(action);
  const wrong = (error?.issues ?? []).flatMap(({ path, code }) =>
    path.length === 1 && code === "invalid_type" ? [String(path[0])] : [],
  );
  const isSingle = (field: string) => wrong.includes(field) && !Array.isArray(action[field]);
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, isSingle(field) ? [value] : value]),
  );
}

/** More fields than any action has. */
const MOST_FIELDS = 8;

/** Fills in missing fields, so that the refusal is about the rules and not about the shape. */
export function withPlaceholders(
  action: object,
  refusalOf: (action: object) => CommonRefusal | Refusal | undefined,
): object {
  let whole = action;
  for (let i = 0; i < MOST_FIELDS; i++) {
    const refusal = refusalOf(whole);
    if (!isMalformed(refusal) || malformedKindOf(refusal.params) !== "missing") return whole;
    const { path, expected } = refusal.params;
    const [name] = namesAmong(refusal.params);
    whole = { ...whole, [path]: name ?? placeholder(expected.join()) };
  }
  return whole;
}

/** A value of the expected shape, such as "a list" or "an object with keys, pearls". */
function placeholder(expected: string): unknown {
  const [, keys] = /^an object with (.+)$/.exec(expected) ?? [];
  if (keys) return Object.fromEntries(keys.split(", ").map((key) => [key, 0]));
  return expected.includes("list") ? [] : 0;
}

const isMalformed = (
  refusal: CommonRefusal | Refusal | undefined,
): refusal is Extract<CommonRefusal, { code: "malformed" }> => refusal?.code === "malformed";

function parseValue(text: string): unknown {
  if (text.includes(","))
    return text
      .split(",")
      .filter((member) => member !== "")
      .map(parseValue);
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return text === "null" ? null : text;
}
