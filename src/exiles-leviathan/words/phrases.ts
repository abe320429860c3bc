import type { AbyssCard, AbyssDescribeOptions } from "../../abyss/words/phrases.ts";
import type { ExileId, ExilesDescribeOptions, ExilesLocale } from "../../exiles/words/phrases.ts";
import type { LeviathanCardId, LeviathanLocale } from "../../leviathan/words/phrases.ts";
import type { ExilesLeviathanBlueprint } from "../blueprint.ts";

/** A component that has texts. */
export type ExilesLeviathanCard = AbyssCard | LeviathanCardId | ExileId;

/** A language that has the texts of all boxes in play. */
export interface ExilesLeviathanLocale extends LeviathanLocale, ExilesLocale {}

/** Options of the functions that describe a game with these boxes. */
export interface ExilesLeviathanDescribeOptions
  extends AbyssDescribeOptions<ExilesLeviathanLocale, ExilesLeviathanBlueprint["view"]>,
    Pick<ExilesDescribeOptions, "catalogue"> {}
