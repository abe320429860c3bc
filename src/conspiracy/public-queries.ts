// Questions that users put to a state or a view; within rules, to a table.
import { seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import * as queries from "./queries.ts";

/** CO-14: the keys of the lords that the seat placed after its last location. */
export const keysOf = seatQuery(queries.keysOf);

/** CO-28: what the pearl marker shows. */
export const pearlMarker = tableQuery(queries.pearlMarker);
