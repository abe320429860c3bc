import type { Action, TableView } from "abyss-rules/conspiracy";
import {
  field,
  inZone,
  type KindsOf,
  singleItem,
  type ViewOf,
  withoutFields,
} from "./action-kinds.ts";

/** How to click the actions of Conspiracy. */
export const conspiracyKinds: KindsOf<Action, ViewOf<TableView>> = {
  "draw-lords": {
    start: () => singleItem("lord-deck"),
    fields: { count: field() },
  },
  "take-pile": { fields: { colour: field(inZone("pile")) } },
  pass: withoutFields(),
  "place-lord": { fields: { lord: field(inZone("recruit")) } },
  "swap-lords": { fields: { spots: field(inZone("spot")) } },
  "decline-swap": withoutFields(),
  "draw-locations": {
    start: () => singleItem("location-deck"),
    fields: { count: field() },
  },
  "take-location": { fields: { location: field(inZone("location")) } },
};
