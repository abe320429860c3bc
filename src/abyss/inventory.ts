// All components of a state or a view, wherever they are; `null` for those face down.

import type { WidenIds } from "../kernel/data/ids.ts";
import { isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Task } from "./actions.ts";
import { type AnyAlly, type AnyExplorationCard, races } from "./cards/allies.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import { lordsOf } from "./queries.ts";
import type { Table, TableView } from "./table.ts";

export const allExplorationCards = ({
  table,
  agenda,
}: TableAndAgenda<TableView>): (AnyExplorationCard | null)[] => [
  ...table.deck,
  ...table.discard,
  ...table.track,
  ...races.flatMap((race) => table.council[race]),
  ...table.seats.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ...alliesPlayed(agenda),
];

/** Allies played for a lord, which are in the agenda until one of them is affiliated (AB-30). */
export const alliesPlayed = (agenda: TableAndAgenda<TableView>["agenda"]): AnyAlly[] =>
  agenda.flatMap((entry) => (isTaskOf<Task, "affiliate">(entry, "affiliate") ? entry.allies : []));

export const allLords = (table: TableView): (AnyLord | null)[] => [
  ...table.lordDeck,
  ...table.court,
  ...table.discardedLords,
  ...table.seats.flatMap(lordsOf),
];

export const allLocations = (table: TableView): (AnyLocation | null)[] => [
  ...table.stack,
  ...table.available,
  ...table.drawn,
  ...table.seats.flatMap(({ locations }) => locations.map(({ location }) => location)),
];

export const allMonsterTokens = (table: TableView): (Token | null)[] => [
  ...table.tokens,
  ...table.seats.flatMap(({ tokens }) => tokens),
];

export const allKeyTokens = (table: TableView): number =>
  table.seats.reduce((keys, area) => keys + area.keys, table.keyTokens);

/**
 * Every component of a state of Abyss, with repetitions, for the laws of `abyss-rules/testing`. A
 * variant adds what lies in its own area.
 */
export const inventoryOf = (of: TableAndAgenda<WidenIds<Table>>): string[] => {
  const state = of as TableAndAgenda<Table>;
  return [
    ...allExplorationCards(state),
    ...allLords(state.table),
    ...allLocations(state.table),
    ...allMonsterTokens(state.table),
    `${allKeyTokens(state.table)} key tokens`,
  ].map(String);
};
