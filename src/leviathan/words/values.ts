import type { SayNames } from "../../kernel/words/phrases.ts";
import { cardValue, numberValue, playerValue } from "../../kernel/words/values.ts";
import type { LeviathanToken } from "../cards/tokens.ts";

/** The texts of values that are worded alike in every language: cards, tokens, players and numbers. */
export const sharedLeviathanValues = {
  leviathan: cardValue,
  pearls: numberValue,
  baseTokens: numberValue,
  token: (token: LeviathanToken, { name }: SayNames): string => name(`leviathan-token-${token}`),
  to: playerValue,
  space: (space: string): string => space.replace("-", "/"),
} as const;
