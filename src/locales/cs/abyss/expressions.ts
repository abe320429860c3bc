// Czech expressions used in sentences. Names of players and cards are never declined: they come
// after a colon, in brackets, or as the subject.
import type { AnyAlly, Race } from "../../../abyss/cards/allies.ts";
import type { Reward } from "../../../abyss/cards/threat.ts";
import type { AbyssContext } from "../../../abyss/words/phrases.ts";
import { rewardParts } from "../../../abyss/words/reward-parts.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { czech } from "../language.ts";
import { allies as counted, keyTokens, monsterTokens, pearls } from "../nouns.ts";

/** A list of names. */
export const names = ({ name }: SayNames, ids: readonly string[]): string =>
  czech.and(ids.map(name));

/** Names the allies, or counts them if some are face down. */
export function allies(say: SayNames, cards: readonly (AnyAlly | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length && cards.length > 0) return names(say, known);
  return cards.length === 0 ? "žádní spojenci" : counted(cards.length);
}

const raceNames: Readonly<Record<Race, string>> = {
  jellyfish: "medúza",
  crab: "krab",
  seahorse: "mořský koník",
  shellfish: "měkkýš",
  squid: "chobotnice",
};
export const race = (id: Race): string => wordFor(raceNames, id);

/** "hromádky karet v radě (krab a medúza)", in the accusative. */
export const stacks = (ids: readonly Race[]): string =>
  `${czech.form(ids.length, { one: "hromádku", other: "hromádky" })} karet v radě (${czech.and(ids.map(race))})`;

/** "1 žeton klíče a 2 perly" */
export const reward = (all: Reward): string =>
  czech.and(rewardParts(all, { keys: keyTokens, pearls, tokens: monsterTokens })) || "nic";

/** A payment: allies, then coins. */
export const paid = (
  { name }: SayNames,
  played: readonly AnyAlly[],
  coins: readonly string[],
): string => czech.and([...played.map(name), ...coins]);

/** The lords and key tokens that provide the keys. */
export const keys = ({ name }: SayNames, lords: readonly string[], tokens: number): string =>
  czech.and([...lords.map(name), ...(tokens > 0 ? [keyTokens(tokens)] : [])]);

/** "spojence: krab 3", or without the name if there is no view. */
export function revealedAlly({ name, revealed }: SayNames & AbyssContext): string {
  const card = revealed();
  return card === undefined ? "spojence" : `spojence: ${name(card)}`;
}
