// Who can attack which leviathan; layers above change that through `top`.
import type { AnyAlly } from "../abyss/cards/allies.ts";
import { isKnown } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Top } from "./blueprint.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import type { TableView } from "./table.ts";

/** LE-22: the different allies in the seat's hand with which it can attack the leviathan. */
export const attackersOf = (
  top: Pick<Top, "canAttackWith">,
  table: TableView,
  seat: Seat,
  leviathan: Leviathan,
): AnyAlly[] =>
  [...new Set(areaOf(table, seat).hand.filter(isKnown))].filter((ally) =>
    top.canAttackWith(table, seat, ally, leviathan),
  );

/** LE-22: whether the seat can fight a leviathan at the border. */
export const canFight = (top: Pick<Top, "canAttackWith">, table: TableView, seat: Seat): boolean =>
  table.leviathan.border.some(
    ({ leviathan }) => attackersOf(top, table, seat, leviathan).length > 0,
  );
