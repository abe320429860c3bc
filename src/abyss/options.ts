import type { Seat } from "../kernel/data/types.ts";
import type { RuleOptions } from "./table.ts";

/** The options of `setup`. */
export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** The seat that begins; random if left out. */
  readonly firstPlayer?: Seat;
  /** Optional rules; those left out are as printed. */
  readonly rules?: Readonly<Partial<RuleOptions>>;
}
