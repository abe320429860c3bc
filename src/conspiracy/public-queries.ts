// Queries that take a state or a view from users, or a table from rules.
import { seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import * as queries from "./queries.ts";

/** CO-14: the keys of the lords that the seat placed after its last location. */
export const keysOf = seatQuery(queries.keysOf);

/** CO-28: the number that the pearl marker shows. */
export const pearlMarker = tableQuery(queries.pearlMarker);
