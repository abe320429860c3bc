import type { Seat } from "../kernel/data/types.ts";
import type { RuleOptions } from "./table.ts";

/** What can be chosen before the game. */
export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** Who begins; if left out, chance decides. */
  readonly firstPlayer?: Seat;
  /** Rules that a table may agree on; what is left out is as printed. */
  readonly rules?: Readonly<Partial<RuleOptions>>;
}
