import type { Deck } from "../kernel/components/deck.ts";
import type { DeepReadonly, Seat } from "../kernel/data/types.ts";
import type { Location } from "./cards/locations.ts";
import type { Colour, Lord } from "./cards/lords.ts";
import type { PlayerArea, TableOf } from "./table.ts";

/**
 * What a position says of the table, in the words of the table; only the seats must be there. `null` is
 * a card of a deck that is not known. The order in which a pile is given has no meaning.
 */
export interface Layout {
  /** What lies in front of each player, by seat; `{}` is nothing. */
  readonly seats: readonly AreaLayout[];
  /** Whose turn it is; seat 0 if left out. */
  readonly turn?: Seat;
  /** The lords that can be drawn; if left out, those that are nowhere else. */
  readonly lordDeck?: Deck<Lord>;
  /** The discard piles; those left out are empty. */
  readonly piles?: Readonly<Partial<Record<Colour, readonly Lord[]>>>;
  /** Lords recruited this turn that are neither placed nor discarded yet; none if left out. */
  readonly recruits?: readonly Lord[];
  /** If left out, the locations that are nowhere else. */
  readonly locationDeck?: Deck<Location>;
  /** The face-up supply; if left out, one location of the seed. */
  readonly available?: readonly Location[];
  /** Locations drawn, of which one will be kept; none if left out. */
  readonly drawn?: readonly Location[];
  /** If left out, whoever has the most pearls; if several have, it must be told. */
  readonly pearlMaster?: Seat | null;
  /** How many lords each opponent of the seat must draw; no order if left out. */
  readonly order?: DeepReadonly<TableOf<null>["order"]>;
  /** Who has the last turn, once the end is triggered; nobody if left out. */
  readonly lastSeat?: Seat | null;
  /** Whether the bonus locations are in play; they are not if left out. */
  readonly bonusLocations?: boolean;
}

/**
 * What a position says of a player. Lords and locations that are left out, the player does not have; each
 * location lies on the lord whose key made it due. Coats of arms and pearls follow from them: if left out,
 * coats are worn by the most influential lord of each colour, the first of equals, and pearls are those that
 * lords and locations have given. Another number of pearls is refused.
 */
export type AreaLayout = Readonly<Partial<DeepReadonly<PlayerArea>>>;
