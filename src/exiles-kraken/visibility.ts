import { visibility as exilesVisibility } from "../exiles/visibility.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Visibility } from "../kernel/rules/visibility.ts";
import { krakenVisibility } from "../kraken/visibility.ts";
import type { Table } from "./blueprint.ts";

/**
 * Which parts of the table are open and which are hidden from whom, for the laws of
 * `abyss-rules/testing`.
 */
export const visibility = /* @__PURE__ */ deepFreeze({
  ...exilesVisibility,
  kraken: krakenVisibility,
} as const satisfies Visibility<Table, TableAndAgenda<unknown>>);
