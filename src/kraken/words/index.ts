// The texts of Kraken: English is here, other languages are in src/locales.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard, AbyssDescribable } from "../../abyss/words/phrases.ts";
import type { PartialAction } from "../../kernel/agenda/partial-action.ts";
import type { ChoicesOf } from "../../kernel/rules/choices-of.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import {
  type Describer,
  describerOf,
  localePart,
  orNoOptions,
  textOrError,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import { type CardText, type DescribableWithLayer, wordsOver } from "../../kernel/words/phrases.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { keyOf } from "./card-texts.ts";
import { krakenContext } from "./context.ts";
import { krakenWords } from "./english.ts";
import type { KrakenCard, KrakenDescribable, KrakenDescribeOptions } from "./phrases.ts";

function describerFor(
  options: KrakenDescribeOptions | undefined,
): Describer<DescribableWithLayer<AbyssDescribable, KrakenDescribable>> {
  const {
    names,
    locale = { ...english, abyss: abyssWords, kraken: krakenWords },
    view,
  } = orNoOptions(options);
  const words = wordsOver(localePart(locale, "abyss"), localePart(locale, "kraken"));
  return describerOf(locale, words, names, krakenContext(view));
}

/**
 * Describes an event or a refusal in a sentence. Cards that were redacted are only counted.
 *
 * @example
 * ```ts
 * const result = kraken.reduce(state, { type: "draw-loot", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "There is no loot left (KR-32)."
 * describe({ type: "figure-moved", seat: 1, from: 0 }); // "Player 2 has the Kraken figure now."
 * ```
 */
export function describe(eventOrRefusal: Event | Refusal, options?: KrakenDescribeOptions): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a few words, as on a button; with a `view`, the text includes the pearls to pay. A
 * partial action is described by what has been chosen so far.
 *
 * @example
 * ```ts
 * describeAction(action, { view }); // "Buy crab 3 for 1 nebulis and 1 pearl"
 * ```
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: KrakenDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("name-race"); // "Name a race"
 * ```
 */
export function describeActionType(type: Action["type"], options?: KrakenDescribeOptions): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("nebulis"); // "Nebulis to pay with"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: KrakenDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("sentinel", "vigil"); // "Vigil's sentinel"
 * describeValue("affiliate", null); // "None"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: KrakenDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/** Describes a decision as a request to the players who are asked, by name. */
export function describeDecision(decision: Decision, options?: KrakenDescribeOptions): string {
  return describerFor(options).decision(decision);
}

/** Describes a line of a score sheet: what the points are for, and how many. */
export function describeLine(line: ScoreLine<Category>, options?: KrakenDescribeOptions): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a card of Abyss or of Kraken, of loot or of a sentinel, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard({ kind: "loot", id: 4 }); // { name: "Loot 4", text: "4 points. At once: gain 2 pearls." }
 * describeCard({ kind: "sentinel", id: "vigil" }).name; // "Vigil's sentinel"
 * describeCard("vigil").name; // "Vigil", the lord
 * ```
 */
export function describeCard(
  card: AbyssCard | KrakenCard,
  options?: KrakenDescribeOptions,
): CardText {
  return describerFor(options).card(textOrError(() => keyOf(card)));
}
