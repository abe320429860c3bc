// What a state of the right shape must fulfil besides. Saved games come from anywhere.
import { colourOf } from "../conspiracy/cards/lords.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { isDecisionOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Decision } from "./actions.ts";
import type { Below } from "./blueprint.ts";
import { LEAST_COALITION } from "./cards/numbers.ts";
import { cardOf } from "./queries.ts";
import { OPPONENT, PLAYER, type Table } from "./table.ts";

/** What does not fit together in a state. */
export const problems = (below: Below) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    yield* below.problems(state);
    yield* orderProblems(state);
    yield* tokenProblems(state.table);
  };

/** CO-51, CO-53: the only order is that of the Soldier, from the red pile to the end of the next turn. */
function* orderProblems({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
  const path = ["table", "order"];
  const { order, turn } = table;
  const { special } = cardOf(table);
  const open = agenda.at(-1);
  const isPlacing = isDecisionOf<Decision, "place">(open, "place");
  const gives = special?.kind === "order" && isPlacing && open.from === "red";
  if (turn === OPPONENT && open !== undefined && (order !== null) !== gives)
    yield { path, reason: "goes with the red pile" };
  if (order && !seesRed(table)) yield { path, reason: "comes with a red lord of the opponent" };
  if (order && isDecisionOf<Decision, "replay">(open, "replay"))
    yield { path, reason: "is over at the end of the turn" };
}

/** Who takes the red pile places it, or is placing it. (The player, under the order, draws one lord and places it at once.) */
const seesRed = ({ seats, recruits }: Table): boolean =>
  [...seats[OPPONENT]!.lords, ...recruits].some((lord) => colourOf(lord) === "red");

/** CO-55: who has the token has had a coalition, and lords never leave a chamber. */
function* tokenProblems({ solo, seats }: Table): Generator<Problem> {
  const { lords } = seats[PLAYER]!;
  const canHaveWon = lords.some(
    (one) => lords.filter((lord) => colourOf(lord) === colourOf(one)).length >= LEAST_COALITION,
  );
  if (solo.replayToken === PLAYER && !canHaveWon)
    yield { path: ["table", "solo", "replayToken"], reason: "was never won by a coalition" };
}
