// The texts of Exiles: English is here, other languages are in src/locales.
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
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { exilesContext } from "./context.ts";
import { exilesWords } from "./english.ts";
import { exileText, isExile } from "./exiles.ts";
import type { ExileId, ExilesDescribable, ExilesDescribeOptions, ExilesLocale } from "./phrases.ts";

const localeOf = ({ locale }: Partial<ExilesDescribeOptions>): ExilesLocale =>
  locale ?? { ...english, abyss: abyssWords, exiles: exilesWords };

function describerFor(
  given: ExilesDescribeOptions | undefined,
): Describer<DescribableWithLayer<AbyssDescribable, ExilesDescribable>> {
  const options = orNoOptions(given);
  const locale = localeOf(options);
  const [below, own] = [localePart(locale, "abyss"), localePart(locale, "exiles")];
  return describerOf(
    locale,
    wordsOver(below, own),
    options.names,
    exilesContext(own.terms, options),
  );
}

/**
 * Describes an event or a refusal in a sentence. Cards that were redacted are only counted; the names of
 * exiles are those of the catalogue.
 *
 * @example
 * ```ts
 * const result = exiles.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * describe(event, { names: ["Ann", "Ben"], catalogue: state.table.exiles.catalogue });
 * ```
 */
export function describe(eventOrRefusal: Event | Refusal, options?: ExilesDescribeOptions): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a few words, as on a button; with a `view`, the text includes the pearls to pay. A
 * partial action is described by what has been chosen so far.
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: ExilesDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("recapture"); // "Recapture a location"
 * ```
 */
export function describeActionType(type: Action["type"], options?: ExilesDescribeOptions): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("exiles"); // "Exiles"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: ExilesDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("exile", "deserter"); // "Deserter"
 * describeValue("location", null); // "Top location of the stack"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: ExilesDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/** Describes a decision as a request to the players who are asked, by name. */
export function describeDecision(decision: Decision, options?: ExilesDescribeOptions): string {
  return describerFor(options).decision(decision);
}

/** Describes a line of a score sheet: what the points are for, and how many. */
export function describeLine(line: ScoreLine<Category>, options?: ExilesDescribeOptions): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a card of Abyss or of an exile of the catalogue, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard({ kind: "exile", id: "deserter" }); // { name: "Deserter", text: "At once: take a key token." }
 * ```
 */
export function describeCard(card: AbyssCard | ExileId, options?: ExilesDescribeOptions): CardText {
  const describer = describerFor(options);
  if (!isExile(card)) return describer.card(card);
  const given = orNoOptions(options);
  const catalogue = given.catalogue ?? given.view?.table.exiles.catalogue ?? defaultCatalogue;
  return textOrError(() => exileText(localeOf(given).exiles.terms, catalogue, card));
}
