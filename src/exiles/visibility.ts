import { visibility as abyssVisibility } from "../abyss/visibility.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility, Zone } from "../kernel/rules/visibility.ts";
import type { Decision } from "./actions.ts";
import type { Table } from "./table.ts";

/** What the visibility depends on: the agenda only. */
type State = TableAndAgenda<unknown>;

/** EX-17: the player who may conspire sees the top lord. */
const lordDeck: Zone<State> = {
  ...abyssVisibility.lordDeck,
  sees: (state, viewer) =>
    state.agenda.some(
      (entry) => isDecisionOf<Decision, "conspire">(entry, "conspire") && entry.seats[0] === viewer,
    )
      ? "top"
      : abyssVisibility.lordDeck.sees(state),
};

/** The visibility of the area that exiles add. */
const exilesVisibility = {
  catalogue: "open",
  deck: { kind: "exile" },
  court: "open",
  seats: "open",
  payment: "open",
} as const satisfies Visibility<Table["exiles"], State>;

/**
 * Which parts of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds those of its own area.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  ...abyssVisibility,
  lordDeck,
  exiles: exilesVisibility,
} as const satisfies Visibility<Table, State>);
