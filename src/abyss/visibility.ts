// Who sees what of the table (AB-77), independent of `hide`: the laws check one against the other.

import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import { isDecisionOf, isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility, Zone } from "../kernel/rules/visibility.ts";
import type { Decision, Task } from "./actions.ts";
import { type AnyAlly, type Race, raceOf } from "./cards/allies.ts";
import type { Table } from "./table.ts";

/** What the visibility depends on: the agenda only. */
type State = TableAndAgenda<unknown>;

/** A zone that only its owner sees, until the game is over (AB-23). */
const ownZone = (seat: Seat, zone: Zone<State>): Zone<State> => ({
  ...zone,
  isBag: true,
  sees: ({ agenda }, viewer) => (viewer === seat || agenda.length === 0 ? "all" : "none"),
});

/** AB-24: a council stack takes allies of its race, and those without one. */
const councilStack = (race: Race): Zone<State> => ({
  kind: "exploration",
  isBag: true,
  takes: (card) => card !== "monster" && (raceOf(card as AnyAlly) ?? race) === race,
});

/**
 * Which parts of the table are open, and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds its own parts.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  /** Hands and tokens are seen by their owner only. */
  seats: (seat: Seat) => ({
    pearls: "open",
    keys: "open",
    hand: ownZone(seat, { kind: "exploration", takes: (card) => card !== "monster" }),
    tokens: ownZone(seat, { kind: "token" }),
    affiliated: "open",
    lords: "open",
    disabled: "open",
    locations: "open",
  }),
  turn: "open",
  deck: { kind: "exploration" },
  discard: "open",
  track: "open",
  threat: "open",
  council: {
    jellyfish: councilStack("jellyfish"),
    crab: councilStack("crab"),
    seahorse: councilStack("seahorse"),
    shellfish: councilStack("shellfish"),
    squid: councilStack("squid"),
  },
  lordDeck: {
    kind: "lord",
    /** A lord about to enter from the deck is public, as all saw its recruitment. */
    sees: ({ agenda }) =>
      agenda.some((entry) => isTaskOf<Task, "enter">(entry, "enter") && entry.from === "deck")
        ? "top"
        : "none",
  },
  court: "open",
  discardedLords: "open",
  stack: {
    kind: "location",
    /** AB-65: the player who may switch a location looks through the stack. */
    sees: ({ agenda }, viewer) =>
      agenda.some(
        (entry) =>
          isDecisionOf<Decision, "switch-location">(entry, "switch-location") &&
          entry.seats[0] === viewer,
      )
        ? "all"
        : "none",
  },
  available: "open",
  drawn: "open",
  tokens: { kind: "token" },
  keyTokens: "open",
  lastSeat: "open",
  rules: "open",
} as const satisfies Visibility<Table, State>);
