import type { Seat } from "../../kernel/data/types.ts";
import type { AnyLord } from "../cards/lords.ts";
import { powerWorks } from "../queries.ts";
import { type RuleRefusal, refusalOf } from "../refusals.ts";
import type { TableView } from "../table.ts";

/** AB-35: the kinds of action that use an activated power; they leave the question open. */
export const activatedMoves = ["use-slaver", "use-oracle", "use-opportunist"] as const;

/** AB-35: why the seat cannot use the activated power of this lord now. */
export function refuseUse(table: TableView, seat: Seat, lord: AnyLord): RuleRefusal | undefined {
  if (!powerWorks(table, seat, lord)) return refusalOf("power-not-working", "AB-35", { lord });
  return table.turn.used.includes(lord)
    ? refusalOf("power-used-this-turn", "AB-35", { lord })
    : undefined;
}
