import type * as conspiracy from "../conspiracy/events.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Opponent } from "./cards/opponents.ts";

/** Everything that can happen: the events of Conspiracy, and those of the solo mode. */
export type Event = conspiracy.Event | OwnEvent;

/** The events that the solo mode adds. */
export type OwnEvent =
  /** Which opponent plays the other side. */
  | { readonly type: "opponent-appeared"; readonly opponent: Opponent }
  /** The side wins the Replay token with a new coalition. */
  | { readonly type: "replay-token-won"; readonly seat: Seat }
  /** The side gives the Replay token back and has one more turn. */
  | { readonly type: "replay-token-used"; readonly seat: Seat };
