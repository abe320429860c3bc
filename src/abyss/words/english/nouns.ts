// English nouns and expressions that sentences are made of.
import { en } from "../../../kernel/words/english.ts";
import { type Forms, wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { AnyAlly, Race } from "../../cards/allies.ts";
import type { AnyLocation } from "../../cards/locations.ts";
import type { AnyLord } from "../../cards/lords.ts";
import type { Reward } from "../../cards/threat.ts";
import type { AbyssContext } from "../phrases.ts";
import { rewardParts } from "../reward-parts.ts";

const pearl: Forms = { one: "pearl", other: "pearls" };
const ally: Forms = { one: "ally", other: "allies" };
const keyToken: Forms = { one: "key token", other: "key tokens" };
const monsterToken: Forms = { one: "monster token", other: "monster tokens" };

export const pearls = (n: number): string => en.counted(n, pearl);
export const keyTokens = (n: number): string => en.counted(n, keyToken);
export const monsterTokens = (n: number): string => en.counted(n, monsterToken);

/** "the Jailer" */
export const lord = ({ name }: SayNames, id: AnyLord): string => `the ${name(id)}`;
/** "the Jailer and the Miller" */
export const lords = (say: SayNames, ids: readonly AnyLord[]): string =>
  en.and(ids.map((id) => lord(say, id)));
/** "Jail and Chasm" */
export const locations = ({ name }: SayNames, ids: readonly AnyLocation[]): string =>
  en.and(ids.map(name));

/** Names the allies, or counts them if some are face down. */
export function allies({ name }: SayNames, cards: readonly (AnyAlly | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length && cards.length > 0) return en.and(known.map(name));
  return cards.length === 0 ? "no allies" : en.counted(cards.length, ally);
}

const raceNames: Readonly<Record<Race, string>> = {
  jellyfish: "jellyfish",
  crab: "crab",
  seahorse: "seahorse",
  shellfish: "shellfish",
  squid: "squid",
};
export const race = (id: Race): string => wordFor(raceNames, id);

/** "the crab and squid stacks" */
export const stacks = (ids: readonly Race[]): string =>
  `the ${en.and(ids.map(race))} ${en.form(ids.length, { one: "stack", other: "stacks" })}`;

/** "1 key token and 2 pearls" */
export const reward = (all: Reward): string =>
  en.and(rewardParts(all, { keys: keyTokens, pearls, tokens: monsterTokens })) || "nothing";

/** What a lord was recruited with: "crab 3, squid 2 and 1 pearl". */
export const paidWith = ({ name }: SayNames, played: readonly AnyAlly[], coins: number): string =>
  en.and([...played.map(name), ...(coins > 0 ? [pearls(coins)] : [])]);

/** "crab 3", or "the ally" without a view. */
export function revealedAlly({ name, revealed }: SayNames & AbyssContext): string {
  const card = revealed();
  return card === undefined ? "the ally" : name(card);
}
