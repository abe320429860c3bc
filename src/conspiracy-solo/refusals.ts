import type { Colour } from "../conspiracy/cards/lords.ts";
import type * as conspiracy from "../conspiracy/refusals.ts";
import { type Refusal as RefusalOf, type Refuser, refuser } from "../kernel/validation/refusal.ts";

/** The refusal that the solo mode adds. */
export type SoloRefusal =
  /** The opponent takes one of the `colours`. */
  RefusalOf<"pile-not-wanted", { colour: Colour; colours: readonly Colour[] }>;

/** Every refusal by the rules of this game. */
export type RuleRefusal = conspiracy.RuleRefusal | SoloRefusal;

/** Creates a refusal from its code, rule number and parameters. */
export const refusalOf: Refuser<SoloRefusal, `CO-${number}`> = refuser();
