// Public queries: they take a state or a view; rules may also pass a table.

import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import type { Lord } from "./cards/lords.ts";
import * as payment from "./payment.ts";
import * as queries from "./queries.ts";
import type { TableView } from "./table.ts";

/** AB-35: whether the power of the seat's lord works: it is free and not disabled. */
export const powerWorks = seatQuery(queries.powerWorks);

/** AB-46: the opponents affected by the powers of the seat's soldiers, clockwise. */
export const soldierTargets = seatQuery(queries.soldierTargets);

/** AB-46: whether an opponent has this soldier and its power affects the seat. */
export const isSoldierTarget = seatQuery(queries.isSoldierTarget);

/** AB-26: council stacks with a card in them. */
export const filledStacks = tableQuery(queries.filledStacks);

/**
 * AB-59: key tokens, and the keys of free lords that are not disabled.
 *
 * @example
 * ```ts
 * keysOf(abyss.view(state, "spectator"), 0); // 2
 * ```
 */
export const keysOf = seatQuery(queries.keysOf);

/** AB-67: all lords of the seat: free, disabled and under locations. */
export const lordsOf = seatQuery((table: TableView, seat: Seat): Lord[] =>
  queries.lordsOf(areaOf(table, seat)),
);

/** AB-36, AB-56: the cost of any recruitment for this seat, before the discount on lords. */
export const costFor = seatQuery(payment.costFor);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor = seatQuery(payment.lordCostFor);
