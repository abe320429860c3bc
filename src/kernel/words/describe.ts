import { type Problem, RulesError } from "../data/errors.ts";
import type { WidenIds } from "../data/ids.ts";
import { LONGEST_NAME } from "../data/limits.ts";
import { lookUp } from "../data/look-up.ts";
import { readPlainOrThrow } from "../data/plain-data.ts";
import type { ScoreLine, Standings } from "../score/score.ts";
import { isObject } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";
import type { CommonRefusal, Refusal } from "../validation/refusal.ts";
import { finiteNumber } from "./grammar.ts";
import type { BaseLocale, CardText, Describable, Phrases, SayNames } from "./phrases.ts";

/** Options of a game's `describe` functions. */
export interface DescribeOptions<Locale extends BaseLocale = BaseLocale> {
  /** The names of the players by seat; without a name a player is called "Player 1" and so on. */
  readonly names?: readonly string[];
  /** The language, English by default. Each of the others is an import of its own: `abyss-rules/locales/pl`. */
  readonly locale?: Locale;
}

/** Turns the data of a game into text. Ids are strings here, so that it takes the data of every game with these words. */
export interface Describer<T extends Describable> {
  /** Returns a sentence for an event or a refusal. */
  sentence(value: WidenIds<T["event"] | T["refusal"] | CommonRefusal>): string;
  /** Returns a short text for an action, as on a button, or for a partial action, which has no `seat`. */
  action(action: WidenIds<T["action"]> | WithoutSeat<T>): string;
  /** Returns the name of a type of action. */
  actionType(type: T["action"]["type"]): string;
  /** Returns the name of a field of an action. */
  field(field: keyof T["choices"] & string): string;
  /** Returns the name of a value of a field, or of a member of a list. */
  value(field: keyof T["choices"] & string, value: unknown): string;
  /** Returns a request to the players who have to decide. */
  decision(decision: WidenIds<T["decision"]>): string;
  /** Returns what points are for, and how many they are. */
  line(line: ScoreLine<T["category"]>): string;
  /** Returns the name of a card, and what it does. */
  card(card: T["card"]): CardText;
}

/** An action without its seat, and perhaps without some of its fields. */
interface WithoutSeat<T extends Describable> {
  readonly type: T["action"]["type"];
  readonly seat?: never;
}

type Text = (value: object, ...more: unknown[]) => string;

/**
 * Creates a describer from a language, the texts of a game in it, and the names of the players. (Texts are
 * plain data, so that bundlers leave out those that an application does not use.)
 *
 * @example
 * ```ts
 * const words = wordsOver(abyssWords, handLimitWords);
 * describerOf(english, words, ["Ann", "Ben"], {}).sentence({ type: "turn-started", seat: 1 });
 * // "Ben's turn."
 * ```
 */
export function describerOf<T extends Describable, Terms extends object, Context extends object>(
  language: BaseLocale,
  words: Phrases<T, Terms, Context>,
  names: readonly string[] | undefined,
  context: Context,
): Describer<T> {
  const say = { ...context, ...words.terms, ...sayNames(language, words, checkedNames(names)) };
  return {
    sentence: (value) =>
      textOf(value, (plain) =>
        isObject(plain) && "type" in plain
          ? language.sentence(text(words.events, "type", plain)(plain, say))
          : refusal(language, words.refusals, plain, say),
      ),
    action: (action) =>
      textOf(action, (plain) =>
        isObject(plain) && !("seat" in plain)
          ? partialText(language, words, plain, say)
          : language.label(text(words.actions, "type", plain)(plain, say)),
      ),
    actionType: (type) => textOf(type, (plain) => language.label(say.kind(plain))),
    field: (field) => textOf(field, (plain) => language.label(fieldName(words, plain))),
    value: (field, value) =>
      textOf([field, value], ([name, plain]) =>
        language.label(valueName(words, name as string, plain, say)),
      ),
    decision: (decision) =>
      textOf(decision as T["decision"], (plain) => {
        const who = language.players(plain.seats.map(say.player));
        return language.sentence(text(words.decisions, "ask", plain)(plain, who, say));
      }),
    line: (line) =>
      textOf(line, (plain) =>
        language.line(text(words.lines, "category", plain)(plain, say), finiteNumber(plain.points)),
      ),
    card: (card) =>
      textOrError(() => {
        const { name, text: does } = cardOf(words, card);
        return { name: language.label(name), text: does };
      }),
  };
}

/** The names of cards and of kinds of action of any game. */
interface Names {
  readonly cards: object;
  readonly actionTypes: object;
}

/** The functions that name players, cards and kinds of action, for all sentences. */
function sayNames(
  language: BaseLocale,
  words: Names,
  names: readonly string[],
): SayNames & { kind(type: string): string } {
  return {
    player: playerNames(language, names),
    name: (card) => cardOf(words, card).name,
    kind: (type) =>
      lookUp<string>(words.actionTypes, type) ?? unknown("type", type, words.actionTypes),
  };
}

const playerNames =
  (language: BaseLocale, names: readonly string[]): SayNames["player"] =>
  (seat) =>
    names[finiteNumber(seat)] ?? language.player(1 + seat);

/** Describes who wins, and the tie-break that decided, in a sentence. */
export function outcomeText(
  language: BaseLocale,
  standings: Pick<Standings, "winners" | "decidedBy">,
  names: readonly string[] | undefined,
): string {
  const player = playerNames(language, checkedNames(names));
  return textOf(standings, ({ winners, decidedBy }) => {
    const { wins, share, tieBreaks } = language.outcome;
    const [first = 0, ...others] = winners;
    if (others.length > 0) return language.sentence(share(winners.map(player)));
    // A game of one's own may have other tie-breaks.
    const tieBreak = decidedBy === null ? undefined : lookUp<string>(tieBreaks, decidedBy);
    return language.sentence(wins(player(first), tieBreak));
  });
}

/** Describes a refusal that no rule of a game is behind, so that it has no rule number. */
export function describeWithoutRule(
  language: BaseLocale,
  refusals: object,
  refusal: Pick<Refusal, "code" | "params">,
  names: readonly string[] | undefined,
): string {
  const player = playerNames(language, checkedNames(names));
  return textOf(refusal, (plain) =>
    language.sentence(text(refusals, "code", plain)(plain.params, { player })),
  );
}

/** "Recruit a lord (lord: Jailer; allies: crab 3, squid 2)" */
function partialText(
  language: BaseLocale,
  words: Pick<Phrases<Describable>, "fields" | "values">,
  partial: object,
  say: ReturnType<typeof sayNames>,
): string {
  const { type, ...fields } = partial as { type: string };
  const chosen = Object.entries(fields).map(([field, value]: [string, unknown]) => ({
    field: fieldName(words, field),
    values: [value].flat().map((one) => valueName(words, field, one, say)),
  }));
  return language.partial(language.label(say.kind(type)), chosen);
}

const fieldName = ({ fields }: { readonly fields: object }, field: string): string =>
  lookUp<string>(fields, field) ?? unknown("field", field, fields);

function valueName(
  { values }: { readonly values: object },
  field: string,
  value: unknown,
  say: object,
): string {
  const name = lookUp<(value: unknown, say: object) => string>(values, field);
  return (name ?? unknown("field", field, values))(value, say);
}

function refusal(language: BaseLocale, refusals: object, value: unknown, say: object): string {
  const sentence = text({ ...refusals, ...language.common }, "code", value);
  const { rule, params } = value as Partial<CommonRefusal>;
  return language.refusal(sentence(params ?? {}, say), String(rule));
}

/** Looks up the text for a value by its tag. */
function text(record: object, tag: string, value: unknown): Text {
  const name = isObject(value) ? lookUp<unknown>(value, tag) : undefined;
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

const noText = "cannot describe this";

function cannotDescribe(problem: Problem, cause?: unknown): never {
  throw new RulesError(noText, problem, { cause });
}

/** Reads a value as plain data, and describes it. */
const textOf = <T>(value: T, describe: (plain: T) => string): string => {
  const plain = readPlainOrThrow(noText, value) as T;
  return textOrError(() => describe(plain));
};

/** Runs a text function. Its data or locale may lack anything: whatever is thrown becomes a `RulesError`. */
export function textOrError<Text>(describe: () => Text): Text {
  try {
    return describe();
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    return cannotDescribe({ path: [], reason: "a field is missing or malformed" }, cause);
  }
}

/** More than any table seats. */
const MOST_NAMES = 100;

const optionsTitle = "describe options";

function checkedNames(given: unknown = []): readonly string[] {
  const { names } = readPlainOrThrow(optionsTitle, { names: given }) as {
    names: unknown;
  };
  const wrong = (path: Problem["path"], reason: string): never => {
    throw new RulesError(optionsTitle, { path: ["names", ...path], reason });
  };
  if (!Array.isArray(names) || names.length > MOST_NAMES)
    return wrong([], `expected a list of up to ${MOST_NAMES}`);
  return Array.from(names as unknown[], (name, seat) =>
    typeof name === "string" && name.length <= LONGEST_NAME
      ? name
      : wrong([seat], `expected a string of up to ${LONGEST_NAME} characters`),
  );
}

/** Returns the texts of a game or layer in a locale. Throws if an older or custom locale lacks them. */
export function localePart<Locale extends BaseLocale, Part extends keyof Locale & string>(
  locale: Locale,
  part: Part,
): Locale[Part] {
  if (!isObject(lookUp(locale, part)))
    throw new RulesError(optionsTitle, { path: ["locale"], reason: `has no texts for ${part}` });
  return locale[part];
}

/** The options, which may be left out. */
export const orNoOptions = <T extends object>(options: T | undefined): T | Partial<T> =>
  options ?? {};
