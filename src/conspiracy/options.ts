import type { Seat } from "../kernel/data/types.ts";

/** What can be chosen before the game. */
export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** Who begins; if left out, chance decides. */
  readonly firstPlayer?: Seat;
  /** Whether the five bonus locations are in play (CO-36); if left out, they are not. */
  readonly bonusLocations?: boolean;
}
