// Public queries: they take a state or a view; rules may also pass a table.

import { areaOf } from "../kernel/components/seats.ts";
import type { NarrowIds } from "../kernel/data/ids.ts";
import type { Seat } from "../kernel/data/types.ts";
import { seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import { type AbyssIds, abyssBox, type Box } from "./cards/box.ts";
import type { Cost } from "./cards/lord-card.ts";
import type { AnyLord } from "./cards/lords.ts";
import * as payment from "./payment.ts";
import * as queries from "./queries.ts";
import type { TableView } from "./table.ts";

/** A table with lords, whose ids are `Lord`. */
interface WithLords<Lord> {
  readonly seats: readonly { readonly lords: readonly Lord[] }[];
}

/** A query about a lord, of a state, a view or a table. It takes the ids of lords of that game only. */
type LordQuery = <Lord extends string>(
  of: WithLords<Lord> | { readonly table: WithLords<Lord> },
  seat: Seat,
  lord: NoInfer<Lord>,
) => boolean;

/** A state, a view or a table whose components are in the box; of other games, the box could not tell the keys. */
export type InBox<Ids extends object> =
  | NarrowIds<TableView, Ids>
  | { readonly table: NarrowIds<TableView, Ids> };

/** Creates `keysOf` for games with this box. */
export const keysQuery = <Ids extends object>(box: Box) =>
  seatQuery((table: TableView, seat: Seat): number => queries.keysOf(box, table, seat)) as (
    of: InBox<Ids>,
    seat: Seat,
  ) => number;

/** Creates `lordCostFor` for games with this box. */
export const lordCostQuery = <Ids extends { lord: string }>(box: Box) =>
  seatQuery(
    (table: TableView, seat: Seat, lord: AnyLord): Cost =>
      payment.lordCostFor(box, table, seat, lord),
  ) as unknown as (of: InBox<Ids>, seat: Seat, lord: Ids["lord"]) => Cost;

/** AB-35: whether the power of the seat's lord works: it is free and not disabled. */
export const powerWorks = seatQuery(queries.powerWorks) as unknown as LordQuery;

/** AB-46: the opponents affected by the powers of the seat's soldiers, clockwise. */
export const soldierTargets = seatQuery(queries.soldierTargets);

/** AB-46: whether an opponent has this soldier and its power affects the seat. */
export const isSoldierTarget = seatQuery(queries.isSoldierTarget) as unknown as LordQuery;

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
export const keysOf = /* @__PURE__ */ keysQuery<AbyssIds>(abyssBox);

/** AB-67: all lords of the seat: free, disabled and under locations. */
export const lordsOf = seatQuery((table: TableView, seat: Seat): AnyLord[] =>
  queries.lordsOf(areaOf(table, seat)),
);

/** AB-36, AB-56: the cost of any recruitment for this seat, before the discount on lords. */
export const costFor = seatQuery(payment.costFor);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor = /* @__PURE__ */ lordCostQuery<AbyssIds>(abyssBox);
