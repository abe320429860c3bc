import { cardValue, numberValue, playerValue } from "../../kernel/words/values.ts";

/** The texts of values that are worded alike in every language: cards, players and numbers. */
export const sharedAbyssValues = {
  allies: cardValue,
  ally: cardValue,
  count: numberValue,
  discard: cardValue,
  from: playerValue,
  give: cardValue,
  keyTokens: numberValue,
  location: cardValue,
  lord: cardValue,
  lords: cardValue,
  take: cardValue,
} as const;
