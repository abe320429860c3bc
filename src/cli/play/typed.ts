import type { Game, GameTypes } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { CommonRefusal, Refusal } from "../../kernel/validation/refusal.ts";
import { malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import { type Command, commands } from "../words/labels.ts";

/** What a person typed: the number of an item, a command with what follows it, or something else. */
export type Typed =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: Command; readonly rest: string }
  | { readonly kind: "other"; readonly text: string };

/** An action as a person typed it: it may lack anything. */
export interface TypedAction {
  readonly type: string;
  readonly seat: Seat;
  readonly [field: string]: unknown;
}

/** Reads a line. Commands are known by their first letter too; two begin with h, so help is also "?". */
export function readLine(line: string): Typed {
  const text = line.trim();
  if (/^\d{1,4}$/.test(text)) return { kind: "number", number: Number(text) };
  const [word = "", ...rest] = text.split(/\s+/);
  const command = word === "?" ? "help" : commands.find((one) => one === word || one[0] === word);
  return command ? { kind: command, rest: rest.join(" ") } : { kind: "other", text };
}

/**
 * An action in words, such as `recruit lord=jailer allies=crab-3,crab-2 affiliate=crab-2`; `undefined`
 * if it does not begin with a kind of action.
 */
export function typedAction<T extends GameTypes>(
  game: Game<T>,
  kinds: readonly string[],
  text: string,
  seat: Seat,
): TypedAction | undefined {
  const [type = "", ...words] = text.split(/\s+/);
  if (!kinds.includes(type)) return undefined;
  const fields = words.map((word): [string, unknown] => {
    const [field = "", value = ""] = word.split("=", 2);
    return [field, valueIn(value)];
  });
  return { ...withLists(game, { ...Object.fromEntries(fields), type, seat }), type, seat };
}

/** A list of one looks like its member: where the game wants a list, it is one. */
function withLists<T extends GameTypes>(game: Game<T>, action: Record<string, unknown>): object {
  const { error } = game.schemas.action.safeParse(action);
  const wrong = (error?.issues ?? []).flatMap(({ path, code }) =>
    path.length === 1 && code === "invalid_type" ? [String(path[0])] : [],
  );
  const isMember = (field: string) => wrong.includes(field) && !Array.isArray(action[field]);
  return Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, isMember(field) ? [value] : value]),
  );
}

/** More fields than any action has. */
const MOST_FIELDS = 8;

/** The action with values for what is missing, so that the rules and not its shape tell what is wrong. */
export function filled(
  action: object,
  refuse: (action: object) => CommonRefusal | Refusal | undefined,
): object {
  let whole = action;
  for (let i = 0; i < MOST_FIELDS; i++) {
    const refusal = refuse(whole);
    if (!isMalformed(refusal) || malformedKindOf(refusal.params) !== "missing") return whole;
    const { path, expected } = refusal.params;
    const [name] = namesAmong(refusal.params);
    whole = { ...whole, [path]: name ?? madeUp(expected.join()) };
  }
  return whole;
}

/** A value like what is expected: "a list", "an object with keys, pearls". */
function madeUp(expected: string): unknown {
  const [, keys] = /^an object with (.+)$/.exec(expected) ?? [];
  if (keys) return Object.fromEntries(keys.split(", ").map((key) => [key, 0]));
  return expected.includes("list") ? [] : 0;
}

const isMalformed = (
  refusal: CommonRefusal | Refusal | undefined,
): refusal is Extract<CommonRefusal, { code: "malformed" }> => refusal?.code === "malformed";

function valueIn(text: string): unknown {
  if (text.includes(","))
    return text
      .split(",")
      .filter((member) => member !== "")
      .map(valueIn);
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return text === "null" ? null : text;
}
