import type { Layout as ConspiracyLayout } from "../conspiracy/position-layout.ts";
import type { SoloArea } from "./table.ts";

/** The table of a position: that of Conspiracy for two sides, and the solo area. */
export interface Layout extends ConspiracyLayout {
  /** The solo area. If left out, the seed chooses the opponent, and the opponent has the Replay token. */
  readonly solo?: Readonly<Partial<SoloArea>>;
}
