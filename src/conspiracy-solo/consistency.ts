// Consistency checks on states that have the right shape, such as saved games.
import { colourOf } from "../conspiracy/cards/lords.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Decision } from "./actions.ts";
import type { Below } from "./blueprint.ts";
import { LEAST_COALITION } from "./cards/numbers.ts";
import { cardOf } from "./queries.ts";
import { OPPONENT, PLAYER, type Table } from "./table.ts";

/** Lists the inconsistencies of a state. */
export const problems = (below: Below) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    yield* below.problems(state);
    yield* orderProblems(state);
    yield* tokenProblems(state.table);
  };

/** CO-51, CO-53: only the Soldier gives an order, which holds from taking the red pile to the end of the next turn. */
function* orderProblems({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
  const path = ["table", "order"];
  const { order, turn } = table;
  const { special } = cardOf(table);
  const open = agenda.at(-1);
  const isPlacing = isDecisionOf<Decision, "place">(open, "place");
  const givesOrder = special?.kind === "order" && isPlacing && open.from === "red";
  if (turn === OPPONENT && open !== undefined && (order !== null) !== givesOrder)
    yield {
      path,
      reason: givesOrder
        ? "is null, but the Soldier is placing the red pile"
        : "is given, but the Soldier is not placing the red pile",
    };
  if (order && !hasTakenRed(table))
    yield { path, reason: "is given, but the opponent has taken no red lord" };
  if (order && isDecisionOf<Decision, "replay">(open, "replay"))
    yield { path, reason: "must be null at the end of the player's turn" };
}

/**
 * True if the opponent has a red lord or is placing one. Recruits are the opponent's here: the player, under the
 * order, draws a single lord, which is placed without a question.
 */
const hasTakenRed = ({ seats, recruits }: Table): boolean =>
  [...seats[OPPONENT]!.lords, ...recruits].some((lord) => colourOf(lord) === "red");

/** CO-55: a player with the token has had a coalition, whose lords are still in the chamber. */
function* tokenProblems({ solo, seats }: Table): Generator<Problem> {
  const { lords } = seats[PLAYER]!;
  const canHaveWon = lords.some(
    (lord) => lords.filter((other) => colourOf(other) === colourOf(lord)).length >= LEAST_COALITION,
  );
  if (solo.replayToken === PLAYER && !canHaveWon)
    yield {
      path: ["table", "solo", "replayToken"],
      reason: "cannot have been won without a coalition",
    };
}
