// Public queries: they take a state or a view; rules may also pass a table.
import type { AnyLocation } from "../abyss/cards/locations.ts";
import type { Cost } from "../abyss/cards/lord-card.ts";
import { type InBox, keysQuery, lordCostQuery } from "../abyss/public-queries.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type StateOrView, seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import { type KrakenIds, krakenBox, type Location, type Lord } from "./cards/box.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import * as queries from "./queries.ts";
import type { Place, TableView } from "./table.ts";

/** Returns the caller's place, or throws if it is not an object. */
function mustBePlace(place: WidenIds<Place>): Place {
  if (isObject(place)) return place as Place;
  throw new RulesError("query", wrongValue([], place, { kinds: ["a place for a sentinel"] }));
}

/** AB-59: key tokens, and the keys of free lords that are not disabled. */
export const keysOf: (of: InBox<KrakenIds>, seat: Seat) => number =
  /* @__PURE__ */ keysQuery(krakenBox);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor: (of: InBox<KrakenIds>, seat: Seat, lord: Lord) => Cost =
  /* @__PURE__ */ lordCostQuery<KrakenIds>(krakenBox);

/**
 * The nebulis of a seat.
 *
 * @example
 * ```ts
 * nebulisOf(kraken.view(state, "spectator"), 0); // 2
 * ```
 */
export const nebulisOf = seatQuery(queries.nebulisOf);

/** KR-18, KR-42: the most nebulis that a payment of the seat may contain. */
export const mostNebulis = seatQuery(queries.mostNebulis);

/** The values of the loot on a location. */
export const lootOn = (of: StateOrView<TableView>, location: Location): readonly Loot[] =>
  tableQuery((table: TableView) => queries.lootOn(table, location as string as AnyLocation))(of);

/** The sentinel on this place, if any. */
export const sentinelOn = (
  of: StateOrView<TableView>,
  place: WidenIds<Place>,
): Sentinel | undefined =>
  tableQuery((table: TableView) => queries.sentinelOn(table, mustBePlace(place)))(of);

/** KR-35: the sentinel in this zone, if any. */
export const sentinelIn = (
  of: StateOrView<TableView>,
  zone: queries.BoardZone,
): Sentinel | undefined => tableQuery((table: TableView) => queries.sentinelIn(table, zone))(of);

/** KR-37: the seat for which a sentinel reserves this place; `null` if it is not reserved. */
export const reservedBy = (of: StateOrView<TableView>, place: WidenIds<Place>): Seat | null =>
  tableQuery((table: TableView) => queries.reservedBy(table, mustBePlace(place)))(of);

/** KR-37: whether the seat may take what is at this place, because no opponent has reserved it. */
export const isOpenTo = seatQuery((table: TableView, seat: Seat, place: WidenIds<Place>): boolean =>
  queries.isOpenTo(table, seat, mustBePlace(place)),
);
