import type { AbyssDescribable, AbyssDescribeOptions } from "../../abyss/words/phrases.ts";
import type {
  ExilesDescribable,
  ExilesDescribeOptions,
  ExilesLocale,
} from "../../exiles/words/phrases.ts";
import type { DescribableWithLayer } from "../../kernel/words/phrases.ts";
import type { KrakenDescribable, KrakenLocale } from "../../kraken/words/phrases.ts";
import type { TableView } from "../blueprint.ts";

/** What the texts of Exiles with Kraken describe: everything of their layers. */
export type ExilesKrakenDescribable = DescribableWithLayer<
  DescribableWithLayer<AbyssDescribable, KrakenDescribable>,
  ExilesDescribable
>;

/** A language that has the texts of Abyss, of Kraken and of exiles. */
export interface ExilesKrakenLocale extends KrakenLocale, ExilesLocale {}

/** Options of the functions that describe a game with exiles and Kraken. */
export interface ExilesKrakenDescribeOptions
  extends AbyssDescribeOptions<ExilesKrakenLocale, TableView>,
    Pick<ExilesDescribeOptions, "catalogue"> {}
