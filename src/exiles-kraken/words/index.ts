// The texts of Exiles with Kraken are those of its layers; exiles are the guests of the court.
import { abyssWords } from "../../abyss/words/english.ts";
import type { AbyssCard } from "../../abyss/words/phrases.ts";
import type { Exile } from "../../exiles/cards/catalogue.ts";
import { defaultCatalogue } from "../../exiles/cards/default-catalogue.ts";
import { exilesContext } from "../../exiles/words/context.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { exileText } from "../../exiles/words/exiles.ts";
import type { ScoreLine } from "../../kernel/score/score.ts";
import {
  type Describer,
  describerOf,
  localePart,
  readDescribeOptions,
  textOrError,
} from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import { type CardText, wordsOver } from "../../kernel/words/phrases.ts";
import { lessNebulis } from "../../kraken/words/context.ts";
import { krakenWords } from "../../kraken/words/english.ts";
import type { KrakenCard } from "../../kraken/words/phrases.ts";
import type { Action, Decision, Event, Refusal } from "../blueprint.ts";
import type { Category } from "../scoring.ts";
import type {
  ExilesKrakenDescribable,
  ExilesKrakenDescribeOptions,
  ExilesKrakenLocale,
} from "./phrases.ts";

export type * from "./phrases.ts";

const localeOf = ({ locale }: Partial<ExilesKrakenDescribeOptions>): ExilesKrakenLocale =>
  locale ?? { ...english, abyss: abyssWords, kraken: krakenWords, exiles: exilesWords };

function speak(
  options: ExilesKrakenDescribeOptions | undefined,
): Describer<ExilesKrakenDescribable> {
  const telling = readDescribeOptions(options);
  const locale = localeOf(telling);
  const exiles = localePart(locale, "exiles");
  const below = wordsOver(localePart(locale, "abyss"), localePart(locale, "kraken"));
  const needs = lessNebulis(exilesContext(exiles.terms, telling));
  return describerOf(locale, wordsOver(below, exiles), telling.names, {
    ...needs,
    guest: needs.exile,
  });
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
export function describe(said: Event | Refusal, telling?: ExilesKrakenDescribeOptions): string {
  return speak(telling).sentence(said);
}

/** A short text for an action, as on a button. With a `view` it tells the pearls, too. */
export function describeAction(action: Action, telling?: ExilesKrakenDescribeOptions): string {
  return speak(telling).action(action);
}

/** A request to those who are asked, by name. */
export function describeDecision(
  decision: Decision,
  telling?: ExilesKrakenDescribeOptions,
): string {
  return speak(telling).decision(decision);
}

/** A line of a score sheet: what the points are for, and how many they are. */
export function describeLine(
  line: ScoreLine<Category>,
  telling?: ExilesKrakenDescribeOptions,
): string {
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
  telling?: ExilesKrakenDescribeOptions,
): CardText {
  const voice = speak(telling);
  const { catalogue = defaultCatalogue, ...rest } = readDescribeOptions(telling);
  const { abyss, kraken, exiles } = localeOf(rest);
  const exile = textOrError(() =>
    Object.hasOwn(abyss.cards, card) || Object.hasOwn(kraken.cards, card)
      ? undefined
      : exileText(exiles.terms, catalogue, card),
  );
  return exile ?? voice.card(card as AbyssCard | KrakenCard);
}
