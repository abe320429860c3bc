// Who sees what of the table (CO-33), stated independently of `hide`: the laws compare the two.
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

/**
 * Which fields of the table are public, and from whom the others are hidden, for the laws of
 * `abyss-rules/testing`. A variant adds its own area.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  seats: "open",
  turn: "open",
  lordDeck: { kind: "lord" },
  piles: "open",
  recruits: "open",
  locationDeck: {
    kind: "location",
    /** CO-27: a player who searches the deck sees all of it. */
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
} as const satisfies Visibility<Table, TableAndAgenda<WidenIds<Table>>>);
