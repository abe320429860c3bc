import { faceDown } from "../kernel/components/bags.ts";
import type { Viewer } from "../kernel/data/types.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision } from "./actions.ts";
import type { ConspiracyBlueprint } from "./blueprint.ts";
import type { Table, TableView } from "./table.ts";

/**
 * CO-33: everything is public except the order of the decks; a player who searches the location deck sees it
 * (CO-27). Fields are copied one by one, so that a new field is not shown by accident.
 */
export function hide({ table, agenda }: TableAndAgenda<Table>, viewer: Viewer): TableView {
  const open = agenda.at(-1);
  const isSearching =
    isDecisionOf<Decision, "search-locations">(open, "search-locations") &&
    open.seats[0] === viewer;
  return {
    seats: table.seats,
    turn: table.turn,
    lordDeck: faceDown(table.lordDeck),
    piles: table.piles,
    recruits: table.recruits,
    locationDeck: isSearching ? table.locationDeck : faceDown(table.locationDeck),
    available: table.available,
    drawn: table.drawn,
    pearlMaster: table.pearlMaster,
    order: table.order,
    lastSeat: table.lastSeat,
    bonusLocations: table.bonusLocations,
  };
}

/** CO-33 */
export const redact: Rules<ConspiracyBlueprint>["redact"] = {
  "game-started": "public",
  "turn-started": "public",
  "lords-drawn": "public",
  "pile-taken": "public",
  "turn-passed": "public",
  "lords-discarded": "public",
  "lords-returned": "public",
  "lord-placed": "public",
  "coat-of-arms-moved": "public",
  "lords-swapped": "public",
  "lord-revealed": "public",
  "pearls-gained": "public",
  "pearl-master-changed": "public",
  "locations-drawn": "public",
  "location-deck-searched": (event, viewer) =>
    event.seat === viewer ? event : { ...event, locations: faceDown(event.locations) },
  "location-taken": "public",
  "locations-made-available": "public",
  "order-given": "public",
  "order-lifted": "public",
  "lords-reshuffled": "public",
  "locations-reshuffled": "public",
  "end-triggered": "public",
  "game-ended": "public",
};
