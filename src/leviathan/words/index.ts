// The texts of Leviathan: English is here, other languages are in src/locales.
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
import { leviathanContext } from "./context.ts";
import { leviathanWords } from "./english.ts";
import type { LeviathanCardId, LeviathanDescribable, LeviathanDescribeOptions } from "./phrases.ts";

function describerFor(
  options: LeviathanDescribeOptions | undefined,
): Describer<DescribableWithLayer<AbyssDescribable, LeviathanDescribable>> {
  const {
    names,
    locale = { ...english, abyss: abyssWords, leviathan: leviathanWords },
    view,
  } = orNoOptions(options);
  const words = wordsOver(localePart(locale, "abyss"), localePart(locale, "leviathan"));
  return describerOf(locale, words, names, leviathanContext(view));
}

/**
 * Describes an event or a refusal in a sentence. Tokens that were redacted are only counted.
 *
 * @example
 * ```ts
 * const result = leviathan.reduce(state, { type: "continue", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "No ally is left to reveal, so the monster cannot be passed (LE-21)."
 * describe({ type: "dice-rolled", seat: 0, dice: [3, 6] }); // "Player 1 rolls 3 and 6."
 * ```
 */
export function describe(
  eventOrRefusal: Event | Refusal,
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a few words, as on a button; with a `view`, the text includes the pearls to pay. A
 * partial action is described by what has been chosen so far.
 *
 * @example
 * ```ts
 * describeAction({ type: "fight", seat: 0, leviathan: "leviathan-3", ally: "crab-4-fighter" });
 * // "Attack leviathan 3 with crab 4 (fighter)"
 * ```
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("reveal-token"); // "Reveal a leviathan token"
 * ```
 */
export function describeActionType(
  type: Action["type"],
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("space"); // "Space of the border"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("space", "2-3"); // "2/3"
 * describeValue("token", "key"); // "Leviathan token of a key"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/** Describes a decision as a request to the players who are asked, by name. */
export function describeDecision(decision: Decision, options?: LeviathanDescribeOptions): string {
  return describerFor(options).decision(decision);
}

/** Describes a line of a score sheet: what the points are for, and how many. */
export function describeLine(
  line: ScoreLine<Category>,
  options?: LeviathanDescribeOptions,
): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a card of Abyss or of Leviathan, or of a leviathan token, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("leviathan-3").text;
 * // "Allied races: crab and jellyfish. Resistance: 9 (3 tokens). When it attacks: take 3 wounds."
 * describeCard({ kind: "leviathan-token", id: "key" }).text; // "Reveal it to take a key token."
 * ```
 */
export function describeCard(
  card: AbyssCard | LeviathanCardId,
  options?: LeviathanDescribeOptions,
): CardText {
  return describerFor(options).card(textOrError(() => keyOf(card)));
}
