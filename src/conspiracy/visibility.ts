// Who sees what of the table, told apart from the views (CO-33): the laws hold the one against the other.
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const visibility = {
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
          isDecisionOf<Decision, "search-locations">(entry, "search-locations") &&
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
} as const satisfies Visibility<Table, TableAndAgenda<Table>>;
