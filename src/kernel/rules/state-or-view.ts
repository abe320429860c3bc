// Questions to a table, as users put them: to a state or a view.
import { RulesError } from "../data/errors.ts";
import type { Seat } from "../data/types.ts";
import { isObject, mustBeSeat } from "../validation/guards.ts";
import { wrongValue } from "../validation/problem-wording.ts";

interface Seated {
  readonly seats: readonly unknown[];
}

/** What can be asked: a state, a view, or, within rules, the table of either. */
export type StateOrView<Table> = Table | { readonly table: Table };

/** A question to a table, for whoever holds a state or a view. */
export const tableQuery =
  <Table extends Seated, Answer>(question: (table: Table) => Answer) =>
  (of: StateOrView<Table>): Answer =>
    answered(of, question);

/** A question about a seat, for whoever holds a state or a view. */
export const seatQuery =
  <Table extends Seated, Rest extends readonly unknown[], Answer>(
    question: (table: Table, seat: Seat, ...rest: Rest) => Answer,
  ) =>
  (of: StateOrView<Table>, seat: Seat, ...rest: Rest): Answer =>
    answered(of, (table: Table) => {
      mustBeSeat(table.seats.length, seat);
      return question(table, seat, ...rest);
    });

/** The answer. What looks like a table may still lack anything that the question is about. */
function answered<Table extends Seated, Answer>(
  of: StateOrView<Table>,
  question: (table: Table) => Answer,
): Answer {
  try {
    return question(tableOf(of));
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    const problem = { path: [], reason: "expected a state or a view" };
    throw new RulesError("nothing to ask", problem, { cause });
  }
}

function tableOf<Table extends Seated>(of: StateOrView<Table>): Table {
  const table = isObject(of) && "table" in of ? of.table : of;
  if (isObject(table) && Array.isArray(table.seats)) return table;
  throw new RulesError("nothing to ask", wrongValue([], of, { kinds: ["a state or a view"] }));
}
