// Checks that a state of valid shape is consistent, as saved games are untrusted.
import { countOf } from "../kernel/components/bags.ts";
import { opponentsOf } from "../kernel/components/seats.ts";
import type { Problem } from "../kernel/data/errors.ts";
import { isDecision, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import { unknownSeat } from "../kernel/validation/problem-wording.ts";
import type { Task } from "./actions.ts";
import type { Top } from "./blueprint.ts";
import { raceOf, races } from "./cards/allies.ts";
import { COURT_SPACES, TRACK_SPACES } from "./cards/numbers.ts";
import { KEY_TOKEN_COUNT, monsterTokens } from "./cards/threat.ts";
import {
  allExplorationCards,
  allKeyTokens,
  allLocations,
  allLords,
  allMonsterTokens,
} from "./inventory.ts";
import type { Table } from "./table.ts";
import { isTaskConsistent } from "./task-consistency.ts";

/** Finds the inconsistencies of a state. */
export const problems = (top: Top) =>
  function* (state: TableAndAgenda<Table>): Generator<Problem> {
    const { table, agenda } = state;
    yield* componentProblems(top, state);
    yield* orderProblems(table);
    yield* turnProblems(top, table);
    if (agenda.length === 0) yield* endProblems(table);
    for (const [i, entry] of agenda.entries())
      if (!isDecision(entry) && !isTaskConsistent(state, entry as Task))
        yield { path: ["agenda", i], reason: "cannot be on the agenda in this position" };
  };

/** AB-68, AB-70: at the end the last turn is over, no card awaits a decision, and all hands are empty. */
function* endProblems(table: Table): Generator<Problem> {
  const isLastTurn = table.lastSeat === table.turn.seat;
  if (!isLastTurn || table.track.length + table.drawn.length > 0)
    yield { path: ["agenda"], reason: "is empty, but the game is not over" };
  else
    for (const [seat, { hand }] of table.seats.entries())
      if (hand.length > 0)
        yield {
          path: ["table", "seats", seat, "hand"],
          reason: "must be empty at the end of the game (AB-70)",
        };
}

/** No component is missing or duplicated. */
function* componentProblems(top: Top, state: TableAndAgenda<Table>): Generator<Problem> {
  const { table } = state;
  const { box } = top;
  const elsewhere = top.elsewhere(table);
  const cards = [...allExplorationCards(state), ...elsewhere.allies];
  yield* inventoryProblems(cards, box.cards, ["table"]);
  yield* inventoryProblems([...allLords(table), ...elsewhere.lords], box.lords, ["table"]);
  yield* inventoryProblems(allLocations(table), box.locations, ["table"]);
  yield* inventoryProblems(allMonsterTokens(table), monsterTokens, ["table", "tokens"]);
  const found = allKeyTokens(table);
  if (found !== KEY_TOKEN_COUNT)
    yield {
      path: ["table", "keyTokens"],
      reason: `there are ${found} key tokens, but the game has ${KEY_TOKEN_COUNT}`,
    };
}

/** Rows and stacks hold only what belongs there, and bags are sorted. */
function* orderProblems(table: Table): Generator<Problem> {
  yield* bagProblems(table.discard, ["table", "discard"]);
  for (const race of races) {
    yield* bagProblems(table.council[race], ["table", "council", race]);
    if (table.council[race].some((ally) => (raceOf(ally) ?? race) !== race))
      yield { path: ["table", "council", race], reason: "has an ally of another race" };
  }
  for (const [seat, area] of table.seats.entries())
    for (const key of ["hand", "affiliated", "tokens"] as const)
      yield* bagProblems(area[key], ["table", "seats", seat, key]);
  yield* spaceProblems(table, "court", COURT_SPACES);
  yield* spaceProblems(table, "track", TRACK_SPACES);
}

function* spaceProblems(table: Table, row: "court" | "track", spaces: number): Generator<Problem> {
  const { length } = table[row];
  if (length > spaces)
    yield { path: ["table", row], reason: `has ${length} cards, but only ${spaces} spaces` };
}

/** The turn belongs to a player of the game, with buyers and used powers that are possible. */
function* turnProblems(top: Top, table: Table): Generator<Problem> {
  const { turn, lastSeat } = table;
  const path = ["table", "turn"];
  if (turn.seat >= table.seats.length)
    yield unknownSeat([...path, "seat"], turn.seat, table.seats.length);
  if (lastSeat !== null && lastSeat >= table.seats.length)
    yield unknownSeat(["table", "lastSeat"], lastSeat, table.seats.length);
  const opponents = opponentsOf(table, turn.seat);
  const isBuyer = (seat: number): boolean =>
    opponents.includes(seat) && countOf(turn.buyers, seat) <= top.mostPurchases(table, seat);
  if (!turn.buyers.every(isBuyer))
    yield {
      path: [...path, "buyers"],
      reason: "must be opponents, none of them more often than they may buy",
    };
  const isUsed = (lord: (typeof turn.used)[number], i: number): boolean =>
    turn.used.indexOf(lord) === i && top.box.lord(lord).power === "activated";
  if (!turn.used.every(isUsed))
    yield { path: [...path, "used"], reason: "must be different lords with activated powers" };
}
