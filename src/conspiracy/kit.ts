import type { Seat } from "../kernel/data/types.ts";
import type { Box } from "./cards/box.ts";
import type { Effect } from "./cards/location-card.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Ability, Lord } from "./cards/lords.ts";
import type { TableView } from "./table.ts";

/** What the rules of Conspiracy read from the finished game, so that layers can change it. */
export interface ConspiracyKit<View = TableView> {
  /** Which locations there are (CO-1, CO-36). */
  readonly box: Box;
  /** Who decides in the turn of a seat. */
  decider(seat: Seat): Seat;
  /** What a lord does when the seat places it (CO-9 to CO-12). */
  abilityFor(table: View, seat: Seat, lord: Lord): Ability | null;
  /** What a location does for the seat that has it (CO-18, CO-21 to CO-27). */
  effectFor(table: View, seat: Seat, location: AnyLocation): Effect | null;
  /** How many keys of any colours make the seat take a location (CO-14, CO-26). */
  keysOfAny(table: View, seat: Seat): number;
  /** The pearls that the seat has gained from its lords and locations (CO-11, CO-18). */
  pearlsGained(table: View, seat: Seat): number;
  /** The orders that the seat may have given, by the number of lords to draw (CO-21, CO-22). */
  ordersOf(table: View, seat: Seat): readonly number[];
}
