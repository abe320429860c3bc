import type { Action } from "abyss-rules/exiles-kraken";
import type { AbyssView, FamilyAction } from "../family/actions.ts";
import { field, type KindsOf } from "./action-kinds.ts";
import { exilesKinds } from "./exiles.ts";
import { krakenKinds } from "./kraken.ts";

/** How to click the actions of Exiles with Kraken. */
export const exilesKrakenKinds: KindsOf<FamilyAction<Action>, AbyssView> = {
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
