import type { DeepReadonly } from "abyss-rules";
import type { TableView } from "abyss-rules/abyss";
import type { ExilesArea } from "abyss-rules/exiles";
import type { KrakenArea } from "abyss-rules/kraken";

/** A table of Abyss, with what the modules in play add. */
export interface FamilyTable extends TableView {
  readonly exiles?: DeepReadonly<ExilesArea<null>>;
  readonly kraken?: DeepReadonly<KrakenArea<null>>;
}

/** What a seat sees in any game of the family. */
export interface FamilyView {
  readonly table: FamilyTable;
  readonly agenda: readonly object[];
}
