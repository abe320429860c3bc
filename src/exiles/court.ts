import { areaOf } from "../abyss/queries.ts";
import {
  bringLords,
  COURT_SPACES,
  gainForRefill,
  isLow,
  PLOT_PRICE,
  plot as plotLord,
} from "../abyss/court.ts";
import type { Seat } from "../kernel/types.ts";
import { cardsInCourt, emptySpaces } from "./queries.ts";
import type { MoveOf, Play, TaskOf } from "./blueprint.ts";
import { no } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** EX-2, EX-7: the top exile of the deck comes to court. */
export function bringExile(table: Draft, seat: Seat | null, play: Pick<Play, "emit">): void {
  const exile = table.exiles.deck.pop()!;
  table.exiles.court.push(exile);
  play.emit({ type: "exile-to-court", exile, seat });
}

/** EX-2: exiles take spaces of the court, too. */
export const plot: MoveOf<"plot", "act"> = {
  ...plotLord,
  refuse: (table, action, decision) =>
    emptySpaces(table) > 0
      ? plotLord.refuse(table, action, decision)
      : no("court-full", "AB-8", { spaces: COURT_SPACES }),
};

/** EX-2 */
export const plotExile: MoveOf<"plot-exile"> = {
  keepsOpen: true,
  *options(_, seat) {
    yield { type: "plot-exile", seat };
  },
  refuse(table, { seat }) {
    const { pearls } = areaOf(table, seat);
    if (pearls < PLOT_PRICE)
      return no("too-few-pearls", "EX-2", { has: pearls, needs: PLOT_PRICE });
    if (emptySpaces(table) <= 0) return no("court-full", "EX-2", { spaces: COURT_SPACES });
    return table.exiles.deck.length > 0 ? undefined : no("exile-deck-empty", "EX-2", {});
  },
  perform(table, { seat }, play) {
    table.seats[seat]!.pearls -= PLOT_PRICE;
    bringExile(table, seat, play);
    play.inform(table.seats.keys());
  },
};

/** EX-14: recaptures come before the refill. */
export const refillCourt: TaskOf<"refill-court"> = (_table, { seat }, play) => {
  play.next({ do: "recapture", seat }, { do: "fill-court", seat });
};

/** EX-6, EX-7: one exile, then lords; the end is near if lords are missing. */
export const fillCourt: TaskOf<"fill-court"> = (table, { seat }, play) => {
  if (!isLow(cardsInCourt(table))) return;
  gainForRefill(table, seat, play);
  if (table.exiles.deck.length > 0) {
    bringExile(table, null, play);
    play.inform(table.seats.keys());
  }
  bringLords(table, seat, emptySpaces(table), play);
};
