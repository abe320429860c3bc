// The texts of solo Conspiracy: English is here, other languages are in src/locales.
import { type Location, locationCard, locations } from "../../conspiracy/cards/locations.ts";
import type { Lord } from "../../conspiracy/cards/lords.ts";
import { conspiracyWords } from "../../conspiracy/words/english.ts";
import type { ConspiracyDescribable, ConspiracyWords } from "../../conspiracy/words/phrases.ts";
import type { PartialAction } from "../../kernel/agenda/partial-action.ts";
import { RulesError } from "../../kernel/data/errors.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { wrongValue } from "../../kernel/validation/problem-wording.ts";
import {
  type Describer,
  describerOf,
  localePart,
  orNoOptions,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import {
  type BaseLocale,
  type CardText,
  type DescribableWithLayer,
  wordsOver,
} from "../../kernel/words/phrases.ts";
import { type Opponent, opponents } from "../cards/opponents.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { OPPONENT } from "../table.ts";
import { conspiracySoloWords } from "./english.ts";
import type {
  ConspiracySoloDescribable,
  ConspiracySoloDescribeOptions,
  ConspiracySoloLocale,
  ConspiracySoloWords,
} from "./phrases.ts";

const englishLocale = (): ConspiracySoloLocale => ({
  ...english,
  conspiracy: conspiracyWords,
  conspiracySolo: conspiracySoloWords,
});

function describerFor(
  options: ConspiracySoloDescribeOptions | undefined,
): Describer<DescribableWithLayer<ConspiracyDescribable, ConspiracySoloDescribable>> {
  const {
    names,
    view,
    opponent = view?.table.solo.opponent,
    locale = englishLocale(),
  } = orNoOptions(options);
  const [below, own] = [localePart(locale, "conspiracy"), localePart(locale, "conspiracySolo")];
  const words = wordsOver(below, own);
  const cards = { ...words.cards, ...withoutOrders(below, own) };
  return describerOf(withOpponent(locale, own, opponent), { ...words, cards }, names, {});
}

/** CO-51: the texts of locations that give orders in Conspiracy: here they only score. */
function withoutOrders(
  { cards }: ConspiracyWords,
  { terms }: ConspiracySoloWords,
): Partial<ConspiracyWords["cards"]> {
  const texts: Partial<Record<Location, CardText>> = {};
  // A user's locale may lack parts; a missing one is reported when it is needed.
  if (!isObject(cards) || !isObject(terms)) return texts;
  for (const id of locations) {
    const { scoring, effect } = locationCard(id);
    if (effect?.kind === "order" && scoring.kind === "points")
      texts[id] = { name: cards[id].name, text: terms.worth(scoring.points) };
  }
  return texts;
}

/** The language with the opponent's name in place of "Player 2". */
function withOpponent(
  language: BaseLocale,
  { terms, cards }: ConspiracySoloWords,
  opponent: Opponent | undefined,
): BaseLocale {
  if (opponent !== undefined && !opponents.includes(opponent))
    throw new RulesError(
      "describe options",
      wrongValue(["opponent"], opponent, { names: opponents }),
    );
  const name = () => opponent && cards[opponent].name;
  return {
    ...language,
    player: (number) =>
      number === 1 + OPPONENT ? terms.opponent(name()) : language.player(number),
  };
}

/**
 * Describes an event or a refusal in a sentence; the option `opponent` gives the opponent its name.
 *
 * @example
 * ```ts
 * describe({ type: "turn-started", seat: 1 }); // "The opponent's turn."
 * describe({ type: "turn-started", seat: 1 }, { opponent: "mage" }); // "The Mage's turn."
 * ```
 */
export function describe(
  eventOrRefusal: Event | Refusal,
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/** Describes an action in a few words, as on a button, or a partial action by what has been chosen so far. */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("use-replay-token"); // "Use the Replay token"
 * ```
 */
export function describeActionType(
  type: Action["type"],
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("colour"); // "Pile"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("colour", "blue"); // "Blue"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/** Describes a decision as a request to the player, by name. */
export function describeDecision(
  decision: Decision,
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).decision(decision);
}

/** Describes a line of a score sheet: what the points are for, and how many. */
export function describeLine(
  line: ScoreLine<Category>,
  options?: ConspiracySoloDescribeOptions,
): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a lord, location or opponent, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("politician").name; // "Politician"
 * ```
 */
export function describeCard(
  card: Lord | Location | Opponent,
  options?: ConspiracySoloDescribeOptions,
): CardText {
  return describerFor(options).card(card);
}
