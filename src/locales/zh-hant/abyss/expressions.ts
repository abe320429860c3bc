// Chinese expressions used in sentences.
import type { AnyAlly, Race } from "../../../abyss/cards/allies.ts";
import type { Reward } from "../../../abyss/cards/threat.ts";
import type { AbyssContext } from "../../../abyss/words/phrases.ts";
import { rewardParts } from "../../../abyss/words/reward-parts.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { chinese } from "../language.ts";
import { allies as counted, keyTokens, monsterTokens, pearls } from "../nouns.ts";

/** A list of names. */
export const names = ({ name }: SayNames, ids: readonly string[]): string =>
  chinese.and(ids.map(name));

/** Names the allies, or counts them if some are face down. */
export function allies(say: SayNames, cards: readonly (AnyAlly | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length && cards.length > 0) return names(say, known);
  return cards.length === 0 ? "沒有盟友" : counted(cards.length);
}

const raceNames: Readonly<Record<Race, string>> = {
  jellyfish: "水母",
  crab: "螃蟹",
  seahorse: "海馬",
  shellfish: "貝類",
  squid: "烏賊",
};
export const race = (id: Race): string => wordFor(raceNames, id);

/** "螃蟹和烏賊議會牌堆" */
export const stacks = (ids: readonly Race[]): string => `${chinese.and(ids.map(race))}議會牌堆`;

/** "1個鑰匙指示物和2顆珍珠" */
export const reward = (all: Reward): string =>
  chinese.and(rewardParts(all, { keys: keyTokens, pearls, tokens: monsterTokens })) || "無";

/** A payment: allies, then coins. */
export const paid = (
  { name }: SayNames,
  played: readonly AnyAlly[],
  coins: readonly string[],
): string => chinese.and([...played.map(name), ...coins]);

/** The lords and key tokens that provide the keys. */
export const keys = ({ name }: SayNames, lords: readonly string[], tokens: number): string =>
  chinese.and([...lords.map(name), ...(tokens > 0 ? [keyTokens(tokens)] : [])]);

/** "螃蟹3", or "該盟友" without a view. */
export function revealedAlly({ name, revealed }: SayNames & AbyssContext): string {
  const card = revealed();
  return card === undefined ? "該盟友" : name(card);
}
