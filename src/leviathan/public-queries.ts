// Public queries: they take a state or a view; rules may also pass a table.
import type { Cost } from "../abyss/cards/lord-card.ts";
import { type InBox, keysQuery, lordCostQuery } from "../abyss/public-queries.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type StateOrView, tableQuery } from "../kernel/rules/state-or-view.ts";
import { type LeviathanIds, type Lord, leviathanBox } from "./cards/box.ts";
import type { Leviathan, LifePoint } from "./cards/leviathans.ts";
import * as queries from "./queries.ts";
import type { TableView } from "./table.ts";

/** AB-59: key tokens, and the keys of free lords that are not disabled. */
export const keysOf: (of: InBox<LeviathanIds>, seat: Seat) => number =
  /* @__PURE__ */ keysQuery(leviathanBox);

/** AB-29, AB-56: the cost of a lord for this seat. */
export const lordCostFor: (of: InBox<LeviathanIds>, seat: Seat, lord: Lord) => Cost =
  /* @__PURE__ */ lordCostQuery<LeviathanIds>(leviathanBox);

/**
 * LE-12: the life points that a leviathan still has; the first is removed first.
 *
 * @example
 * ```ts
 * lifeLeft(leviathan.view(state, 0), "leviathan-10"); // [{ resistance: 4, tokens: 1 }]
 * ```
 */
export const lifeLeft = (of: StateOrView<TableView>, leviathan: Leviathan): readonly LifePoint[] =>
  tableQuery((table: TableView) => queries.lifeLeft(table, leviathan))(of);

/** LE-61: the free spaces of the border. */
export const freeSpaces = tableQuery(queries.freeSpaces);
