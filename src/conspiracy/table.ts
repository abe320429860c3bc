import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { LayoutOf } from "../kernel/rules/position-layout.ts";
import type { Spot } from "./cards/chamber.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";

/**
 * The table. `Hidden` is the type of a face-down card: `never` in a state, where every card is known, `null`
 * in a view. The last card of a deck is its top.
 */
export interface TableOf<Hidden extends null> {
  /** One area per player, by seat; in a position, `{}` is an empty one. */
  seats: PlayerArea[];
  /** Whose turn it is. Default in a position: seat 0. */
  turn: Seat;
  /** The lord deck. Default in a position: the lords that are nowhere else. */
  lordDeck: (Lord | Hidden)[];
  /** The discard piles, each sorted: their order has no meaning. Default in a position: empty. */
  piles: Record<Colour, Lord[]>;
  /** Lords recruited this turn that are neither placed nor discarded yet. Default in a position: none. */
  recruits: Lord[];
  /** The location deck. Default in a position: the locations that are nowhere else. */
  locationDeck: (AnyLocation | Hidden)[];
  /** The face-up supply. Default in a position: one location, chosen by the seed. */
  available: AnyLocation[];
  /** Drawn locations, of which one will be kept. Default in a position: none. */
  drawn: AnyLocation[];
  /**
   * The seat of the Pearl Master. Default in a position: the player with the most pearls; required if several
   * players have the most.
   */
  pearlMaster: Seat | null;
  /**
   * CO-21, CO-22: how many lords each opponent of the seat must draw, until its next turn. Default in a
   * position: no order.
   */
  order: { by: Seat; draw: 1 | 2 } | null;
  /** Who has the last turn, once the end is triggered (CO-29). Default in a position: `null`. */
  lastSeat: Seat | null;
  /** Whether the bonus locations are in play (CO-36). Default in a position: `false`. */
  bonusLocations: boolean;
}

/** What lies in front of a player. */
export interface PlayerArea {
  /** The chamber, in the order of its spots. Default in a position: empty. */
  lords: Lord[];
  /**
   * The locations in the order of taking, and the spot of the lord that each lies on: the one with the last of
   * its keys. Default in a position: none.
   */
  locations: { location: AnyLocation; spot: Spot }[];
  /**
   * The spot of the lord that wears the coat of arms of each colour (CO-13). Default in a position: that of the most
   * influential one, the first of equals.
   */
  coats: Record<Colour, Spot | null>;
  /** Pearls. In a position, they may be left out: they follow from lords and locations. */
  pearls: number;
}

/** The mutable table that rules write to. */
export interface Draft extends TableOf<never> {}
/** The table of a state. */
export interface Table extends DeepReadonly<TableOf<never>> {}
/** The table of a view. A draft and a state's table are also table views, so every query takes one. */
export interface TableView extends DeepReadonly<TableOf<null>> {}

/**
 * The table of a position: that of a view, in which only `seats` is required, and decks may be given by their
 * top cards. `null` is an unknown card of a deck. The order of a pile has no meaning.
 */
export interface Layout extends LayoutOf<TableView, "lordDeck" | "locationDeck"> {}
