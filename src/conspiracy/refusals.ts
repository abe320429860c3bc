import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/** Every refusal by the rules of this game. */
export type RuleRefusal =
  /** The number of cards to draw must be 1 to `max`, and at most what the deck `has`. */
  | RefusalOf<"wrong-count", { count: number; max: number; has: number }>
  /** An order is in force: `draw` lords must be drawn from the deck (CO-21 to CO-23). */
  | RefusalOf<"under-orders", { draw: number }>
  | RefusalOf<"pile-empty", { colour: Colour }>
  | RefusalOf<"lord-not-recruited", { lord: Lord; recruits: readonly Lord[] }>
  /** There is no lord on this spot. */
  | RefusalOf<"spot-empty", { spot: Spot }>
  /** A swap needs two different lords. */
  | RefusalOf<"same-spot", { spot: Spot }>
  /** Lords with keys cannot be moved. */
  | RefusalOf<"lord-has-key", { spot: Spot; lord: Lord }>
  | RefusalOf<
      "location-not-on-offer",
      { location: AnyLocation; from: "available" | "drawn" | "deck" }
    >;

/** Every refusal of a move. */
export type Refusal = CommonRefusal | RuleRefusal;

/** Creates a refusal from its code, rule number and parameters. */
export const refusalOf: Refuser<RuleRefusal, `CO-${number}`> = refuser();
