import { triggerEnd } from "../abyss/end.ts";
import type { Below, TaskOf } from "./blueprint.ts";
import type { ExhaustibleSupply } from "./cards/tokens.ts";
import type { TableView } from "./table.ts";

/** LE-62: what has run out, if anything has. */
function exhausted({ leviathan, tokens }: TableView): ExhaustibleSupply | undefined {
  if (leviathan.deck.length === 0) return "leviathans";
  if (tokens.length === 0) return "base-tokens";
  return leviathan.tokens.length === 0 ? "leviathan-tokens" : undefined;
}

/** LE-62, LE-63: the player whose turn ends triggers the end. */
export const nextTurn =
  (below: Below): TaskOf<"next-turn"> =>
  (table, task, play) => {
    const supply = table.lastSeat === null ? exhausted(table) : undefined;
    if (supply) {
      table.leviathan.hasRunOut = true;
      play.emit({ type: "supply-ran-out", supply });
      triggerEnd(table, task.seat, play);
    }
    below.tasks["next-turn"](table, task, play);
  };
