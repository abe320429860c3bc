// The texts of Exiles with Kraken are those of its layers; exiles are Kraken's guests in the court.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard } from "../../abyss/words/phrases.ts";
import { defaultCatalogue } from "../../exiles/cards/default-catalogue.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { exileText, isExile } from "../../exiles/words/exiles.ts";
import type { ExileId } from "../../exiles/words/phrases.ts";
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
import { type CardText, wordsOver } from "../../kernel/words/phrases.ts";
import { keyOf } from "../../kraken/words/card-texts.ts";
import { krakenWords } from "../../kraken/words/english.ts";
import type { KrakenCard } from "../../kraken/words/phrases.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { exilesKrakenContext } from "./context.ts";
import type {
  ExilesKrakenDescribable,
  ExilesKrakenDescribeOptions,
  ExilesKrakenLocale,
} from "./phrases.ts";

const localeOf = ({ locale }: Partial<ExilesKrakenDescribeOptions>): ExilesKrakenLocale =>
  locale ?? { ...english, abyss: abyssWords, kraken: krakenWords, exiles: exilesWords };

function describerFor(
  given: ExilesKrakenDescribeOptions | undefined,
): Describer<ExilesKrakenDescribable> {
  const options = orNoOptions(given);
  const locale = localeOf(options);
  const exiles = localePart(locale, "exiles");
  const below = wordsOver(localePart(locale, "abyss"), localePart(locale, "kraken"));
  const context = exilesKrakenContext(options, exiles.terms);
  return describerOf(locale, wordsOver(below, exiles), options.names, context);
}

/**
 * Describes an event or a refusal in a sentence. Cards that were redacted are only counted; the names of
 * exiles are those of the catalogue.
 *
 * @example
 * ```ts
 * const result = exilesKraken.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * describe(event, { names: ["Ann", "Ben"], catalogue: state.table.exiles.catalogue });
 * ```
 */
export function describe(
  eventOrRefusal: Event | Refusal,
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).sentence(eventOrRefusal);
}

/**
 * Describes an action in a few words, as on a button; with a `view`, the text includes the pearls to pay. A
 * partial action is described by what has been chosen so far.
 */
export function describeAction(
  action: Action | PartialAction<Action>,
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).action(action);
}

/**
 * Names a type of action, as on the button that begins it.
 *
 * @example
 * ```ts
 * describeActionType("recruit-exile"); // "Recruit an exile"
 * ```
 */
export function describeActionType(
  type: Action["type"],
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).actionType(type);
}

/**
 * Names a field of an action, as above its choices. A field is called the same in all actions.
 *
 * @example
 * ```ts
 * describeField("place"); // "Where"
 * ```
 */
export function describeField(
  field: keyof ChoicesOf<Action>,
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).field(field);
}

/**
 * Names a value of a field as `choices` offers it, or a member of a list.
 *
 * @example
 * ```ts
 * describeValue("place", { kind: "guest", guest: "deserter" }); // "Deserter"
 * ```
 */
export function describeValue<Field extends keyof ChoicesOf<Action>>(
  field: Field,
  value: ChoicesOf<Action>[Field],
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).value(field, value);
}

/** Describes a decision as a request to the players who are asked, by name. */
export function describeDecision(
  decision: Decision,
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).decision(decision);
}

/** Describes a line of a score sheet: what the points are for, and how many. */
export function describeLine(
  line: ScoreLine<Category>,
  options?: ExilesKrakenDescribeOptions,
): string {
  return describerFor(options).line(line);
}

/**
 * Gives the name of a card of Abyss or of Kraken, of loot, of a sentinel or of an exile of the catalogue,
 * and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard({ kind: "exile", id: "stowaway" }); // { name: "Stowaway", text: "At once: take a key token." }
 * ```
 */
export function describeCard(
  card: AbyssCard | KrakenCard | ExileId,
  options?: ExilesKrakenDescribeOptions,
): CardText {
  const describer = describerFor(options);
  if (!isExile(card)) return describer.card(textOrError(() => keyOf(card)));
  const given = orNoOptions(options);
  const catalogue = given.catalogue ?? given.view?.table.exiles.catalogue ?? defaultCatalogue;
  return textOrError(() => exileText(localeOf(given).exiles.terms, catalogue, card));
}
