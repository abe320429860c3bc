// Questions that users put to a state or a view; within rules, to a table.
import { tableQuery } from "../kernel/rules/state-or-view.ts";
import * as queries from "./queries.ts";

/** CO-42: the piles that the opponent would take one of now; none if no condition is met. */
export const wantedPiles = tableQuery(queries.wantedPiles);
