// Questions that users put to a state or a view; within rules, to a table.
import { asked, askedOfSeat } from "../kernel/asked.ts";
import { areaOf } from "../kernel/seats.ts";
import type { Seat } from "../kernel/types.ts";
import type { Lord } from "./cards/lords.ts";
import * as payment from "./payment.ts";
import * as queries from "./queries.ts";
import type { TableView } from "./table.ts";

/** AB-35: whether the power of the seat's lord works: it is free and not disabled. */
export const works = askedOfSeat(queries.works);

/** AB-46: the opponents that the powers of the seat's soldiers touch, clockwise. */
export const touchedBy = askedOfSeat(queries.touchedBy);

/** AB-46: whether the power of this soldier, in front of an opponent, touches the seat. */
export const suffersFrom = askedOfSeat(queries.suffersFrom);

/** AB-26: council stacks with a card in them. */
export const filledStacks = asked(queries.filledStacks);

/**
 * AB-59: key tokens, and the keys of free lords that are not disabled.
 *
 * @example
 * ```ts
 * keysOf(abyss.view(state, "spectator"), 0); // 2
 * ```
 */
export const keysOf = askedOfSeat(queries.keysOf);

/** AB-67: all lords of the seat: free, disabled and under locations. */
export const lordsOf = askedOfSeat((table: TableView, seat: Seat): Lord[] =>
  queries.lordsOf(areaOf(table, seat)),
);

/** AB-36, AB-56: what any recruitment costs this seat, before what is taken off for lords. */
export const costFor = askedOfSeat(payment.costFor);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor = askedOfSeat(payment.lordCostFor);
