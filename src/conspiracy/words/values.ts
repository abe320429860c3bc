import { cardValue, numberValue } from "../../kernel/words/values.ts";

/** The texts of values that are worded alike in every language: cards and numbers. */
export const sharedConspiracyValues = {
  count: numberValue,
  location: cardValue,
  lord: cardValue,
} as const;
