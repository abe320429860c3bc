// The texts of Exiles: English is here, other languages are in src/locales.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard, AbyssDescribable } from "../../abyss/words/phrases.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import {
  type Describer,
  describerOf,
  localePart,
  readDescribeOptions,
  textOrError,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import { type CardText, type DescribableWithLayer, wordsOver } from "../../kernel/words/phrases.ts";
import type { Action, Decision } from "../actions.ts";
import type { Exile } from "../cards/catalogue.ts";
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { Event } from "../events.ts";
import type { Refusal } from "../refusals.ts";
import type { Category } from "../scoring.ts";
import { exilesContext } from "./context.ts";
import { exilesWords } from "./english.ts";
import { exileText } from "./exiles.ts";
import type { ExilesDescribable, ExilesDescribeOptions, ExilesLocale } from "./phrases.ts";

export { exilesContext } from "./context.ts";
export { exilesWords } from "./english.ts";
export type * from "./phrases.ts";

const localeOf = ({ locale }: Partial<ExilesDescribeOptions>): ExilesLocale =>
  locale ?? { ...english, abyss: abyssWords, exiles: exilesWords };

function speak(
  options: ExilesDescribeOptions | undefined,
): Describer<DescribableWithLayer<AbyssDescribable, ExilesDescribable>> {
  const telling = readDescribeOptions(options);
  const locale = localeOf(telling);
  const [below, own] = [localePart(locale, "abyss"), localePart(locale, "exiles")];
  return describerOf(
    locale,
    wordsOver(below, own),
    telling.names,
    exilesContext(own.terms, telling),
  );
}

/**
 * A sentence for an event or a refusal. Cards that were redacted are only counted; exiles are called
 * as in the catalogue.
 *
 * @example
 * ```ts
 * const result = exiles.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * describe(event, { names: ["Ann", "Ben"], catalogue: state.table.exiles.catalogue });
 * ```
 */
export function describe(said: Event | Refusal, telling?: ExilesDescribeOptions): string {
  return speak(telling).sentence(said);
}

/** A short text for an action, as on a button. With a `view` it tells the pearls, too. */
export function describeAction(action: Action, telling?: ExilesDescribeOptions): string {
  return speak(telling).action(action);
}

/** A request to those who are asked, by name. */
export function describeDecision(decision: Decision, telling?: ExilesDescribeOptions): string {
  return speak(telling).decision(decision);
}

/** A line of a score sheet: what the points are for, and how many they are. */
export function describeLine(line: ScoreLine<Category>, telling?: ExilesDescribeOptions): string {
  return speak(telling).line(line);
}

/**
 * The name of a card and what it does, in our own words: a card of Abyss, or an exile of the catalogue.
 *
 * @example
 * ```ts
 * describeCard("deserter"); // { name: "Deserter", text: "At once: take a key token." }
 * ```
 */
export function describeCard(card: AbyssCard | Exile, telling?: ExilesDescribeOptions): CardText {
  const voice = speak(telling);
  const { catalogue = defaultCatalogue, ...rest } = readDescribeOptions(telling);
  const { abyss, exiles } = localeOf(rest);
  const exile = textOrError(() =>
    Object.hasOwn(abyss.cards, card) ? undefined : exileText(exiles.terms, catalogue, card),
  );
  return exile ?? voice.card(card as AbyssCard);
}
