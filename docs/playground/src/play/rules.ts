import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exiles } from "abyss-rules/exiles";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import type { AnyGame, GameId } from "abyss-rules/games";
import { kraken } from "abyss-rules/kraken";

export type { GameId } from "abyss-rules/games";

/** The games by their ids, without their texts and tables: all that a bot needs. */
export const rules = {
  abyss,
  exiles,
  kraken,
  "exiles-kraken": exilesKraken,
  conspiracy,
  "conspiracy-solo": conspiracySolo,
} satisfies Readonly<Record<GameId, AnyGame>>;

/** The game of this id, without its own types. */
export const gameOf = (id: GameId): AnyGame => rules[id];
