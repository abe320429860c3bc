import { places as placesOfAbyss } from "../abyss/places.ts";
import { type At, isQuestion } from "../kernel/blueprint.ts";
import type { Places, Zone } from "../kernel/places.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

type State = At<Table>;

/** EX-17: whoever may conspire sees the top lord. */
const lordDeck: Zone<State> = {
  ...placesOfAbyss.lordDeck,
  sees: (state, viewer) =>
    state.agenda.some(
      (entry) => isQuestion<Decision, "conspire">(entry, "conspire") && entry.seats[0] === viewer,
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
} as const satisfies Places<Table["exiles"], State>;

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const places = {
  ...placesOfAbyss,
  lordDeck,
  exiles: exilesPlaces,
} as const satisfies Places<Table, State>;
