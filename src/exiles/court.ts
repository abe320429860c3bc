import { COURT_SPACES, PLOT_PEARLS } from "../abyss/cards/numbers.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { onlyAction } from "../kernel/rules/rules.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import type { Play } from "./play.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** EX-2, EX-7: brings the top exile of the deck to court. */
export function bringExile(table: Draft, seat: Seat | null, play: Pick<Play, "emit">): void {
  const exile = table.exiles.deck.pop()!;
  table.exiles.court.push(exile);
  play.emit({ type: "exile-to-court", exile, seat });
}

/** EX-2: pays a pearl to bring an exile to court. */
export const plotExile = (top: Top): MoveOf<"plot-exile"> => ({
  keepsOpen: true,
  options: onlyAction("plot-exile"),
  refuse(table, { seat }) {
    const { pearls } = areaOf(table, seat);
    if (pearls < PLOT_PEARLS)
      return refusalOf("too-few-pearls", "EX-2", { has: pearls, needs: PLOT_PEARLS });
    if (top.cardsInCourt(table) >= COURT_SPACES)
      return refusalOf("court-full", "EX-2", { spaces: COURT_SPACES });
    return table.exiles.deck.length > 0 ? undefined : refusalOf("exile-deck-empty", "EX-2", {});
  },
  perform(table, { seat }, play) {
    areaOf(table, seat).pearls -= PLOT_PEARLS;
    bringExile(table, seat, play);
    play.revealTo(table.seats.keys());
  },
});

/** EX-14: schedules recaptures before the refill. */
export const refillCourt: TaskOf<"refill-court"> = (_table, { seat }, play) => {
  play.next({ do: "recapture", seat }, { do: "fill-court", seat });
};

/** AB-33, EX-14: refills the court after recaptures. */
export const fillCourt =
  (below: Below): TaskOf<"fill-court"> =>
  (table, { seat }, play) =>
    below.tasks["refill-court"](table, { do: "refill-court", seat }, play);

/** EX-7: brings one exile, then lords. */
export const fillSpaces =
  (below: Below): TaskOf<"fill-spaces"> =>
  (table, task, play) => {
    if (table.exiles.deck.length > 0) {
      bringExile(table, null, play);
      play.revealTo(table.seats.keys());
    }
    below.tasks["fill-spaces"](table, task, play);
  };
