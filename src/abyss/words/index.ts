// The texts of Abyss: English is here, other languages are in src/locales.

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
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { abyssContext } from "./context.ts";
import { abyssWords } from "./english.ts";
import type { AbyssCard, AbyssDescribable, AbyssDescribeOptions } from "./phrases.ts";

function describerFor(options: AbyssDescribeOptions | undefined): Describer<AbyssDescribable> {
  const { names, locale = { ...english, abyss: abyssWords }, view } = orNoOptions(options);
  return describerOf(locale, localePart(locale, "abyss"), names, abyssContext(view));
}

/**
 * Describes an event or a refusal in a sentence. Redacted cards are only counted.
 *
 * @example
 * ```ts
 * const result = abyss.reduce(state, { type: "plot", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (AB-8)."
 * describe({ type: "turn-started", seat: 1 }, { names: ["Ann", "Ben"] }); // "Ben's turn."
 * ```
 */
export function describe(eventOrRefusal: Event | Refusal, options?: AbyssDescribeOptions): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a short text, as on a button; with a `view` it includes the pearls. A partial action,
 * which has no `seat`, is described by what has been chosen so far.
 *
 * @example
 * ```ts
 * describeAction(action, { view }); // "Recruit the Jailer with crab 3 and squid 2, and 1 pearl"
 * describeAction({ type: "recruit", lord: "jailer", allies: ["crab-3"] });
 * // "Recruit a lord (lord: Jailer; allies: crab 3)"
 * ```
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: AbyssDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("recruit"); // "Recruit a lord"
 * ```
 */
export function describeActionType(type: Action["type"], options?: AbyssDescribeOptions): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("affiliate"); // "Ally to affiliate"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: AbyssDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("lord", "jailer"); // "Jailer"
 * describeValue("reward", { keys: 1, pearls: 2, tokens: 0 }); // "1 key token and 2 pearls"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: AbyssDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/**
 * Describes a decision as a request to the players who must decide, by name.
 *
 * @example
 * ```ts
 * const decision = abyss.decision(view);
 * if (decision) describeDecision(decision); // "Player 1, choose what to do this turn."
 * ```
 */
export function describeDecision(decision: Decision, options?: AbyssDescribeOptions): string {
  return describerFor(options).decision(decision);
}

/**
 * Describes a line of a score sheet: what the points are for, and how many they are.
 *
 * @example
 * ```ts
 * describeLine({ category: "locations", source: "jail", points: 14 }); // "Jail: 14 points"
 * ```
 */
export function describeLine(line: ScoreLine<Category>, options?: AbyssDescribeOptions): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a lord, a location or an exploration card, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("jailer");
 * // { name: "Jailer", text: "At once: each opponent discards 1 ally of their choice from hand." }
 * ```
 */
export function describeCard(card: AbyssCard, options?: AbyssDescribeOptions): CardText {
  return describerFor(options).card(card);
}
