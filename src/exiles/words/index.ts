// The texts of Exiles: English is here, other languages are in src/locales.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard, AbyssDescribable } from "../../abyss/words/phrases.ts";
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
import type { Exile } from "../cards/catalogue.ts";
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { exilesContext } from "./context.ts";
import { exilesWords } from "./english.ts";
import { exileText } from "./exiles.ts";
import type { ExilesDescribable, ExilesDescribeOptions, ExilesLocale } from "./phrases.ts";

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

/** Describes an action in a few words, as on a button. With a `view`, the text includes the pearls to pay. */
export function describeAction(action: Action, options?: ExilesDescribeOptions): string {
  return describerFor(options).action(action);
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
 * describeCard("deserter"); // { name: "Deserter", text: "At once: take a key token." }
 * ```
 */
export function describeCard(card: AbyssCard | Exile, options?: ExilesDescribeOptions): CardText {
  const describer = describerFor(options);
  const { catalogue = defaultCatalogue, ...rest } = orNoOptions(options);
  const { abyss, exiles } = localeOf(rest);
  const exile = textOrError(() =>
    Object.hasOwn(abyss.cards, card) ? undefined : exileText(exiles.terms, catalogue, card),
  );
  return exile ?? describer.card(card as AbyssCard);
}
