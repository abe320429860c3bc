// What a state of the right shape must fulfil besides. Saved games come from anywhere.
import { COURT_SPACES } from "../abyss/cards/numbers.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { isDecision, isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import type { Decision, Task } from "./actions.ts";
import type { Below, Top } from "./blueprint.ts";
import { EXILES_PER_LOCATION } from "./cards/numbers.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { allExiles } from "./inventory.ts";
import { areAside } from "./queries.ts";
import type { Table } from "./table.ts";

/** What does not fit together in a state. */
export const problems = (below: Below, top: Top) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table, agenda } = state;
    const { catalogue } = table.exiles;
    yield* catalogueProblems(catalogue, ["table", "exiles", "catalogue"]);
    if (table.exiles.seats.length !== table.seats.length)
      yield { path: ["table", "exiles", "seats"], reason: "must be as many as the seats" };
    const ids = catalogue.map(({ id }) => id);
    yield* inventoryProblems(allExiles(table), ids, ["table", "exiles"]);
    yield* areaProblems(top, table);
    yield* below.problems(state);
    // EX-16: only while it is decided what becomes of it, a payment lies on the table.
    const perjury = agenda.find((one) => isDecisionOf<Decision, "perjure">(one, "perjure"));
    if (!perjury && table.exiles.payment.length > 0)
      yield { path: ["table", "exiles", "payment"], reason: "nothing is asked about it" };
    for (const [i, entry] of agenda.entries())
      if (!isDecision(entry) && !canWait(table, perjury, entry as Task))
        yield { path: ["agenda", i], reason: "the table does not call for it" };
  };

type Perjury = Extract<Decision, { ask: "perjure" }>;

/** Whether a task that waits will find what it is about. */
function canWait(table: Table, perjury: Perjury | undefined, task: Task): boolean {
  switch (task.do) {
    case "enter":
      return !perjury || perjury.lord === task.lord;
    case "enter-exile":
      return table.exiles.court.includes(task.exile);
    case "replace-location":
      return (
        opponentsOf(table, table.turn.seat).includes(task.owner) &&
        areAside(table, task.owner, task.lords)
      );
    default:
      return true;
  }
}

/** Exiles hold locations that their owner has, in pairs, and the court has room for all. */
function* areaProblems(top: Top, table: Table): Generator<Problem> {
  if (top.cardsInCourt(table) > COURT_SPACES)
    yield { path: ["table", "exiles", "court"], reason: "has more cards than spaces" };
  for (const [seat, { holding }] of table.exiles.seats.entries())
    for (const [i, { location, exiles }] of holding.entries()) {
      const path = ["table", "exiles", "seats", seat, "holding", i];
      const held = areaOf(table, seat).locations.find((one) => one.location === location);
      if (!held || held.lords.length > 0)
        yield { path: [...path, "location"], reason: "is not a location without lords of theirs" };
      yield* bagProblems(exiles, [...path, "exiles"]);
      if (exiles.length !== EXILES_PER_LOCATION)
        yield { path: [...path, "exiles"], reason: "must be two" };
      if (holding.findIndex((one) => one.location === location) < i)
        yield { path: [...path, "location"], reason: "is held already" };
    }
}
