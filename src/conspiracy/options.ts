import type { Seat } from "../kernel/data/types.ts";

/** The options of `setup`. */
export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** Who begins; random if left out. */
  readonly firstPlayer?: Seat;
  /** Whether the five bonus locations are in play (CO-36); `false` if left out. */
  readonly bonusLocations?: boolean;
}
