import { visibility as abyssVisibility } from "../abyss/visibility.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Table } from "./table.ts";

/** What the visibility depends on: the agenda only. */
type State = TableAndAgenda<unknown>;

/** KR-71: the visibility of the area that Kraken adds. */
export const krakenVisibility = {
  nebulis: "open",
  figure: "open",
  lootDeck: { kind: "loot" },
  loot: "open",
  discardedLoot: "open",
  sentinels: "open",
} as const satisfies Visibility<Table["kraken"], State>;

/**
 * Which parts of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds those of its own area.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  ...abyssVisibility,
  kraken: krakenVisibility,
} as const satisfies Visibility<Table, State>);
