// Questions that users put to a state or a view; within rules, to a table.
import type { Location } from "../abyss/cards/locations.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type StateOrView, seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import type { Loot } from "./cards/loot.ts";
import type { Sentinel } from "./cards/sentinels.ts";
import * as queries from "./queries.ts";
import type { Place, TableView } from "./table.ts";

/** A place that a caller names. */
function mustBePlace(place: Place): Place {
  if (isObject(place)) return place;
  throw new RulesError("no place", wrongValue([], place, { kinds: ["a place of a sentinel"] }));
}

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

/** The loot that lies on a location. */
export const lootOn = (of: StateOrView<TableView>, location: Location): readonly Loot[] =>
  tableQuery((table: TableView) => queries.lootOn(table, location))(of);

/** The sentinel that lies on this place. */
export const sentinelOn = (of: StateOrView<TableView>, place: Place): Sentinel | undefined =>
  tableQuery((table: TableView) => queries.sentinelOn(table, mustBePlace(place)))(of);

/** KR-35: the sentinel that lies in this zone. */
export const sentinelIn = (
  of: StateOrView<TableView>,
  zone: queries.BoardZone,
): Sentinel | undefined => tableQuery((table: TableView) => queries.sentinelIn(table, zone))(of);

/** KR-37: who has reserved this place for themselves; `null` if nobody has. */
export const reservedBy = (of: StateOrView<TableView>, place: Place): Seat | null =>
  tableQuery((table: TableView) => queries.reservedBy(table, mustBePlace(place)))(of);

/** KR-37: whether the seat may have what is there. */
export const isOpenTo = seatQuery((table: TableView, seat: Seat, place: Place): boolean =>
  queries.isOpenTo(table, seat, mustBePlace(place)),
);
