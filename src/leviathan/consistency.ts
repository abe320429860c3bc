// Consistency checks on states that have the right shape, such as saved games.
import type { Problem } from "../kernel/data/errors.ts";
import { isDecision, isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import { unknownSeat } from "../kernel/validation/problem-wording.ts";
import type { Task } from "./actions.ts";
import type { Below } from "./blueprint.ts";
import { borderSpaces } from "./cards/border.ts";
import { leviathanCard, leviathans } from "./cards/leviathans.ts";
import { leviathanTokens } from "./cards/tokens.ts";
import { allLeviathanTokens, seenLeviathans } from "./inventory.ts";
import { beastOf, beastOn, isMonsterRevealed } from "./queries.ts";
import type { Table } from "./table.ts";

const path = ["table", "leviathan"];

/** Lists the inconsistencies of a state. */
export const problems = (below: Below) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table, agenda } = state;
    const { leviathan: area, seats } = table;
    if (area.seats.length !== seats.length)
      yield {
        path: [...path, "seats"],
        reason: `has ${area.seats.length} entries, but the game has ${seats.length} seats`,
      };
    yield* inventoryProblems([...area.deck, ...seenLeviathans(state)], leviathans, path);
    yield* inventoryProblems(allLeviathanTokens(table), leviathanTokens, [...path, "tokens"]);
    for (const key of ["deck", "discarded", "tokens", "revealed"] as const)
      yield* bagProblems(area[key], [...path, key]);
    for (const [seat, { tokens }] of area.seats.entries())
      yield* bagProblems(tokens, [...path, "seats", seat, "tokens"]);
    yield* borderProblems(table);
    yield* scourgeProblems(table);
    yield* fightProblems(state);
    if (table.threat !== 1)
      yield {
        path: ["table", "threat"],
        reason: `${table.threat}, expected 1, as the threat track is not used (LE-2)`,
      };
    if (area.hasRunOut && table.lastSeat === null)
      yield {
        path: [...path, "hasRunOut"],
        reason: "is true, but the end is not triggered (LE-62)",
      };
    for (const [i, entry] of agenda.entries())
      if (!isDecision(entry) && !isTaskConsistent(table, entry as Task))
        yield { path: ["agenda", i], reason: "cannot be on the agenda in this position" };
    yield* below.problems(state);
  };

/** LE-7, LE-12: one leviathan on a space, in the order of the spaces, each with a life point at least. */
function* borderProblems({ leviathan: { border } }: Table): Generator<Problem> {
  for (const [i, { space, leviathan, lost }] of border.entries()) {
    const before = border[i - 1];
    if (before && borderSpaces.indexOf(before.space) >= borderSpaces.indexOf(space))
      yield {
        path: [...path, "border", i, "space"],
        reason: `${space} is taken or out of order: spaces go from 2-3 to 11-12`,
      };
    const most = leviathanCard(leviathan).life.length - 1;
    if (lost > most)
      yield {
        path: [...path, "border", i, "lost"],
        reason: `${lost}, expected at most ${most}, as a leviathan without life points is killed`,
      };
  }
}

/** LE-44, LE-45: the holder of the Scourge has the most kills. */
function* scourgeProblems({ leviathan: { scourge, seats } }: Table): Generator<Problem> {
  const kills = seats.map(({ killed }) => killed.length);
  const most = Math.max(0, ...kills);
  if (scourge === null) {
    if (most > 0)
      yield {
        path: [...path, "scourge"],
        reason: "nobody has the Scourge, but a player with the most kills must",
      };
  } else if (scourge >= seats.length)
    yield unknownSeat([...path, "scourge"], scourge, seats.length);
  else if (kills[scourge]! < Math.max(1, most))
    yield {
      path: [...path, "scourge"],
      reason: `its holder has ${kills[scourge]} kills, expected ${Math.max(1, most)} or more`,
    };
}

/** LE-23, LE-33, LE-52: a fight has its end on the agenda, and a target at the border or just killed. */
function* fightProblems({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
  const { fight, seats } = table.leviathan;
  const isFighting = agenda.some((entry) => isTaskOf<Task, "end-fight">(entry, "end-fight"));
  if (isFighting !== (fight !== null))
    yield {
      path: [...path, "fight"],
      reason: isFighting ? "is null in a fight" : "is set, but no fight is on the agenda",
    };
  if (fight === null) return;
  const killed = seats[table.turn.seat]?.killed ?? [];
  const isTarget =
    beastOf(table, fight.target) !== undefined ||
    (fight.kills > 0 && killed.at(-1) === fight.target);
  if (!isTarget)
    yield {
      path: [...path, "fight", "target"],
      reason: `${fight.target} is neither at the border nor just killed`,
    };
  if (fight.kills > killed.length)
    yield {
      path: [...path, "fight", "kills"],
      reason: `${fight.kills}, but the player has killed ${killed.length}`,
    };
}

/** Whether a waiting task fits the table. */
function isTaskConsistent(table: Table, task: Task): boolean {
  switch (task.do) {
    case "place-leviathan":
      return beastOn(table, task.space) !== undefined;
    case "pass-monster":
      return isMonsterRevealed(table);
    case "go-on":
    case "roll":
    case "strike":
      return table.leviathan.fight !== null;
    default:
      return true;
  }
}
