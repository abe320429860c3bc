// Consistency checks on states that have the right shape, such as saved games.
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

/** Lists the inconsistencies of a state. */
export const problems = (below: Below, top: Top) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table, agenda } = state;
    const { catalogue } = table.exiles;
    yield* catalogueProblems(catalogue, ["table", "exiles", "catalogue"]);
    if (table.exiles.seats.length !== table.seats.length)
      yield {
        path: ["table", "exiles", "seats"],
        reason: `has ${table.exiles.seats.length} entries, but the game has ${table.seats.length} seats`,
      };
    const ids = catalogue.map(({ id }) => id);
    yield* inventoryProblems(allExiles(table), ids, ["table", "exiles"]);
    yield* areaProblems(top, table);
    yield* below.problems(state);
    // EX-16: a payment lies on the table only while the Perjurer's owner decides.
    const perjury = agenda.find((one) => isDecisionOf<Decision, "perjure">(one, "perjure"));
    if (!perjury && table.exiles.payment.length > 0)
      yield {
        path: ["table", "exiles", "payment"],
        reason: "has allies, but the Perjurer's question is not open",
      };
    for (const [i, entry] of agenda.entries())
      if (!isDecision(entry) && !canWait(table, perjury, entry as Task))
        yield { path: ["agenda", i], reason: "cannot be on the agenda in this position" };
  };

type Perjury = Extract<Decision, { ask: "perjure" }>;

/** Whether the cards that a waiting task needs are in their place. */
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

/** Exiles lie in pairs under locations of their owner, and the court is not overfull. */
function* areaProblems(top: Top, table: Table): Generator<Problem> {
  if (top.cardsInCourt(table) > COURT_SPACES)
    yield {
      path: ["table", "exiles", "court"],
      reason: `the court has ${top.cardsInCourt(table)} cards, but only ${COURT_SPACES} spaces`,
    };
  for (const [seat, { holding }] of table.exiles.seats.entries())
    for (const [i, { location, exiles }] of holding.entries()) {
      const path = ["table", "exiles", "seats", seat, "holding", i];
      const held = areaOf(table, seat).locations.find((one) => one.location === location);
      if (!held || held.lords.length > 0)
        yield {
          path: [...path, "location"],
          reason: `${location} must be a location of this player with no lords under it`,
        };
      yield* bagProblems(exiles, [...path, "exiles"]);
      if (exiles.length !== EXILES_PER_LOCATION)
        yield {
          path: [...path, "exiles"],
          reason: `has ${exiles.length} exiles, expected ${EXILES_PER_LOCATION}`,
        };
      if (holding.findIndex((one) => one.location === location) < i)
        yield { path: [...path, "location"], reason: `${location} is listed twice` };
    }
}
