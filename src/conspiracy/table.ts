import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/**
 * The table. `Hidden` is the type of a face-down card: `never` in a state, where every card is known, `null`
 * in a view. The last card of a deck is its top.
 */
export interface TableOf<Hidden extends null> {
  /** One area per player, by seat. */
  seats: PlayerArea[];
  /** Whose turn it is. */
  turn: Seat;
  lordDeck: (Lord | Hidden)[];
  /** The discard piles, each sorted: their order has no meaning. */
  piles: Record<Colour, Lord[]>;
  /** Lords recruited this turn that are neither placed nor discarded yet. */
  recruits: Lord[];
  locationDeck: (AnyLocation | Hidden)[];
  /** The face-up supply. */
  available: AnyLocation[];
  /** Drawn locations, of which one will be kept. */
  drawn: AnyLocation[];
  pearlMaster: Seat | null;
  /** CO-21, CO-22: how many lords each opponent of the seat must draw, until its next turn. */
  order: { by: Seat; draw: 1 | 2 } | null;
  /** Who has the last turn, once the end is triggered (CO-29). */
  lastSeat: Seat | null;
  /** Whether the bonus locations are in play (CO-36). */
  bonusLocations: boolean;
}

/** What lies in front of a player. */
export interface PlayerArea {
  /** The chamber, in the order of its spots. */
  lords: Lord[];
  /** The locations in the order of taking, and the spot of the lord that each lies on. */
  locations: { location: AnyLocation; spot: Spot }[];
  /** The spot of the lord that wears the coat of arms of each colour (CO-13). */
  coats: Record<Colour, Spot | null>;
  pearls: number;
}

/** The mutable table that rules write to. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are also table views, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}
