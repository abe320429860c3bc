import type { Action, TableView } from "abyss-rules/exiles-kraken";
import { exilesKinds } from "./exiles.ts";
import { krakenKinds } from "./kraken.ts";
import { type KindsOf, one, type Seen } from "./spots.ts";

/** How the actions of Exiles with Kraken are clicked together. */
export const exilesKrakenKinds: KindsOf<Action, Seen<TableView>> = {
  ...exilesKinds,
  ...krakenKinds,
  "recruit-exile": {
    fields: { ...exilesKinds["recruit-exile"].fields, nebulis: one() },
    attempt: (view, seat, thing) => ({
      ...exilesKinds["recruit-exile"].attempt?.(view, seat, thing),
      nebulis: 0,
    }),
  },
  conspire: {
    ...exilesKinds.conspire,
    fields: { ...exilesKinds.conspire.fields, nebulis: one() },
    attempt: (view, seat, thing) => ({
      ...exilesKinds.conspire.attempt?.(view, seat, thing),
      nebulis: 0,
    }),
  },
};
