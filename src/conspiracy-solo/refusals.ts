import type { Colour } from "../conspiracy/cards/lords.ts";
import type * as conspiracy from "../conspiracy/refusals.ts";
import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";

/** The reason that playing alone adds. */
export type SoloRefusal =
  /** The opponent takes one of the `colours`. */
  RefusalOf<"pile-not-wanted", { colour: Colour; colours: readonly Colour[] }>;

/** Every reason for which this game's rules refuse a move. */
export type RuleRefusal = conspiracy.RuleRefusal | SoloRefusal;

/** Every reason for which a move is refused. */
export type Refusal = CommonRefusal | RuleRefusal;

/** A refusal, by code, rule and figures. */
export const refusalOf: Refuser<SoloRefusal, `CO-${number}`> = refuser();
