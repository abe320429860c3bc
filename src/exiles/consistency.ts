// What a state of the right shape must fulfil besides. Saved games come from anywhere.

import { opponentsOf } from "../abyss/queries.ts";
import { type Lord, lordCard } from "../abyss/cards/lords.ts";
import {
  afterAction,
  agendaProblems,
  asksRightly as asksRightlyInAbyss,
  componentProblems,
  inControl,
  inRecruitment,
  orderProblems,
  turnProblems,
  waiting as waitingInAbyss,
} from "../abyss/consistency.ts";
import type { Table as AbyssTable } from "../abyss/table.ts";
import type { Problem } from "../kernel/errors.ts";
import { inventoryProblems } from "../kernel/problems.ts";
import type { Seat } from "../kernel/types.ts";
import type { Decision, Task } from "./actions.ts";
import { emptySpaces, exilesOf, hasPower } from "./queries.ts";
import { catalogueProblems } from "./cards/catalogue.ts";
import { allExiles, elsewhere } from "./inventory.ts";
import type { State } from "./blueprint.ts";
import type { Table } from "./table.ts";

/** What does not fit together in a state. */
export function* problems({ table, agenda }: State): Generator<Problem> {
  const { catalogue } = table.exiles;
  yield* catalogueProblems(catalogue, ["table", "exiles", "catalogue"]);
  if (table.exiles.seats.length !== table.seats.length)
    yield { path: ["table", "exiles", "seats"], reason: "must be as many as the seats" };
  yield* componentProblems(table, elsewhere(table));
  const ids = catalogue.map(({ id }) => id);
  yield* inventoryProblems(allExiles(table), ids, ["table", "exiles"]);
  yield* orderProblems(table);
  yield* turnProblems(table);
  yield* areaProblems(table);
  yield* agendaProblems<Decision>(table, agenda, waiting, (_, question, under) =>
    asksRightly(table, question, under),
  );
  for (const [i, entry] of agenda.entries())
    if ("do" in entry && !canWait(table, agenda, entry))
      yield { path: ["agenda", i], reason: "the table does not call for it" };
}

/** Whether a task that waits will find what it is about. */
function canWait(table: Table, agenda: State["agenda"], task: Task): boolean {
  switch (task.do) {
    // Only the Perjurer's choice comes between a payment and the lord that it is for (EX-16).
    case "enter": {
      const found = task.from === "court" ? table.court : table.lordDeck.slice(-1);
      return lordCard(task.lord).keys === 0 && found.includes(task.lord);
    }
    case "power":
      return agenda.some((one) => "do" in one && one.do === "enter" && one.lord === task.lord);
    case "replace-location":
      return (
        opponentsOf(table, table.turn.seat).includes(task.owner) &&
        areAside(table, task.owner, task.lords)
      );
    default:
      return true;
  }
}

/** EX-13: whether the seat has these lords aside, each of them once. */
const areAside = (table: Table, seat: Seat, lords: readonly Lord[]): boolean =>
  new Set(lords).size === lords.length &&
  lords.every((lord) => exilesOf(table, seat).aside.includes(lord));

/** Exiles hold locations that their owner has, in pairs, and the court has room for all. */
function* areaProblems(table: Table): Generator<Problem> {
  if (emptySpaces(table) < 0)
    yield { path: ["table", "exiles", "court"], reason: "has more cards than spaces" };
  for (const [seat, { holding }] of table.exiles.seats.entries())
    for (const [i, { location, exiles }] of holding.entries()) {
      const path = ["table", "exiles", "seats", seat, "holding", i];
      const held = table.seats[seat]!.locations.find((one) => one.location === location);
      if (!held || held.lords.length > 0)
        yield { path: [...path, "location"], reason: "is not a location without lords of theirs" };
      if (exiles.length !== 2) yield { path: [...path, "exiles"], reason: "must be two" };
      if (holding.findIndex((one) => one.location === location) < i)
        yield { path: [...path, "location"], reason: "is held already" };
    }
}

/** A recapture comes in a recruitment or before control by keys. */
const recapturing = [
  [...afterAction, "check-end", "fill-court"],
  [...inControl, "control-by-keys"],
];
/** After it, the next pair of exiles is looked at; before that, the robbed player is served. */
const thenMore = recapturing.map((dos) => [...dos, "recapture"]);
const thenServing = thenMore.map((dos) => [...dos, "replace-location"]);

/** The tasks that may wait under each question. */
const waiting: Readonly<Record<Decision["ask"], readonly (readonly string[])[]>> = {
  ...waitingInAbyss,
  "switch-location": [...waitingInAbyss["switch-location"], ...thenMore, ...thenServing],
  recapture: recapturing,
  "replace-location": thenMore,
  perjure: [[...inRecruitment, "power", "enter"]],
  conspire: [afterAction],
};

/** Whether the question is one that the table gives rise to. */
function asksRightly(table: Table, question: Decision, under: readonly string[]): boolean {
  const { turn, exiles } = table;
  const { seats } = question;
  const [seat = turn.seat] = seats;
  if (seats.some((one) => one >= table.seats.length)) return false;
  const isOwn = seats.length === 1 && seat === turn.seat;
  if (exiles.payment.length > 0 !== (question.ask === "perjure")) return false;
  switch (question.ask) {
    case "recapture":
      return isOwn && exilesOf(table, seat).free.length > 1;
    case "replace-location":
      return seats.length === 1 && !isOwn && areAside(table, seat, question.lords);
    case "perjure":
      return (
        isOwn &&
        hasPower(table, seat, "perjurer") &&
        table.keyTokens > 0 &&
        exiles.payment.includes(question.affiliate)
      );
    case "conspire":
      return isOwn && hasPower(table, seat, "conspirator") && table.lordDeck.length > 0;
    case "switch-location":
      // EX-12: a robbed player may be asked in another player's turn.
      return asksRightlyInAbyss(
        { ...table, turn: { ...turn, seat } } as AbyssTable,
        question,
        under,
      );
    default:
      return asksRightlyInAbyss(table, question, under);
  }
}
