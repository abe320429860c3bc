import type { SayNames } from "../../kernel/words/phrases.ts";
import { numberValue, playerValue } from "../../kernel/words/values.ts";
import type { Sentinel } from "../cards/sentinels.ts";

/** The texts of values that are worded alike in every language: numbers, players and sentinels. */
export const sharedKrakenValues = {
  nebulis: numberValue,
  sentinel: (id: Sentinel, { name }: SayNames): string => name(`sentinel-${id}`),
  to: playerValue,
} as const;
