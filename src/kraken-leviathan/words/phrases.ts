import type { AbyssCard, AbyssDescribeOptions } from "../../abyss/words/phrases.ts";
import type { KrakenCard, KrakenLocale } from "../../kraken/words/phrases.ts";
import type { LeviathanCardId, LeviathanLocale } from "../../leviathan/words/phrases.ts";
import type { KrakenLeviathanBlueprint } from "../blueprint.ts";

/** A component that has texts. */
export type KrakenLeviathanCard = AbyssCard | KrakenCard | LeviathanCardId;

/** A language that has the texts of Abyss, of Kraken and of Leviathan. */
export interface KrakenLeviathanLocale extends KrakenLocale, LeviathanLocale {}

/** Options of the functions that describe a game with Kraken and Leviathan. */
export interface KrakenLeviathanDescribeOptions
  extends AbyssDescribeOptions<KrakenLeviathanLocale, KrakenLeviathanBlueprint["view"]> {}
