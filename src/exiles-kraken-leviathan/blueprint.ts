import type { ExilesAdded } from "../exiles/blueprint.ts";
import type { PairAdded } from "../exiles-kraken/blueprint.ts";
import type { WithLayer } from "../kernel/rules/layers.ts";
import type { KrakenLeviathanBlueprint } from "../kraken-leviathan/blueprint.ts";

/** The types of the rules of Exiles with Kraken and Leviathan. */
export interface ExilesKrakenLeviathanBlueprint
  extends WithLayer<WithLayer<KrakenLeviathanBlueprint, ExilesAdded>, PairAdded> {}

/** The options of set-up. */
export type Options = ExilesKrakenLeviathanBlueprint["options"];
