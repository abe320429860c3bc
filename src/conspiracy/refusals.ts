import {
  type CommonRefusal,
  type Refusal as RefusalOf,
  type Refuser,
  refuser,
} from "../kernel/validation/refusal.ts";
import type { Spot } from "./cards/chamber.ts";
import type { Location } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/** Every reason for which this game's rules refuse a move. */
export type RuleRefusal =
  /** Not a number of cards that may be drawn: at most `max`, and no more than the deck `has`. */
  | RefusalOf<"wrong-count", { count: number; max: number; has: number }>
  /** An order is in force: `draw` lords must be drawn from the deck (CO-21 to CO-23). */
  | RefusalOf<"under-orders", { draw: number }>
  | RefusalOf<"pile-empty", { colour: Colour }>
  | RefusalOf<"lord-not-recruited", { lord: Lord; recruits: readonly Lord[] }>
  /** There is no lord on the spot. */
  | RefusalOf<"spot-empty", { spot: Spot }>
  /** A swap needs two different lords. */
  | RefusalOf<"same-spot", { spot: Spot }>
  /** Lords with keys stay where they are. */
  | RefusalOf<"lord-has-key", { spot: Spot; lord: Lord }>
  | RefusalOf<
      "location-not-on-offer",
      { location: Location; from: "available" | "drawn" | "deck" }
    >;

/** Every reason for which a move is refused. */
export type Refusal = CommonRefusal | RuleRefusal;

/** A refusal, by code, rule and figures. */
export const refusalOf: Refuser<RuleRefusal, `CO-${number}`> = refuser();
