import type { Action, TableView } from "abyss-rules/conspiracy";
import {
  inZone,
  type KindsOf,
  list,
  single,
  singleItem,
  type ViewOf,
  withoutFields,
} from "./action-kinds.ts";

/** How to click the actions of Conspiracy. */
export const conspiracyKinds: KindsOf<Action, ViewOf<TableView>> = {
  "draw-lords": {
    start: () => singleItem("lord-deck"),
    fields: { count: single() },
    attempt: () => ({ count: 1 }),
  },
  "take-pile": { fields: { colour: single(inZone("pile")) } },
  pass: withoutFields(),
  "place-lord": { fields: { lord: single(inZone("recruit")) } },
  "swap-lords": { fields: { spots: list(inZone("spot")) } },
  "decline-swap": withoutFields(),
  "draw-locations": {
    start: () => singleItem("location-deck"),
    fields: { count: single() },
    attempt: () => ({ count: 1 }),
  },
  "take-location": { fields: { location: single(inZone("location")) } },
};
