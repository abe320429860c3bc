import { places as placesOfExiles } from "../exiles/places.ts";
import type { At } from "../kernel/blueprint.ts";
import type { Places } from "../kernel/places.ts";
import { krakenPlaces } from "../kraken/places.ts";
import type { Table } from "./blueprint.ts";

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`.
 */
export const places = {
  ...placesOfExiles,
  kraken: krakenPlaces,
} as const satisfies Places<Table, At<Table>>;
