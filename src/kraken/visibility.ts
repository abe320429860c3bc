import { visibility as placesOfAbyss } from "../abyss/visibility.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Table } from "./table.ts";

type State = TableAndAgenda<Table>;

/** KR-71: what Kraken adds to the places of the table. */
export const krakenVisibility = {
  nebulis: "open",
  figure: "open",
  lootDeck: { kind: "loot" },
  loot: "open",
  discardedLoot: "open",
  sentinels: "open",
} as const satisfies Visibility<Table["kraken"], State>;

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const visibility = {
  ...placesOfAbyss,
  kraken: krakenVisibility,
} as const satisfies Visibility<Table, State>;
