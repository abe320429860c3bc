import type { Seat } from "../../kernel/types.ts";
import type { Lord } from "../cards/lords.ts";
import { works } from "../queries.ts";
import { no, type RuleRefusal } from "../refusals.ts";
import type { TableView } from "../table.ts";

/** AB-35: the kinds of action that use an activated power; they leave the question open. */
export const activatedMoves = ["use-slaver", "use-oracle", "use-opportunist"] as const;

/** AB-35: why the seat cannot use the activated power of this lord now. */
export function refuseUse(table: TableView, seat: Seat, lord: Lord): RuleRefusal | undefined {
  if (!works(table, seat, lord)) return no("power-not-working", "AB-35", { lord });
  return table.turn.used.includes(lord) ? no("power-used-this-turn", "AB-35", { lord }) : undefined;
}
