// Polish expressions used in sentences. Names of players and cards are never declined: they come
// after a colon, in brackets, or as the subject.
import type { AnyAlly, Race } from "../../../abyss/cards/allies.ts";
import type { Reward } from "../../../abyss/cards/threat.ts";
import type { AbyssContext } from "../../../abyss/words/phrases.ts";
import { rewardParts } from "../../../abyss/words/reward-parts.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { polish } from "../language.ts";
import { allies as counted, keyTokens, monsterTokens, pearls } from "../nouns.ts";

/** A list of names. */
export const names = ({ name }: SayNames, ids: readonly string[]): string =>
  polish.and(ids.map(name));

/** Names the allies, or counts them if some are face down. */
export function allies(say: SayNames, cards: readonly (AnyAlly | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length && cards.length > 0) return names(say, known);
  return cards.length === 0 ? "brak sojuszników" : counted(cards.length);
}

const raceNames: Readonly<Record<Race, string>> = {
  jellyfish: "meduza",
  crab: "krab",
  seahorse: "konik morski",
  shellfish: "skorupiak",
  squid: "kałamarnica",
};
export const race = (id: Race): string => wordFor(raceNames, id);

/** "stosy Rady (krab i meduza)" */
export const stacks = (ids: readonly Race[]): string =>
  `${polish.form(ids.length, { one: "stos Rady", other: "stosy Rady" })} (${polish.and(ids.map(race))})`;

/** "1 żeton klucza i 2 perły" */
export const reward = (all: Reward): string =>
  polish.and(rewardParts(all, { keys: keyTokens, pearls, tokens: monsterTokens })) || "nic";

/** A payment: allies, then coins. */
export const paid = (
  { name }: SayNames,
  played: readonly AnyAlly[],
  coins: readonly string[],
): string => polish.and([...played.map(name), ...coins]);

/** The lords and key tokens that provide the keys. */
export const keys = ({ name }: SayNames, lords: readonly string[], tokens: number): string =>
  polish.and([...lords.map(name), ...(tokens > 0 ? [keyTokens(tokens)] : [])]);

/** "sojusznika: krab 3", or without the name if there is no view. */
export function revealedAlly({ name, revealed }: SayNames & AbyssContext): string {
  const card = revealed();
  return card === undefined ? "sojusznika" : `sojusznika: ${name(card)}`;
}
