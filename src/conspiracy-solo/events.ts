import type * as conspiracy from "../conspiracy/events.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Opponent } from "./cards/opponents.ts";

/** Everything that can happen: all of Conspiracy, and what playing alone adds. */
export type Event = conspiracy.Event | OwnEvent;

/** The events that playing alone adds. */
export type OwnEvent =
  /** Whose card lies on the other side. */
  | { readonly type: "opponent-appeared"; readonly opponent: Opponent }
  /** The side takes the Replay token for a new coalition. */
  | { readonly type: "replay-token-won"; readonly seat: Seat }
  /** The side gives the Replay token back and has one more turn. */
  | { readonly type: "replay-token-used"; readonly seat: Seat };
