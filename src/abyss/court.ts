import { areaOf } from "../kernel/components/seats.ts";
import { onlyAction } from "../kernel/rules/rules.ts";
import type { MoveOf, TaskOf, Top } from "./blueprint.ts";
import { COURT_SPACES, LOW_COURT_CARDS, PLOT_PEARLS, REFILL_PEARLS } from "./cards/numbers.ts";
import { triggerEnd } from "./end.ts";
import { refusalOf } from "./refusals.ts";
import { gainPearls } from "./transfers.ts";

/** AB-8: the court has no gaps, so the empty space farthest from the deck is the next in the row. */
export const plot = (top: Top): MoveOf<"plot"> => ({
  keepsOpen: true,
  options: onlyAction("plot"),
  refuse(table, { seat }) {
    const { pearls } = areaOf(table, seat);
    if (pearls < PLOT_PEARLS)
      return refusalOf("too-few-pearls", "AB-8", { has: pearls, needs: PLOT_PEARLS });
    if (top.cardsInCourt(table) >= COURT_SPACES)
      return refusalOf("court-full", "AB-8", { spaces: COURT_SPACES });
    return table.lordDeck.length > 0 ? undefined : refusalOf("lord-deck-empty", "AB-8", {});
  },
  perform(table, { seat }, play) {
    const lord = table.lordDeck.pop()!;
    areaOf(table, seat).pearls -= PLOT_PEARLS;
    table.court.push(lord);
    play.emit({ type: "plotted", seat, lord });
    play.revealTo(table.seats.keys());
  },
});

/** AB-33: closing ranks needs no work, as the court is a row without gaps. */
export const refillCourt =
  (top: Top): TaskOf<"refill-court"> =>
  (table, { seat }, play) => {
    if (top.cardsInCourt(table) > LOW_COURT_CARDS) return;
    gainPearls(table, seat, REFILL_PEARLS, "court", play);
    play.next({ do: "fill-spaces", seat });
  };

/** AB-33, AB-67: lords for all empty spaces; if there are too few, the end is triggered. */
export const fillSpaces =
  (top: Top): TaskOf<"fill-spaces"> =>
  (table, { seat }, play) => {
    const spaces = COURT_SPACES - top.cardsInCourt(table);
    const lords = table.lordDeck.splice(Math.max(0, table.lordDeck.length - spaces)).reverse();
    table.court.push(...lords);
    if (lords.length > 0) {
      play.emit({ type: "court-filled", lords });
      play.revealTo(table.seats.keys());
    }
    if (lords.length < spaces) triggerEnd(table, seat, play);
  };
