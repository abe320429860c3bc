import { places as placesOfAbyss } from "../abyss/places.ts";
import type { At } from "../kernel/blueprint.ts";
import type { Places } from "../kernel/places.ts";
import type { Table } from "./table.ts";

type State = At<Table>;

/** KR-71: what Kraken adds to the places of the table. */
export const krakenPlaces = {
  nebulis: "open",
  figure: "open",
  lootDeck: { kind: "loot" },
  loot: "open",
  discardedLoot: "open",
  sentinels: "open",
} as const satisfies Places<Table["kraken"], State>;

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`. A variant adds places of its own.
 */
export const places = {
  ...placesOfAbyss,
  kraken: krakenPlaces,
} as const satisfies Places<Table, State>;
