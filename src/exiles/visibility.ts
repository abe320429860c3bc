import { visibility as placesOfAbyss } from "../abyss/visibility.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility, Zone } from "../kernel/rules/visibility.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

type State = TableAndAgenda<Table>;

/** EX-17: whoever may conspire sees the top lord. */
const lordDeck: Zone<State> = {
  ...placesOfAbyss.lordDeck,
  sees: (state, viewer) =>
    state.agenda.some(
      (entry) => isDecisionOf<Decision, "conspire">(entry, "conspire") && entry.seats[0] === viewer,
    )
      ? "top"
      : placesOfAbyss.lordDeck.sees(state),
};

/** What exiles add to the places of the table. */
const exilesPlaces = {
  catalogue: "open",
  deck: { kind: "exile" },
  court: "open",
  seats: "open",
  payment: "open",
} as const satisfies Visibility<Table["exiles"], State>;

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const visibility = {
  ...placesOfAbyss,
  lordDeck,
  exiles: exilesPlaces,
} as const satisfies Visibility<Table, State>;
