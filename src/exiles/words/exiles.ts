// Exiles come from a catalogue, so their texts are made when they are needed.

import { lookUp } from "../../kernel/data/look-up.ts";
import { capital } from "../../kernel/words/grammar.ts";
import type { CardText } from "../../kernel/words/phrases.ts";
import type { Exile, ExileCard } from "../cards/catalogue.ts";
import { defaultCatalogue } from "../cards/default-catalogue.ts";
import type { ExilesTerms } from "./phrases.ts";

const cardOf = (catalogue: readonly ExileCard[], id: Exile): ExileCard | undefined =>
  catalogue.find((card) => card.id === id);

/** What an exile is called: as in the language, if it is ours, else as in the catalogue, or by its id. */
export function exileName(
  { exileNames }: ExilesTerms,
  catalogue: readonly ExileCard[],
  id: Exile,
): string {
  const named = cardOf(catalogue, id);
  const ours = cardOf(defaultCatalogue, id);
  const isOurs = ours !== undefined && (named ?? ours).name === ours.name;
  return (
    (isOurs ? lookUp<string>(exileNames, id) : named?.name) ?? id.split("-").map(capital).join(" ")
  );
}

/** An exile of the catalogue in words; `undefined` if there is none of this id. */
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
  const does = [...(card.key ? [texts.key] : []), ...(power === undefined ? [] : [power])];
  return { name: exileName(terms, catalogue, id), text: does.join(" ") || texts.none };
}
