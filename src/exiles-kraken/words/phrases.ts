import type { AbyssTelling, AbyssTold } from "../../abyss/words/phrases.ts";
import type { ExilesLocale, ExilesTelling, ExilesTold } from "../../exiles/words/phrases.ts";
import type { ToldOver } from "../../kernel/phrases.ts";
import type { KrakenLocale, KrakenTold } from "../../kraken/words/phrases.ts";
import type { TableView } from "../blueprint.ts";

/** What the layers together have texts for. */
export type ExilesKrakenTold = ToldOver<ToldOver<AbyssTold, KrakenTold>, ExilesTold>;

/** A language that has the texts of Abyss, of Kraken and of exiles. */
export interface ExilesKrakenLocale extends KrakenLocale, ExilesLocale {}

/** How a game with exiles and Kraken is told. */
export interface ExilesKrakenTelling
  extends AbyssTelling<ExilesKrakenLocale, TableView>,
    Pick<ExilesTelling, "catalogue"> {}
