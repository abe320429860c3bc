// Exiles come from a catalogue, so their texts are put together when they are needed.

import { lookUp } from "../../kernel/data/look-up.ts";
import { capital } from "../../kernel/words/grammar.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Exile, ExileCard } from "../cards/catalogue.ts";
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { ExilesTerms } from "./phrases.ts";

const cardOf = (catalogue: readonly ExileCard[], id: Exile): ExileCard | undefined =>
  catalogue.find((card) => card.id === id);

/**
 * The name of an exile: that of the locale for an exile of the default catalogue, else that of the given
 * catalogue, else one derived from its id.
 */
export function exileName(
  { exileNames }: ExilesTerms,
  catalogue: readonly ExileCard[],
  id: Exile,
): string {
  const card = cardOf(catalogue, id);
  const defaultCard = cardOf(defaultCatalogue, id);
  const isDefault = defaultCard !== undefined && (card ?? defaultCard).name === defaultCard.name;
  return (
    (isDefault ? lookUp<string>(exileNames, id) : card?.name) ??
    id.split("-").map(capital).join(" ")
  );
}

/** The text of an exile of the catalogue; `undefined` if it has no exile with this id. */
export function exileText(
  terms: ExilesTerms,
  catalogue: readonly ExileCard[],
  id: Exile,
): CardText | undefined {
  const card = cardOf(catalogue, id);
  if (!card) return undefined;
  const { exileTexts: texts } = terms;
  const power =
    card.power === null ? undefined : (lookUp<string>(texts, card.power) ?? texts.other);
  const sentences = [...(card.key ? [texts.key] : []), ...(power === undefined ? [] : [power])];
  return { name: exileName(terms, catalogue, id), text: sentences.join(" ") || texts.none };
}
