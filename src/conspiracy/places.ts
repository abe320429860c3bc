// Who sees what of the table, told apart from the views (CO-33): the laws hold the one against the other.
import { type At, isQuestion } from "../kernel/blueprint.ts";
import type { Places } from "../kernel/places.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const places = {
  seats: "open",
  turn: "open",
  lordDeck: { kind: "lord" },
  piles: "open",
  recruits: "open",
  locationDeck: {
    kind: "location",
    /** CO-27: whoever may take any location looks through the deck. */
    sees: ({ agenda }, viewer) =>
      agenda.some(
        (entry) =>
          isQuestion<Decision, "search-locations">(entry, "search-locations") &&
          entry.seats[0] === viewer,
      )
        ? "all"
        : "none",
  },
  available: "open",
  drawn: "open",
  pearlMaster: "open",
  order: "open",
  lastSeat: "open",
  bonusLocations: "open",
} as const satisfies Places<Table, At<Table>>;
