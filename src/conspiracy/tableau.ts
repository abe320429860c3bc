import type { Seat } from "../kernel/data/types.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { TableView } from "./table.ts";

/** What a player has at the end of the game, as far as it matters for the score. */
export interface Tableau {
  /** The chamber, in the order of its spots; at most 15. */
  readonly lords: readonly Lord[];
  readonly locations: readonly AnyLocation[];
  readonly pearls: number;
  /** Whether the player is Pearl Master: at most one player is, and nobody has more pearls (CO-28). */
  readonly pearlMaster: boolean;
}

/** The tableau of a player, as if the game ended now. */
export function tableauOf(table: TableView, seat: Seat): Tableau {
  const { lords, locations, pearls } = table.seats[seat]!;
  return {
    lords,
    locations: locations.map(({ location }) => location),
    pearls,
    pearlMaster: table.pearlMaster === seat,
  };
}
