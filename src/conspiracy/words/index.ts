// The texts of Conspiracy: English is here, other languages are in src/locales.

import type { PartialAction } from "../../kernel/agenda/partial-action.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import {
  type Describer,
  describerOf,
  localePart,
  orNoOptions,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Location } from "../cards/locations.ts";
import type { Lord } from "../cards/lords.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { conspiracyWords } from "./english.ts";
import type { ConspiracyDescribable, ConspiracyDescribeOptions } from "./phrases.ts";

function describerFor(
  options: ConspiracyDescribeOptions | undefined,
): Describer<ConspiracyDescribable> {
  const { names, locale = { ...english, conspiracy: conspiracyWords } } = orNoOptions(options);
  return describerOf(locale, localePart(locale, "conspiracy"), names, {});
}

/**
 * Describes an event or a refusal in a sentence.
 *
 * @example
 * ```ts
 * const result = conspiracy.reduce(state, { type: "draw-lords", seat: 0, count: 9 });
 * if (!result.ok) describe(result.refusal);
 * // "1 to 3 cards may be drawn, not 9; the deck has 60 (CO-4)."
 * ```
 */
export function describe(
  eventOrRefusal: Event | Refusal,
  options?: ConspiracyDescribeOptions,
): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a few words, as on a button, or a partial action by what has been chosen so far.
 *
 * @example
 * ```ts
 * describeAction({ type: "draw-lords", seat: 0, count: 2 }); // "Draw 2 lords"
 * describeAction({ type: "swap-lords", spots: [3] }); // "Swap two lords (lords to swap: spot 3)"
 * ```
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: ConspiracyDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("take-pile"); // "Take a pile"
 * ```
 */
export function describeActionType(
  type: Action["type"],
  options?: ConspiracyDescribeOptions,
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
  options?: ConspiracyDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("colour", "blue"); // "Blue"
 * describeValue("spots", 3); // "Spot 3"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: ConspiracyDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/**
 * Describes a decision as a request to the players who are asked, by name.
 *
 * @example
 * ```ts
 * const decision = conspiracy.decision(view);
 * if (decision) describeDecision(decision, { names: ["Ann", "Ben"] });
 * // "Ann, draw lords from the deck or take a pile."
 * ```
 */
export function describeDecision(decision: Decision, options?: ConspiracyDescribeOptions): string {
  return describerFor(options).decision(decision);
}

/**
 * Describes a line of a score sheet: what the points are for, and how many.
 *
 * @example
 * ```ts
 * describeLine({ category: "pearlMaster", source: "pearl-master", points: 5 });
 * // "Pearl Master: 5 points"
 * ```
 */
export function describeLine(
  line: ScoreLine<Category>,
  options?: ConspiracyDescribeOptions,
): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a lord or location, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("blue-6");
 * // { name: "Blue 6", text: "The top lord of the deck goes to the pile of its colour." }
 * ```
 */
export function describeCard(card: Lord | Location, options?: ConspiracyDescribeOptions): CardText {
  return describerFor(options).card(card);
}
