import { stricter } from "../kernel/rules/rules.ts";
import type { Action } from "./actions.ts";
import type { Below } from "./blueprint.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** The moves that use activated powers, where the questions of Leviathan allow them. */
export const activatedMoves = ({ activated, moves }: Below) =>
  Object.fromEntries(activated.map((type) => [type, stricter(moves[type] as never, refuse)]));

/** AB-35, LE-37: not in the turn of another player, whose Border Guard may ask, and not within a fight. */
function refuse({ turn, leviathan }: TableView, { seat }: Action): RuleRefusal | undefined {
  if (turn.seat !== seat) return refusalOf("power-outside-turn", "AB-35", {});
  return leviathan.fight ? refusalOf("power-in-fight", "LE-37", {}) : undefined;
}
