// Queries that take a state or a view from users, or a table from rules.
import { tableQuery } from "../kernel/rules/state-or-view.ts";
import * as queries from "./queries.ts";

/** CO-42: the piles of which the opponent would take one now; none if no condition is met. */
export const wantedPiles = tableQuery(queries.wantedPiles);
