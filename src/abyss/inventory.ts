import { type ExplorationCard, races } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Token } from "./cards/threat.ts";
import { lordsOf } from "./queries.ts";
import type { TableView } from "./table.ts";

// All components on the table, face down or not, wherever they are.

export const allExplorationCards = (table: TableView): (ExplorationCard | null)[] => [
  ...table.deck,
  ...table.discard,
  ...table.track,
  ...races.flatMap((race) => table.council[race]),
  ...table.seats.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
];

export const allLords = (table: TableView): (Lord | null)[] => [
  ...table.lordDeck,
  ...table.court,
  ...table.discardedLords,
  ...table.seats.flatMap(lordsOf),
];

export const allLocations = (table: TableView): (Location | null)[] => [
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
