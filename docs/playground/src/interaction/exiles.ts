import type { Action } from "abyss-rules/exiles";
import type { Location } from "abyss-rules/kraken/cards";
import type { AbyssView, ActionWithoutNebulis } from "../family/actions.ts";
import { abyssKinds } from "./abyss.ts";
import {
  field,
  type ItemMapping,
  inZone,
  type KindsOf,
  singleItem,
  withoutFields,
} from "./action-kinds.ts";

/** A location to take: one of an opponent, or the top of the stack. */
const taken: ItemMapping<Location | null> = {
  item: (location) =>
    location === null ? singleItem("location-stack") : { zone: "location", value: location },
  value: ({ zone, value }) =>
    zone === "location-stack" ? null : zone === "location" ? value : undefined,
};

const payment = { allies: field(inZone("hand")), affiliate: field<string | null>() };

/** How to click the actions of Exiles. */
export const exilesKinds: KindsOf<ActionWithoutNebulis<Action>, AbyssView> = {
  ...abyssKinds,
  "plot-exile": withoutFields(singleItem("exile-deck")),
  "recruit-exile": {
    fields: { exile: field(inZone("court-exile")), ...payment },
  },
  conspire: {
    start: () => singleItem("lord-deck"),
    fields: payment,
  },
  recapture: {
    fields: { location: field(taken), exiles: field(inZone("exile")) },
  },
  "replace-location": { fields: { location: field(inZone("location")) } },
  "take-key-token": withoutFields(),
  affiliate: withoutFields(),
  "leave-lord": withoutFields(),
};
