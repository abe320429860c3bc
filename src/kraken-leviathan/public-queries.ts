// Public queries that depend on the cards of both boxes.
import type { Cost } from "../abyss/cards/lord-card.ts";
import { type InBox, keysQuery, lordCostQuery } from "../abyss/public-queries.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { KrakenLeviathanBlueprint } from "./blueprint.ts";
import { krakenLeviathanBox, type Lord } from "./cards/box.ts";

type Ids = KrakenLeviathanBlueprint["ids"];

/** AB-59: key tokens, and the keys of free lords that are not disabled. */
export const keysOf: (of: InBox<Ids>, seat: Seat) => number =
  /* @__PURE__ */ keysQuery(krakenLeviathanBox);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor: (of: InBox<Ids>, seat: Seat, lord: Lord) => Cost =
  /* @__PURE__ */ lordCostQuery<Ids>(krakenLeviathanBox);
