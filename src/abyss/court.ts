import type { Seat } from "../kernel/types.ts";
import { areaOf } from "./queries.ts";
import { triggerEnd } from "./end.ts";
import { gainPearls } from "./transfers.ts";
import type { MoveOf, Play, TaskOf } from "./blueprint.ts";
import { no } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** AB-3 */
export const COURT_SPACES = 6;
/** AB-8 */
export const PLOT_PRICE = 1;
/** AB-33: with no more cards than this left, the court is refilled. */
const LOW_COURT = 2;
const REFILL_PEARLS = 2;

/** AB-8: the court has no gaps, so the empty space farthest from the deck is the next in the row. */
export const plot: MoveOf<"plot"> = {
  keepsOpen: true,
  *options(_, seat) {
    yield { type: "plot", seat };
  },
  refuse(table, { seat }) {
    const { pearls } = areaOf(table, seat);
    if (pearls < PLOT_PRICE)
      return no("too-few-pearls", "AB-8", { has: pearls, needs: PLOT_PRICE });
    if (table.court.length >= COURT_SPACES)
      return no("court-full", "AB-8", { spaces: COURT_SPACES });
    return table.lordDeck.length > 0 ? undefined : no("lord-deck-empty", "AB-8", {});
  },
  perform(table, { seat }, play) {
    const lord = table.lordDeck.pop()!;
    table.seats[seat]!.pearls -= PLOT_PRICE;
    table.court.push(lord);
    play.emit({ type: "plotted", seat, lord });
    play.inform(table.seats.keys());
  },
};

/** AB-33: closing ranks needs no work, as the court is a row without gaps. */
export const refillCourt: TaskOf<"refill-court"> = (table, { seat }, play) => {
  if (!isLow(table.court.length)) return;
  gainForRefill(table, seat, play);
  bringLords(table, seat, COURT_SPACES - table.court.length, play);
};

/** AB-33: whether a court with so many cards is refilled. */
export const isLow = (cards: number): boolean => cards <= LOW_COURT;

/** AB-33 */
export const gainForRefill = (table: Draft, seat: Seat, play: Play): void =>
  gainPearls(table, seat, REFILL_PEARLS, "court", play);

/** AB-33, AB-67: lords for so many spaces; if there are too few, the end is near. */
export function bringLords(table: Draft, seat: Seat, spaces: number, play: Play): void {
  const lords = spaces > 0 ? table.lordDeck.splice(-spaces).reverse() : [];
  table.court.push(...lords);
  if (lords.length > 0) {
    play.emit({ type: "court-filled", lords });
    play.inform(table.seats.keys());
  }
  if (lords.length < spaces) triggerEnd(table, seat, play);
}
