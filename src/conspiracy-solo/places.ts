import { places as placesOfConspiracy } from "../conspiracy/places.ts";
import type { At } from "../kernel/blueprint.ts";
import type { Places } from "../kernel/places.ts";
import type { Table } from "./table.ts";

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`.
 */
export const places = {
  ...placesOfConspiracy,
  solo: "open", // CO-61
} as const satisfies Places<Table, At<Table>>;
