import { everything, standpointOf } from "../kernel/agenda.ts";
import type { Blueprint, ViewOf } from "../kernel/blueprint.ts";
import { engineOf } from "../kernel/engines.ts";
import { isExact } from "../kernel/exact.ts";
import type { GameTypes, Of } from "../kernel/game.ts";
import type { Seat } from "../kernel/types.ts";
import type { TestedGame } from "./subject.ts";

/** Kinds that cannot count their candidates list them; so many are no trouble. */
const FEW = 500;

/**
 * Whether actions of the seat can be drawn and clicked without long lists. A game that cannot count its
 * candidates lists them to draw one or to see that a click leads nowhere, and there may be millions.
 */
export function isCountable<T extends GameTypes>(
  { game }: Pick<TestedGame<T>, "game">,
  state: Of<T, "state">,
  seat: Seat,
): boolean {
  // Every state has what a view has.
  const view = state as unknown as ViewOf<Blueprint>;
  const at = standpointOf(engineOf(game).book, view, seat);
  return (
    !at ||
    at.answers.kinds.every(({ options }) => {
      const candidates = options(at.table, seat, at.decision, everything);
      return isExact(candidates) || !hasMoreThan(FEW, candidates);
    })
  );
}

function hasMoreThan(most: number, things: Iterable<unknown>): boolean {
  let seen = 0;
  for (const _ of things) if (++seen > most) return true;
  return false;
}
