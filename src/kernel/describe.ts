import type { GameEvent } from "./blueprint.ts";
import { RulesError } from "./errors.ts";
import { lookUp } from "./look-up.ts";
import { plainOrThrow } from "./plain.ts";
import type { CommonRefusal, Refusal } from "./refusal.ts";
import type { Seat } from "./types.ts";

/** A sentence for each kind of event and for each reason of a refusal. */
export interface Phrases<Event extends GameEvent, Reason extends Refusal> {
  /** By type of event. */
  readonly events: {
    readonly [K in Event["type"]]: (event: Extract<Event, { type: K }>) => string;
  };
  /** By code of refusal. */
  readonly refusals: {
    readonly [K in Reason["code"]]: (params: Extract<Reason, { code: K }>["params"]) => string;
  };
}

/** The sentences of a layer on top of those below it; one for a type or code that is there already takes its place. */
export const wordsOver = <
  Event extends GameEvent,
  Reason extends Refusal,
  OwnEvent extends GameEvent,
  OwnReason extends Refusal,
>(
  below: Phrases<Event, Reason>,
  own: Phrases<OwnEvent, OwnReason>,
): Phrases<Event | OwnEvent, Reason | OwnReason> =>
  ({
    events: { ...below.events, ...own.events },
    refusals: { ...below.refusals, ...own.refusals },
  }) as Phrases<Event | OwnEvent, Reason | OwnReason>;

/** "Player 1" for seat 0: people count from one. */
export const player = (seat: Seat): string => `Player ${seat + 1}`;

/** Things in a row: "a, b and c". */
export function list(things: readonly string[], last = "and"): string {
  if (things.length < 2) return things.join("");
  return `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`;
}

/** A number with its noun: "1 pearl", "2 pearls". */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** The English sentences of the reasons that every game has in common. */
const commonRefusals: Phrases<GameEvent, CommonRefusal>["refusals"] = {
  malformed: ({ path, problem, expected }) => {
    const place = path === "" ? "" : ` at ${path}`;
    const wanted = expected.length > 0 ? `, expected ${list(expected, "or")}` : "";
    return `This is not an action of the game: ${problem.replaceAll("_", " ")}${place}${wanted}`;
  },
  "game-over": () => "The game is over",
  "not-your-decision": ({ deciders }) => `It is for ${list(deciders.map(player), "or")} to decide`,
  "not-asked": ({ ask, answers }) =>
    `The question is "${ask}"; it is answered by ${list(answers, "or")}`,
  "other-moves-possible": () => "This is allowed only when nothing else is possible",
};

/**
 * The sentence for an event or a refusal. (A game's phrases are plain data and their use a plain
 * function, so that bundlers leave out what an application does not describe.)
 */
export function sentence<Event extends GameEvent, Reason extends Refusal>(
  phrases: Phrases<Event, Reason>,
  said: Event | Reason | CommonRefusal,
): string {
  const own = (plainOrThrow(nothingSaid, said) ?? {}) as Partial<GameEvent & Refusal>;
  const { type, code, rule, params } = own;
  const tell =
    type === undefined
      ? phrase({ ...commonRefusals, ...phrases.refusals }, "code", code)
      : phrase(phrases.events, "type", type);
  const text = told(tell, type === undefined ? (params ?? {}) : own);
  const numbered = type === undefined ? `${text} (${rule})` : text;
  return `${numbered.charAt(0).toUpperCase()}${numbered.slice(1)}.`;
}

const nothingSaid = "not an event or refusal of this game";

/** The text of what was said; it may lack what the sentence is about. */
function told(tell: (said: object) => string, said: object): string {
  try {
    return tell(said);
  } catch (cause) {
    const problem = { path: [], reason: "lacks what there is to tell" };
    throw new RulesError(nothingSaid, problem, { cause });
  }
}

function phrase(record: object, key: "type" | "code", tag: unknown): (said: object) => string {
  const name = typeof tag === "string" ? tag : typeof tag;
  const found = lookUp<(said: object) => string>(record, name);
  if (!found) throw new RulesError(nothingSaid, { path: [key], reason: `unknown: ${name}` });
  return found;
}
