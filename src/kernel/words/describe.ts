import { type Problem, RulesError } from "../data/errors.ts";
import { LONGEST_NAME } from "../data/limits.ts";
import { lookUp } from "../data/look-up.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import type { ScoreLine } from "../score/score.ts";
import { isObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";
import type { CommonRefusal } from "../validation/refusal.ts";
import { finiteNumber } from "./grammar.ts";
import type { BaseLocale, CardText, Describable, Phrases, SayNames } from "./phrases.ts";

/** How a game is told. */
export interface DescribeOptions<Locale extends BaseLocale = BaseLocale> {
  /** What the players are called, by seat; who has no name is called "Player 1" and so on. */
  readonly names?: readonly string[];
  /** The language; English, if left out. The others are imports of their own: `abyss-rules/locales/pl`. */
  readonly locale?: Locale;
}

/** Tells what happens in a game whose texts are for `T`. */
export interface Describer<T extends Describable> {
  /** A sentence for an event or a refusal. */
  sentence(sentence: T["event"] | T["refusal"] | CommonRefusal): string;
  /** A short text for an action, as on a button. */
  action(action: T["action"]): string;
  /** A request to those who are asked. */
  decision(decision: T["decision"]): string;
  /** What points are for, and how many they are. */
  line(line: ScoreLine<T["category"]>): string;
  /** The name of a card, and what it does. */
  card(card: T["card"]): CardText;
}

type Text = (said: object, ...more: unknown[]) => string;

/**
 * A voice that tells a game: in a language, with the texts of the game in it. (Texts are plain data and
 * their use a plain function, so that bundlers leave out what an application does not describe.)
 *
 * @example
 * ```ts
 * const words = wordsOver(abyssWords, handLimitWords);
 * voice(english, words, ["Ann", "Ben"], {}).said({ type: "turn-started", seat: 1 });
 * // "Ben's turn."
 * ```
 */
export function describerOf<T extends Describable, Terms extends object, Needs extends object>(
  language: BaseLocale,
  words: Phrases<T, Terms, Needs>,
  names: readonly string[] | undefined,
  needs: Needs,
): Describer<T> {
  const say = { ...needs, ...words.terms, ...saying(language, words, checkedNames(names)) };
  return {
    sentence: (said) =>
      textOf(said, (own) =>
        isObject(own) && "type" in own
          ? language.sentence(text(words.events, "type", own)(own, say))
          : refusal(language, words.refusals, own, say),
      ),
    action: (action) =>
      textOf(action, (own) => language.label(text(words.actions, "type", own)(own, say))),
    decision: (decision) =>
      textOf(decision, (own) => {
        const who = language.players(own.seats.map(say.player));
        return language.sentence(text(words.decisions, "ask", own)(own, who, say));
      }),
    line: (line) =>
      textOf(line, (own) =>
        language.line(text(words.lines, "category", own)(own, say), finiteNumber(own.points)),
      ),
    card: (card) =>
      textOrError(() => {
        const { name, text: does } = cardOf(words, card);
        return { name: language.label(name), text: does };
      }),
  };
}

/** Names by id and by kind of action, whatever game it is. */
interface Names {
  readonly cards: object;
  readonly kinds: object;
}

/** The player's names and those of cards, which all sentences use. */
function saying(
  language: BaseLocale,
  words: Names,
  names: readonly string[],
): SayNames & { kind(type: string): string } {
  return {
    player: (seat) => names[finiteNumber(seat)] ?? language.player(1 + seat),
    name: (card) => cardOf(words, card).name,
    kind: (type) => lookUp<string>(words.kinds, type) ?? unknown("type", type, words.kinds),
  };
}

function refusal(language: BaseLocale, refusals: object, said: unknown, say: object): string {
  const sentence = text({ ...refusals, ...language.common }, "code", said);
  const { rule, params } = said as Partial<CommonRefusal>;
  return language.refusal(sentence(params ?? {}, say), String(rule));
}

/** The text of a thing, by its tag. */
function text(record: object, tag: string, said: unknown): Text {
  const name = isObject(said) ? lookUp<unknown>(said, tag) : undefined;
  const found = typeof name === "string" ? lookUp<Text>(record, name) : undefined;
  return found ?? unknown(tag, name, record);
}

function cardOf({ cards }: Pick<Names, "cards">, card: unknown): CardText {
  const found = typeof card === "string" ? lookUp<CardText>(cards, card) : undefined;
  return found ?? unknown("card", card, cards);
}

function unknown(tag: string, name: unknown, known: object): never {
  cannotDescribe(wrongValue([tag], name, { names: Object.keys(known) }));
}

const noText = "this game has no words for it";

function cannotDescribe(problem: Problem, cause?: unknown): never {
  throw new RulesError(noText, problem, { cause });
}

/** The text of what is read of a thing. */
const textOf = <T>(thing: T, tell: (own: T) => string): string => {
  const own = readPlainOrThrow(noText, thing) as T;
  return textOrError(() => tell(own));
};

/** Data of a known kind, or a locale, may still lack anything: then there is no text either. */
export function textOrError<Text>(tell: () => Text): Text {
  try {
    return tell();
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    return cannotDescribe({ path: [], reason: "something is missing or malformed" }, cause);
  }
}

/** More than a table seats. */
const MOST_NAMES = 100;

function checkedNames(given: unknown = []): readonly string[] {
  const { names } = readPlainOrThrow("not names of players", { names: given }) as {
    names: unknown;
  };
  const wrong = (path: Problem["path"], reason: string): never => {
    throw new RulesError("not names of players", { path: ["names", ...path], reason });
  };
  if (!Array.isArray(names) || names.length > MOST_NAMES)
    return wrong([], `expected a list of up to ${MOST_NAMES}`);
  return Array.from(names as unknown[], (name, seat) =>
    typeof name === "string" && name.length <= LONGEST_NAME
      ? name
      : wrong([seat], `expected a text of up to ${LONGEST_NAME} characters`),
  );
}

/** The part of a locale that has the texts of a game or layer; an older or foreign locale may lack it. */
export function localePart<Locale extends BaseLocale, Part extends keyof Locale & string>(
  locale: Locale,
  part: Part,
): Locale[Part] {
  const has = textOrError(() => isObject(locale) && isObject(lookUp(locale, part)));
  if (!has)
    throw new RulesError("not a locale", { path: ["locale"], reason: `has no texts of ${part}` });
  return locale[part];
}

/** Options that are not there, or no object, get an answer too. */
export function readDescribeOptions<T extends object>(options: T | undefined): T | Partial<T> {
  if (options === undefined) return {};
  if (!isObject(options))
    throw new RulesError("not options of a text", { path: [], reason: "expected an object" });
  return textOrError(() => ({ ...options }));
}
