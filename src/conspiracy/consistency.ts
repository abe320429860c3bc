// Consistency checks on states that have the right shape, such as saved games.

import type { Problem } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import {
  isDecision,
  isDecisionOf,
  isTaskOf,
  type TableAndAgenda,
} from "../kernel/rules/blueprint.ts";
import { bagProblems, inventoryProblems } from "../kernel/validation/checks.ts";
import { unknownSeat } from "../kernel/validation/problem-wording.ts";
import type { Decision, Source, Task } from "./actions.ts";
import type { Top } from "./blueprint.ts";
import { locationsInPlay } from "./cards/box.ts";
import { spots } from "./cards/chamber.ts";
import { colourOf, colours, influenceOf, keyOf, lordDeck } from "./cards/lords.ts";
import { MOST_LOCATIONS_DRAWN, MOST_LORDS_DRAWN } from "./cards/numbers.ts";
import { keysSuffice } from "./effects.ts";
import { allLocations, allLords } from "./inventory.ts";
import { whyNotPearlMaster } from "./pearl-master.ts";
import { hasFullChamber } from "./queries.ts";
import type { Table } from "./table.ts";

/** Lists the inconsistencies of a state. */
export const problems = (top: Top) =>
  function* ({ table, agenda }: TableAndAgenda<Table>): Generator<Problem> {
    yield* inventoryProblems(allLords(table), lordDeck, ["table"]);
    yield* inventoryProblems(allLocations(table), locationsInPlay(top.box, table.bonusLocations), [
      "table",
    ]);
    for (const key of ["turn", "pearlMaster", "lastSeat"] as const) {
      const seat = table[key] ?? 0;
      if (seat >= table.seats.length) yield unknownSeat(["table", key], seat, table.seats.length);
    }
    yield* orderProblems(top, table);
    for (const colour of colours) {
      const path = ["table", "piles", colour];
      yield* bagProblems(table.piles[colour], path);
      if (table.piles[colour].some((lord) => colourOf(lord) !== colour))
        yield { path, reason: "contains a lord of another colour" };
    }
    for (const seat of table.seats.keys()) {
      yield* chamberProblems(table, seat);
      yield* locationProblems(top, table, seat);
      yield* pearlProblems(top, table, seat);
    }
    yield* pearlMasterProblems(table);
    yield* lastSeatProblems(table);
    yield* turnProblems(table, agenda);
  };

/** CO-21 to CO-23 */
function* orderProblems(top: Top, table: Table): Generator<Problem> {
  const { order, seats } = table;
  if (order === null) return;
  if (order.by >= seats.length) yield unknownSeat(["table", "order", "by"], order.by, seats.length);
  else if (!top.ordersOf(table, order.by).includes(order.draw))
    yield { path: ["table", "order"], reason: "this seat cannot have given this order" };
}

/** CO-7, CO-13 */
function* chamberProblems({ seats }: Table, seat: Seat): Generator<Problem> {
  const { lords, coats } = seats[seat]!;
  const path = ["table", "seats", seat];
  if (lords.length > spots)
    yield {
      path: [...path, "lords"],
      reason: `contains ${lords.length} lords, but a chamber holds ${spots}`,
    };
  for (const colour of colours) {
    const best = Math.max(-1, ...lords.filter((l) => colourOf(l) === colour).map(influenceOf));
    const wearer = lords[(coats[colour] ?? 0) - 1];
    const fits = wearer
      ? colourOf(wearer) === colour && influenceOf(wearer) === best
      : coats[colour] === null && best < 0;
    if (!fits)
      yield { path: [...path, "coats", colour], reason: "is not on the best lord of its colour" };
  }
}

/** CO-14, CO-16: each location lies on the lord with the last of its keys. */
function* locationProblems(top: Top, table: Table, seat: Seat): Generator<Problem> {
  const area = table.seats[seat]!;
  for (const [i, { spot }] of area.locations.entries()) {
    const path = ["table", "seats", seat, "locations", i, "spot"];
    const lord = area.lords[spot - 1];
    const areaBefore = {
      ...area,
      lords: area.lords.slice(0, spot),
      locations: area.locations.slice(0, i),
    };
    if (!lord || !keyOf(lord)) yield { path, reason: "there is no lord with a key on this spot" };
    else if (!keysSuffice(top, { ...table, seats: table.seats.with(seat, areaBefore) }, seat))
      yield { path, reason: "the keys since the previous location are not enough" };
  }
}

/** CO-11, CO-18 */
function* pearlProblems(top: Top, table: Table, seat: Seat): Generator<Problem> {
  const { pearls } = table.seats[seat]!;
  const gained = top.pearlsGained(table, seat);
  if (pearls !== gained)
    yield {
      path: ["table", "seats", seat, "pearls"],
      reason: `is ${pearls}, but the lords and locations of this seat have given ${gained}`,
    };
}

/** CO-28 */
function* pearlMasterProblems({ seats, pearlMaster }: Table): Generator<Problem> {
  const reason = whyNotPearlMaster(
    seats.map(({ pearls }) => pearls),
    pearlMaster,
  );
  if (reason) yield { path: ["table", "pearlMaster"], reason };
}

/** CO-29 */
function* lastSeatProblems(table: Table): Generator<Problem> {
  const { seats, lastSeat, turn } = table;
  const trigger = lastSeat === null ? undefined : (lastSeat + 1) % seats.length;
  if (trigger !== undefined && !hasFullChamber(table, trigger))
    yield { path: ["table", "lastSeat"], reason: "the next seat has not filled its chamber" };
  for (const seat of seats.keys())
    if (lastSeat === null && seat !== turn && hasFullChamber(table, seat))
      yield {
        path: ["table", "lastSeat"],
        reason: `is null, but seat ${seat} has filled its chamber`,
      };
}

/** Tasks belong to the seat whose turn it is; drawn cards and recruits match the agenda. */
function* turnProblems(table: Table, agenda: TableAndAgenda<Table>["agenda"]): Generator<Problem> {
  const { turn, recruits, drawn } = table;
  if (agenda.length === 0 && (table.lastSeat !== turn || recruits.length + drawn.length > 0))
    yield { path: ["agenda"], reason: "is empty, but the game is not over" };
  for (const [i, entry] of agenda.entries())
    if (!isDecision(entry) && (entry as Task).seat !== turn)
      yield { path: ["agenda", i], reason: `is not a task of seat ${turn}, whose turn it is` };
  const source = sourceOf(agenda);
  if (source === "deck" && recruits.length > MOST_LORDS_DRAWN)
    yield {
      path: ["table", "recruits"],
      reason: `contains ${recruits.length} lords, but at most ${MOST_LORDS_DRAWN} can be drawn`,
    };
  if (drawn.length > MOST_LOCATIONS_DRAWN)
    yield {
      path: ["table", "drawn"],
      reason: `contains ${drawn.length} locations, but at most ${MOST_LOCATIONS_DRAWN} can be drawn`,
    };
  if (recruits.some((lord) => source !== "deck" && colourOf(lord) !== source))
    yield {
      path: ["table", "recruits"],
      reason: "contains lords that the agenda does not account for",
    };
}

/** CO-5: where the recruits come from. Only recruits from a pile wait while a lord's ability is carried out. */
function sourceOf(agenda: TableAndAgenda<Table>["agenda"]): Source | undefined {
  const open = agenda.at(-1);
  if (isDecisionOf<Decision, "place">(open, "place")) return open.from;
  const placing = agenda.find((entry) => isTaskOf<Task, "place-recruits">(entry, "place-recruits"));
  return placing?.from === "deck" ? undefined : placing?.from;
}
