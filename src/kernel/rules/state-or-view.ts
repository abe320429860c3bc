// Published queries take a state or a view; the functions behind them take a table.
import { RulesError } from "../data/errors.ts";
import type { WidenIds } from "../data/ids.ts";
import type { Seat } from "../data/types.ts";
import { isObject, mustBeSeat } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

interface Seated {
  readonly seats: readonly unknown[];
}

/** What a query takes: a state, a view, or, inside rules, the table of either. */
export type StateOrView<Table> = WidenIds<Table> | { readonly table: WidenIds<Table> };

/** Publishes a query of the table, so that it takes a state or a view. */
export const tableQuery =
  <Table extends Seated, Answer>(query: (table: Table) => Answer) =>
  (of: StateOrView<Table>): Answer =>
    runQuery(of, query);

/** Publishes a query about a seat, so that it takes a state or a view. Throws for a seat that does not exist. */
export const seatQuery =
  <Table extends Seated, Rest extends readonly unknown[], Answer>(
    query: (table: Table, seat: Seat, ...rest: Rest) => Answer,
  ) =>
  (of: StateOrView<Table>, seat: Seat, ...rest: Rest): Answer =>
    runQuery(of, (table: Table) => {
      mustBeSeat(table.seats.length, seat);
      return query(table, seat, ...rest);
    });

/** Runs a query. The table may lack what the query reads: whatever is thrown becomes a `RulesError`. */
function runQuery<Table extends Seated, Answer>(
  of: StateOrView<Table>,
  query: (table: Table) => Answer,
): Answer {
  try {
    return query(tableOf<Table>(of));
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    const problem = { path: [], reason: "expected a state or a view" };
    throw new RulesError("query", problem, { cause });
  }
}

function tableOf<Table extends Seated>(of: unknown): Table {
  const table = isObject(of) && "table" in of ? of.table : of;
  if (isObject(table) && "seats" in table && Array.isArray(table.seats)) return table as Table;
  throw new RulesError("query", wrongValue([], of, { kinds: ["a state or a view"] }));
}
