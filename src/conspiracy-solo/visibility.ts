import { visibility as placesOfConspiracy } from "../conspiracy/visibility.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Table } from "./table.ts";

/**
 * Which places of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`.
 */
export const visibility = {
  ...placesOfConspiracy,
  solo: "open", // CO-61
} as const satisfies Visibility<Table, TableAndAgenda<Table>>;
