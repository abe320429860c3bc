import type { Action } from "abyss-rules/exiles";
import type { Location } from "abyss-rules/kraken/cards";
import { abyssKinds } from "./abyss.ts";
import {
  type ItemMapping,
  inZone,
  type KindsOf,
  list,
  single,
  singleItem,
  withoutFields,
} from "./action-kinds.ts";
import { bestPayment } from "./best-payment.ts";
import type { ExilesView, FamilyAction } from "./family.ts";

/** A location to take: one of an opponent, or the top of the stack. */
const taken: ItemMapping<Location | null> = {
  item: (location) =>
    location === null ? singleItem("location-stack") : { zone: "location", value: location },
  value: ({ zone, value }) =>
    zone === "location-stack" ? null : zone === "location" ? value : undefined,
};

const payment = { allies: list(inZone("hand")), affiliate: single<string | null>() };

/** How to click the actions of Exiles. */
export const exilesKinds: KindsOf<FamilyAction<Action>, ExilesView> = {
  ...abyssKinds,
  "plot-exile": withoutFields(singleItem("exile-deck")),
  "recruit-exile": {
    fields: { exile: single(inZone("court-exile")), ...payment },
    attempt: (view, seat, { value }) =>
      bestPayment(view, seat, view.table.exiles.catalogue.find(({ id }) => id === value)?.cost),
  },
  conspire: {
    start: () => singleItem("lord-deck"),
    fields: payment,
    attempt: (view, seat) => bestPayment(view, seat, undefined),
  },
  recapture: {
    fields: { location: single(taken), exiles: list(inZone("exile")) },
    attempt: ({ table }, seat) => ({
      location: null,
      exiles: table.exiles.seats[seat]?.free ?? [],
    }),
  },
  "replace-location": { fields: { location: single(inZone("location")) } },
  "take-key-token": withoutFields(),
  affiliate: withoutFields(),
  "leave-lord": withoutFields(),
};
