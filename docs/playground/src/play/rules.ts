import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exiles } from "abyss-rules/exiles";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { kraken } from "abyss-rules/kraken";
import type { AnyGame } from "./game-entry.ts";

/** The games by their ids, without their texts and tables: all that a bot needs. */
export const rules = {
  abyss,
  exiles,
  kraken,
  "exiles-kraken": exilesKraken,
  conspiracy,
  "conspiracy-solo": conspiracySolo,
};

/** The id of a game. */
export type GameId = keyof typeof rules;

/** The game of this id, without its own types. */
export const gameOf = (id: GameId): AnyGame => rules[id];
