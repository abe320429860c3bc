import type { DeepReadonly } from "abyss-rules";
import type { TableView } from "abyss-rules/conspiracy";
import type { SoloArea } from "abyss-rules/conspiracy-solo";

/** A table of Conspiracy, and what playing alone adds. */
export interface SenateTable extends TableView {
  readonly solo?: DeepReadonly<SoloArea>;
}

/** What a seat sees in either game. */
export interface SenateView {
  readonly table: SenateTable;
  readonly agenda: readonly object[];
}
