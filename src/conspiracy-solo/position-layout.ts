import type { Layout as ConspiracyLayout } from "../conspiracy/position-layout.ts";
import type { SoloArea } from "./table.ts";

/** What a position says of the table: that of Conspiracy for two sides, and one more area. */
export interface Layout extends ConspiracyLayout {
  /**
   * The area of playing alone; of what is left out, the opponent is one of the seed, and the Replay
   * token lies with it.
   */
  readonly solo?: Readonly<Partial<SoloArea>>;
}
