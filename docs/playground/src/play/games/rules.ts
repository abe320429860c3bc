import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exiles } from "abyss-rules/exiles";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { exilesLeviathan } from "abyss-rules/exiles-leviathan";
import type { AnyGame, GameId } from "abyss-rules/games";
import { kraken } from "abyss-rules/kraken";
import { krakenLeviathan } from "abyss-rules/kraken-leviathan";
import { leviathan } from "abyss-rules/leviathan";

export type { GameId } from "abyss-rules/games";

/** The games by their ids, without their texts and tables: all that a bot needs. */
export const rules = {
  abyss,
  exiles,
  kraken,
  leviathan,
  "exiles-kraken": exilesKraken,
  "exiles-leviathan": exilesLeviathan,
  "kraken-leviathan": krakenLeviathan,
  "exiles-kraken-leviathan": exilesKrakenLeviathan,
  conspiracy,
  "conspiracy-solo": conspiracySolo,
} satisfies Readonly<Record<GameId, AnyGame>>;

/** The game of this id, without its own types. */
export const gameOf = (id: GameId): AnyGame => rules[id];
