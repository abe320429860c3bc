import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";
import type { PlayerArea, TableOf } from "./table.ts";

/**
 * The table of a position, with the fields of `Table`; only `seats` is required. `null` is an unknown card
 * of a deck. The order of a pile has no meaning.
 */
export interface Layout {
  /** What lies in front of each player, by seat; `{}` for nothing. */
  readonly seats: readonly AreaLayout[];
  /** Whose turn it is; seat 0 if left out. */
  readonly turn?: Seat;
  /** If left out, the lords that are nowhere else. */
  readonly lordDeck?: Deck<Lord>;
  /** The discard piles; empty where left out. */
  readonly piles?: Readonly<Partial<Record<Colour, readonly Lord[]>>>;
  /** Lords recruited this turn that are neither placed nor discarded yet; none if left out. */
  readonly recruits?: readonly Lord[];
  /** If left out, the locations that are nowhere else. */
  readonly locationDeck?: Deck<AnyLocation>;
  /** The face-up supply; if left out, one location chosen by the seed. */
  readonly available?: readonly AnyLocation[];
  /** Locations drawn, of which one will be kept; none if left out. */
  readonly drawn?: readonly AnyLocation[];
  /** If left out, the player with the most pearls; required if several players have the most. */
  readonly pearlMaster?: Seat | null;
  /** How many lords each opponent of the seat must draw; no order if left out. */
  readonly order?: DeepReadonly<TableOf<null>["order"]>;
  /** Who has the last turn, once the end is triggered; nobody if left out. */
  readonly lastSeat?: Seat | null;
  /** Whether the bonus locations are in play; `false` if left out. */
  readonly bonusLocations?: boolean;
}

/**
 * The area of a player in a position. Without `lords` or `locations` the player has none; each location lies
 * on the lord with the last of its keys. Without `coats`, the most influential lord of each colour wears the
 * coat of arms, the first of equals. Without `pearls`, the player has those that lords and locations have given;
 * a different number is an error.
 */
export type AreaLayout = Readonly<Partial<DeepReadonly<PlayerArea>>>;
