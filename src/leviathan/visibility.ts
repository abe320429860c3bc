import { visibility as abyssVisibility } from "../abyss/visibility.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Table } from "./table.ts";

/** What the visibility depends on: the agenda only. */
type State = TableAndAgenda<unknown>;

/** LE-66: the visibility of the area that Leviathan adds. */
export const leviathanVisibility = {
  deck: { kind: "leviathan", isBag: true },
  border: "open",
  discarded: "open",
  tokens: { kind: "leviathan-token", isBag: true },
  revealed: "open",
  /** Owners know their tokens. */
  seats: (seat: Seat) => ({
    killed: "open",
    wounds: "open",
    tokens: {
      kind: "leviathan-token",
      isBag: true,
      /** LE-42: the owner only, also when the game is over. */
      sees: (_state: State, viewer: unknown) => (viewer === seat ? "all" : "none"),
    },
  }),
  scourge: "open",
  fight: "open",
  hasRunOut: "open",
} as const satisfies Visibility<Table["leviathan"], State>;

/**
 * Which parts of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds those of its own area.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  ...abyssVisibility,
  leviathan: leviathanVisibility,
} as const satisfies Visibility<Table, State>);
