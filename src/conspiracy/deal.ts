import type { Rng } from "../kernel/components/rng.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Task } from "./actions.ts";
import type { Play, Top } from "./blueprint.ts";
import { type Box, locationsInPlay } from "./cards/box.ts";
import { lordDeck } from "./cards/lords.ts";
import type { Options } from "./options.ts";
import type { Draft, PlayerArea } from "./table.ts";

/** CO-2: how many locations are face up at the start. */
export const AVAILABLE_AT_START = 1;

const emptyArea = (): PlayerArea => ({
  lords: [],
  locations: [],
  coats: { yellow: null, red: null, green: null, blue: null, purple: null },
  pearls: 0,
});

/** CO-1, CO-2 */
export const deal =
  (top: Top) =>
  (
    { players, firstPlayer, bonusLocations = false }: Options,
    play: Pick<Play, "rng" | "emit">,
  ): { table: Draft; agenda: Task[] } => {
    const first = firstPlayer ?? play.rng.below(players);
    const table = layOut(top.box, players, first, bonusLocations, play.rng);
    play.emit({ type: "game-started", players, first });
    play.emit({ type: "locations-made-available", locations: [...table.available] });
    return { table, agenda: [{ do: "start-turn", seat: first }] };
  };

function layOut(box: Box, players: number, first: Seat, bonusLocations: boolean, rng: Rng): Draft {
  const locationDeck = rng.shuffle(locationsInPlay(box, bonusLocations));
  return {
    seats: Array.from({ length: players }, emptyArea),
    turn: first,
    lordDeck: rng.shuffle(lordDeck),
    piles: { yellow: [], red: [], green: [], blue: [], purple: [] },
    recruits: [],
    available: locationDeck.splice(-AVAILABLE_AT_START),
    locationDeck,
    drawn: [],
    pearlMaster: null,
    order: null,
    lastSeat: null,
    bonusLocations,
  };
}
