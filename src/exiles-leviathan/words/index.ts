// The texts of Exiles with Leviathan are those of its layers.
import { abyssWords } from "../../abyss/words/english.ts";
import { defaultCatalogue } from "../../exiles/cards/default-catalogue.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { exileText, isExile } from "../../exiles/words/exiles.ts";
import type { PartialAction } from "../../kernel/agenda/partial-action.ts";
import { describerOf, localePart, orNoOptions, textOrError } from "../../kernel/words/describe.ts";
import {
  type DescribeFunctions,
  describeFunctions,
} from "../../kernel/words/describe-functions.ts";
import { english } from "../../kernel/words/english.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import { keyOf } from "../../leviathan/words/card-texts.ts";
import { leviathanWords } from "../../leviathan/words/english.ts";
import type { Action, Decision, Event, Refusal } from "../published-types.ts";
import type { Category } from "../scoring.ts";
import { exilesLeviathanContext } from "./context.ts";
import type {
  ExilesLeviathanCard,
  ExilesLeviathanDescribeOptions,
  ExilesLeviathanLocale,
} from "./phrases.ts";

interface Described {
  event: Event;
  refusal: Refusal;
  action: Action;
  partialAction: PartialAction<Action>;
  decision: Decision;
  category: Category;
}

const inEnglish = (): ExilesLeviathanLocale => ({
  ...english,
  abyss: abyssWords,
  leviathan: leviathanWords,
  exiles: exilesWords,
});

const describerFor = (given: ExilesLeviathanDescribeOptions | undefined) => {
  const options = orNoOptions(given);
  const { locale = inEnglish() } = options;
  const below = wordsOver(localePart(locale, "abyss"), localePart(locale, "leviathan"));
  const exiles = localePart(locale, "exiles");
  const context = exilesLeviathanContext(options, exiles.terms);
  return describerOf(locale, wordsOver(below, exiles), options.names, context);
};

type Functions = DescribeFunctions<Described, ExilesLeviathanCard, ExilesLeviathanDescribeOptions>;

const functions: Functions = /* @__PURE__ */ describeFunctions(describerFor, (card, given) => {
  const describer = describerFor(given);
  if (!isExile(card)) return describer.card(textOrError(() => keyOf(card as never)));
  const options: Partial<ExilesLeviathanDescribeOptions> = orNoOptions(given);
  const catalogue = options.catalogue ?? options.view?.table.exiles.catalogue ?? defaultCatalogue;
  const { locale = inEnglish() } = options;
  return textOrError(() => exileText(locale.exiles.terms, catalogue, card));
});

/** Describes an event or a refusal in a sentence. Redacted cards are only counted. */
export const describe: Functions["describe"] = (...given) => functions.describe(...given);
/** Describes an action, or a partial one, in a few words; with a `view`, the text includes the pearls to pay. */
export const describeAction: Functions["describeAction"] = (...given) =>
  functions.describeAction(...given);
/** Names a type of action, as on the button that begins it. */
export const describeActionType: Functions["describeActionType"] = (...given) =>
  functions.describeActionType(...given);
/** Names a field of an action, as above its choices. A field is called the same in all actions. */
export const describeField: Functions["describeField"] = (...given) =>
  functions.describeField(...given);
/** Names a value of a field as `choices` offers it, or a member of a list. */
export const describeValue: Functions["describeValue"] = (...given) =>
  functions.describeValue(...given);
/** Describes a decision as a request to the players who are asked, by name. */
export const describeDecision: Functions["describeDecision"] = (...given) =>
  functions.describeDecision(...given);
/** Describes a line of a score sheet: what the points are for, and how many. */
export const describeLine: Functions["describeLine"] = (...given) =>
  functions.describeLine(...given);
/** Gives the name of a card or token of any of the boxes, or of an exile of the catalogue, and what it does. */
export const describeCard: Functions["describeCard"] = (...given) =>
  functions.describeCard(...given);
