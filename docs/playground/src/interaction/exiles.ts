import type { Action, Location, TableView } from "abyss-rules/exiles";
import { abyssKinds } from "./abyss.ts";
import { bestPayment } from "./best-payment.ts";
import { at, type KindsOf, one, only, plain, type Seen, type Spot, some } from "./spots.ts";

/** A location that is taken: one of an opponent, or the top one of the stack. */
const taken: Spot<Location | null> = {
  thing: (location) =>
    location === null ? only("location-stack") : { zone: "location", value: location },
  value: ({ zone, value }) =>
    zone === "location-stack" ? null : zone === "location" ? value : undefined,
};

const payment = { allies: some(at("hand")), affiliate: one<string>() };

/** How the actions of Exiles are clicked together. */
export const exilesKinds: KindsOf<Action, Seen<TableView>> = {
  ...abyssKinds,
  "plot-exile": plain(only("exile-deck")),
  "recruit-exile": {
    fields: { exile: one(at("court-exile")), ...payment },
    attempt: (view, seat, { value }) =>
      bestPayment(view, seat, view.table.exiles.catalogue.find(({ id }) => id === value)?.cost),
  },
  conspire: {
    start: () => only("lord-deck"),
    fields: payment,
    attempt: (view, seat) => bestPayment(view, seat, undefined),
  },
  recapture: {
    fields: { location: one(taken), exiles: some(at("exile")) },
    attempt: ({ table }, seat) => ({
      location: null,
      exiles: table.exiles.seats[seat]?.free ?? [],
    }),
  },
  "replace-location": { fields: { location: one(at("location")) } },
  "take-key-token": plain(),
  affiliate: plain(),
  "leave-lord": plain(),
};
