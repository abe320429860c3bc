import type { Action, TableView } from "abyss-rules/conspiracy";
import { at, type KindsOf, one, only, plain, type Seen, some } from "./spots.ts";

/** How the actions of Conspiracy are clicked together. */
export const conspiracyKinds: KindsOf<Action, Seen<TableView>> = {
  "draw-lords": {
    start: () => only("lord-deck"),
    fields: { count: one() },
    attempt: () => ({ count: 1 }),
  },
  "take-pile": { fields: { colour: one(at("pile")) } },
  pass: plain(),
  "place-lord": { fields: { lord: one(at("recruit")) } },
  "swap-lords": { fields: { spots: some(at("spot")) } },
  "decline-swap": plain(),
  "draw-locations": {
    start: () => only("location-deck"),
    fields: { count: one() },
    attempt: () => ({ count: 1 }),
  },
  "take-location": { fields: { location: one(at("location")) } },
};
