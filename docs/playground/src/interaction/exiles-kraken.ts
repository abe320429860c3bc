import type { Action, TableView } from "abyss-rules/exiles-kraken";
import { type KindsOf, single, type ViewOf } from "./action-kinds.ts";
import { exilesKinds } from "./exiles.ts";
import { krakenKinds } from "./kraken.ts";

/** How to click the actions of Exiles with Kraken. */
export const exilesKrakenKinds: KindsOf<Action, ViewOf<TableView>> = {
  ...exilesKinds,
  ...krakenKinds,
  "recruit-exile": {
    fields: { ...exilesKinds["recruit-exile"].fields, nebulis: single() },
    attempt: (view, seat, item) => ({
      ...exilesKinds["recruit-exile"].attempt?.(view, seat, item),
      nebulis: 0,
    }),
  },
  conspire: {
    ...exilesKinds.conspire,
    fields: { ...exilesKinds.conspire.fields, nebulis: single() },
    attempt: (view, seat, item) => ({
      ...exilesKinds.conspire.attempt?.(view, seat, item),
      nebulis: 0,
    }),
  },
};
