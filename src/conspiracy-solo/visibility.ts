import { visibility as conspiracyVisibility } from "../conspiracy/visibility.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import type { Table } from "./table.ts";

/**
 * Which fields of the table are public, and from whom the others are hidden, for the laws of
 * `abyss-rules/testing`.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  ...conspiracyVisibility,
  solo: "open", // CO-61
} as const satisfies Visibility<Table, TableAndAgenda<WidenIds<Table>>>);
