// The texts of Conspiracy: English is here, other languages are in src/locales.

import type { ScoreLine } from "../../kernel/score/score.ts";
import {
  type Describer,
  describerOf,
  localePart,
  readDescribeOptions,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Action, Decision } from "../actions.ts";
import type { Location } from "../cards/locations.ts";
import type { Lord } from "../cards/lords.ts";
import type { Event } from "../events.ts";
import type { Refusal } from "../refusals.ts";
import type { Category } from "../scoring.ts";
import { conspiracyWords } from "./english.ts";
import type { ConspiracyDescribable, ConspiracyDescribeOptions } from "./phrases.ts";

export { conspiracyWords } from "./english.ts";
export type * from "./phrases.ts";

function speak(telling: ConspiracyDescribeOptions | undefined): Describer<ConspiracyDescribable> {
  const { names, locale = { ...english, conspiracy: conspiracyWords } } =
    readDescribeOptions(telling);
  return describerOf(locale, localePart(locale, "conspiracy"), names, {});
}

/**
 * A sentence for an event or a refusal.
 *
 * @example
 * ```ts
 * const result = conspiracy.reduce(state, { type: "draw-lords", seat: 0, count: 9 });
 * if (!result.ok) describe(result.refusal);
 * // "1 to 3 cards may be drawn, not 9; the deck has 60 (CO-4)."
 * ```
 */
export function describe(said: Event | Refusal, telling?: ConspiracyDescribeOptions): string {
  return speak(telling).sentence(said);
}

/**
 * A short text for an action, as on a button.
 *
 * @example
 * ```ts
 * describeAction({ type: "draw-lords", seat: 0, count: 2 }); // "Draw 2 lords"
 * ```
 */
export function describeAction(action: Action, telling?: ConspiracyDescribeOptions): string {
  return speak(telling).action(action);
}

/**
 * A request to those who are asked, by name.
 *
 * @example
 * ```ts
 * const decision = conspiracy.decision(view);
 * if (decision) describeDecision(decision, { names: ["Ann", "Ben"] });
 * // "Ann, draw lords from the deck or take a pile."
 * ```
 */
export function describeDecision(decision: Decision, telling?: ConspiracyDescribeOptions): string {
  return speak(telling).decision(decision);
}

/**
 * A line of a score sheet: what the points are for, and how many they are.
 *
 * @example
 * ```ts
 * describeLine({ category: "pearlMaster", source: "pearl-master", points: 5 });
 * // "Pearl Master: 5 points"
 * ```
 */
export function describeLine(
  line: ScoreLine<Category>,
  telling?: ConspiracyDescribeOptions,
): string {
  return speak(telling).line(line);
}

/**
 * The name of a lord or of a location, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("blue-6");
 * // { name: "Blue 6", text: "The top lord of the deck goes to the pile of its colour." }
 * ```
 */
export function describeCard(card: Lord | Location, telling?: ConspiracyDescribeOptions): CardText {
  return speak(telling).card(card);
}
