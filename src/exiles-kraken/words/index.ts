// The texts of Exiles with Kraken are those of its layers; exiles are the guests of the court.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard } from "../../abyss/words/phrases.ts";
import type { Exile } from "../../exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../exiles/cards/default-catalogue.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { exileText } from "../../exiles/words/exiles.ts";
import { exilesNeeds } from "../../exiles/words/needs.ts";
import { partOf, tellingOf, told, type Voice, voice } from "../../kernel/describe.ts";
import { english } from "../../kernel/english.ts";
import { type CardText, wordsOver } from "../../kernel/phrases.ts";
import type { ScoreLine } from "../../kernel/score.ts";
import { krakenWords } from "../../kraken/words/english.ts";
import { lessNebulis } from "../../kraken/words/needs.ts";
import type { KrakenCard } from "../../kraken/words/phrases.ts";
import type { Action, Decision, Event, Refusal } from "../blueprint.ts";
import type { Category } from "../scoring.ts";
import type { ExilesKrakenLocale, ExilesKrakenTelling, ExilesKrakenTold } from "./phrases.ts";

export type * from "./phrases.ts";

const localeOf = ({ locale }: Partial<ExilesKrakenTelling>): ExilesKrakenLocale =>
  locale ?? { ...english, abyss: abyssWords, kraken: krakenWords, exiles: exilesWords };

function speak(options: ExilesKrakenTelling | undefined): Voice<ExilesKrakenTold> {
  const telling = tellingOf(options);
  const locale = localeOf(telling);
  const exiles = partOf(locale, "exiles");
  const below = wordsOver(partOf(locale, "abyss"), partOf(locale, "kraken"));
  const needs = lessNebulis(exilesNeeds(exiles.terms, telling));
  return voice(locale, wordsOver(below, exiles), telling.names, { ...needs, guest: needs.exile });
}

/**
 * A sentence for an event or a refusal. Cards that were redacted are only counted; exiles are called
 * as in the catalogue.
 *
 * @example
 * ```ts
 * const result = exilesKraken.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * describe(event, { names: ["Ann", "Ben"], catalogue: state.table.exiles.catalogue });
 * ```
 */
export function describe(said: Event | Refusal, telling?: ExilesKrakenTelling): string {
  return speak(telling).said(said);
}

/** A short text for an action, as on a button. With a `view` it tells the pearls, too. */
export function describeAction(action: Action, telling?: ExilesKrakenTelling): string {
  return speak(telling).action(action);
}

/** A request to those who are asked, by name. */
export function describeDecision(decision: Decision, telling?: ExilesKrakenTelling): string {
  return speak(telling).decision(decision);
}

/** A line of a score sheet: what the points are for, and how many they are. */
export function describeLine(line: ScoreLine<Category>, telling?: ExilesKrakenTelling): string {
  return speak(telling).line(line);
}

/**
 * The name of a card and what it does, in our own words: a card of Abyss or of Kraken, loot, a sentinel,
 * or an exile of the catalogue.
 *
 * @example
 * ```ts
 * describeCard("stowaway"); // { name: "Stowaway", text: "At once: take a key token." }
 * ```
 */
export function describeCard(
  card: AbyssCard | KrakenCard | Exile,
  telling?: ExilesKrakenTelling,
): CardText {
  const voice = speak(telling);
  const { catalogue = defaultCatalogue, ...rest } = tellingOf(telling);
  const { abyss, kraken, exiles } = localeOf(rest);
  const exile = told(() =>
    Object.hasOwn(abyss.cards, card) || Object.hasOwn(kraken.cards, card)
      ? undefined
      : exileText(exiles.terms, catalogue, card),
  );
  return exile ?? voice.card(card as AbyssCard | KrakenCard);
}
