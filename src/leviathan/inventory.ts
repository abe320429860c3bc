import { inventoryOf as inventoryOfAbyss } from "../abyss/inventory.ts";
import type { WidenIds } from "../kernel/data/ids.ts";
import { isDecisionOf, isTaskOf, type TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Decision, Task } from "./actions.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { LeviathanToken } from "./cards/tokens.ts";
import type { Table, TableView } from "./table.ts";

/** Leviathans that are drawn, but not yet at the border. */
export const drawnLeviathans = (agenda: TableAndAgenda<unknown>["agenda"]): Leviathan[] =>
  agenda.flatMap((entry) =>
    isTaskOf<Task, "place-leviathan">(entry, "place-leviathan") ||
    isDecisionOf<Decision, "place-leviathan">(entry, "place-leviathan")
      ? [entry.leviathan]
      : [],
  );

/** Leviathans that are not in the deck, wherever they are. */
export const seenLeviathans = ({
  table: { leviathan },
  agenda,
}: TableAndAgenda<Pick<TableView, "leviathan">>): Leviathan[] => [
  ...leviathan.border.map((beast) => beast.leviathan),
  ...leviathan.discarded,
  ...leviathan.seats.flatMap(({ killed }) => killed),
  ...drawnLeviathans(agenda),
];

/** All leviathan tokens, face up or face down, wherever they are. */
export const allLeviathanTokens = ({
  leviathan,
}: Pick<TableView, "leviathan">): (LeviathanToken | null)[] => [
  ...leviathan.tokens,
  ...leviathan.revealed,
  ...leviathan.seats.flatMap(({ tokens }) => tokens),
];

/** The components of Leviathan's area, for inventories. Wounds are unlimited (LE-10) and not listed. */
export const leviathanInventory = (state: TableAndAgenda<WidenIds<Table>>): string[] => {
  const { table, agenda } = state as TableAndAgenda<Table>;
  return [
    ...table.leviathan.deck,
    ...seenLeviathans({ table, agenda }),
    ...allLeviathanTokens(table).map((token) => `leviathan token ${token}`),
  ];
};

/**
 * Lists every component of Leviathan on the table, duplicates included, for the laws of
 * `abyss-rules/testing`. A variant adds the components of its own areas.
 */
export const inventoryOf = (state: TableAndAgenda<WidenIds<Table>>): string[] => [
  ...inventoryOfAbyss(state),
  ...leviathanInventory(state),
];
