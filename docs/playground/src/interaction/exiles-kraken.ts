import type { Action, TableView } from "abyss-rules/exiles-kraken";
import { field, type KindsOf, type ViewOf } from "./action-kinds.ts";
import { exilesKinds } from "./exiles.ts";
import { krakenKinds } from "./kraken.ts";

/** How to click the actions of Exiles with Kraken. */
export const exilesKrakenKinds: KindsOf<Action, ViewOf<TableView>> = {
  ...exilesKinds,
  ...krakenKinds,
  "recruit-exile": {
    fields: { ...exilesKinds["recruit-exile"].fields, nebulis: field() },
  },
  conspire: {
    ...exilesKinds.conspire,
    fields: { ...exilesKinds.conspire.fields, nebulis: field() },
  },
};
