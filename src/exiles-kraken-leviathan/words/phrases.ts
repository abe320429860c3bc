import type { AbyssDescribeOptions } from "../../abyss/words/phrases.ts";
import type { ExileId, ExilesDescribeOptions, ExilesLocale } from "../../exiles/words/phrases.ts";
import type {
  KrakenLeviathanCard,
  KrakenLeviathanLocale,
} from "../../kraken-leviathan/words/phrases.ts";
import type { ExilesKrakenLeviathanBlueprint } from "../blueprint.ts";

/** A component that has texts. */
export type ExilesKrakenLeviathanCard = KrakenLeviathanCard | ExileId;

/** A language that has the texts of all boxes in play. */
export interface ExilesKrakenLeviathanLocale extends KrakenLeviathanLocale, ExilesLocale {}

/** Options of the functions that describe a game with these boxes. */
export interface ExilesKrakenLeviathanDescribeOptions
  extends AbyssDescribeOptions<ExilesKrakenLeviathanLocale, ExilesKrakenLeviathanBlueprint["view"]>,
    Pick<ExilesDescribeOptions, "catalogue"> {}
