// Chinese expressions that sentences are made of.
import type { Ally, Race } from "../../../abyss/cards/allies.ts";
import type { Reward } from "../../../abyss/cards/threat.ts";
import type { AbyssContext } from "../../../abyss/words/phrases.ts";
import { rewardParts } from "../../../abyss/words/reward-parts.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { g } from "../language.ts";
import { allies as counted, keyTokens, monsterTokens, pearls } from "../nouns.ts";

/** Names in a row. */
export const names = ({ name }: SayNames, ids: readonly string[]): string => g.and(ids.map(name));

/** Allies that the viewer sees; backs are only counted. */
export function allies(say: SayNames, cards: readonly (Ally | null)[]): string {
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
export const stacks = (ids: readonly Race[]): string => `${g.and(ids.map(race))}議會牌堆`;

/** "1個鑰匙指示物和2顆珍珠" */
export const reward = (all: Reward): string =>
  g.and(rewardParts(all, { keys: keyTokens, pearls, tokens: monsterTokens })) || "無";

/** What is paid: allies, then pearls and the like. */
export const paid = (
  { name }: SayNames,
  played: readonly Ally[],
  coins: readonly string[],
): string => g.and([...played.map(name), ...coins]);

/** Lords and key tokens whose keys are spent. */
export const keys = ({ name }: SayNames, lords: readonly string[], tokens: number): string =>
  g.and([...lords.map(name), ...(tokens > 0 ? [keyTokens(tokens)] : [])]);

/** "螃蟹3", or "該盟友" where it is not seen. */
export function revealedAlly({ name, revealed }: SayNames & AbyssContext): string {
  const card = revealed();
  return card === undefined ? "該盟友" : name(card);
}
