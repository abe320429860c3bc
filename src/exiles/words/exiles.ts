// Exiles come from a catalogue, so their texts are put together when they are needed.

import { RulesError } from "../../kernel/data/errors.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { wrongValue } from "../../kernel/validation/problem-wording.ts";
import { capital } from "../../kernel/words/grammar.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Exile, ExileCard } from "../cards/catalogue.ts";
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { ExileId, ExilesTerms } from "./phrases.ts";

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

/** The text of an exile of the catalogue. */
export function exileText(
  terms: ExilesTerms,
  catalogue: readonly ExileCard[],
  { id }: ExileId,
): CardText {
  const card = cardOf(catalogue, id);
  if (!card) {
    const names = catalogue.map((one) => one.id);
    throw new RulesError("cannot describe this", wrongValue(["card", "id"], id, { names }));
  }
  const { exileTexts: texts } = terms;
  const power =
    card.power === null ? undefined : (lookUp<string>(texts, card.power) ?? texts.other);
  const sentences = [...(card.key ? [texts.key] : []), ...(power === undefined ? [] : [power])];
  return { name: exileName(terms, catalogue, id), text: sentences.join(" ") || texts.none };
}

/** True for an exile, false for a component of another kind. */
export const isExile = (card: unknown): card is ExileId =>
  isObject(card) && "kind" in card && card.kind === "exile";
