// Public queries: they take a state or a view; rules may also pass a table.

import type { Seat } from "../kernel/data/types.ts";
import { type StateOrView, seatQuery, tableQuery } from "../kernel/rules/state-or-view.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import * as queries from "./queries.ts";
import * as recruit from "./recruit.ts";
import type { TableView } from "./table.ts";

/** The card of an exile of this game. */
export const exileCard = (of: StateOrView<TableView>, exile: Exile): ExileCard =>
  tableQuery((table: TableView) => queries.exileCard(table, exile))(of);

interface WithExiles<Area> {
  readonly seats: readonly unknown[];
  readonly exiles: { readonly seats: readonly Area[] };
}

/** The exiles area of the seat; that of a draft can be changed. */
export const exilesOf = <Area>(of: StateOrView<WithExiles<Area>>, seat: Seat): Area =>
  seatQuery((table: WithExiles<Area>, one: Seat) => queries.exilesOf(table, one))(of, seat);

/** EX-15: whether the seat has a free exile with this power. */
export const hasPower = seatQuery(queries.hasPower);

/** EX-3, EX-5: the cost of an exile for this seat; the Treasurer does not lower it. */
export const exileCostFor = seatQuery(recruit.exileCostFor);
