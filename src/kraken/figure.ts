// The figure: held by the most corrupt player.
import type { Seat } from "../kernel/types.ts";
import type { MoveOf, ReactionOf } from "./blueprint.ts";
import type { Play } from "./play.ts";
import { no } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** The seats with the most nebulis among these. */
const richest = ({ kraken }: TableView, seats: readonly Seat[]): Seat[] => {
  const most = Math.max(...seats.map((seat) => kraken.nebulis[seat]!));
  return seats.filter((seat) => kraken.nebulis[seat] === most);
};

/** KR-24: who has more than the holder now, or has drawn level by a change of so many nebulis. */
function challengers({ kraken }: TableView, holder: Seat, by: readonly number[]): Seat[] {
  const { nebulis } = kraken;
  const [now, before] = [nebulis[holder]!, nebulis[holder]! - by[holder]!];
  return [...nebulis.keys()].filter((seat) => {
    const own = nebulis[seat]!;
    return seat !== holder && (own > now || (own === now && own - by[seat]! !== before));
  });
}

/** KR-26: counted from the player who triggered the end; before that, only one gets nebulis at a time. */
function inTurnOrder({ seats, lastSeat }: TableView): Seat[] {
  const first = lastSeat === null ? 0 : lastSeat + 1;
  return seats.map((_, i) => (first + i) % seats.length);
}

function moveFigure(table: Draft, seat: Seat | null, play: Play): void {
  const from = table.kraken.figure;
  if (from === seat) return;
  table.kraken.figure = seat;
  play.emit({ type: "figure-moved", seat, from });
}

/** KR-23 to KR-26 */
export const lookAtFigure: ReactionOf<"nebulis-changed"> = (table, { by }, play) => {
  const { nebulis, figure: holder } = table.kraken;
  if (nebulis.every((n) => n === 0)) return moveFigure(table, null, play);
  if (holder === null) return moveFigure(table, richest(table, inTurnOrder(table))[0]!, play);
  const better = challengers(table, holder, by);
  if (better.length === 0) return;
  const to = richest(table, better);
  if (to.length === 1) moveFigure(table, to[0]!, play);
  else play.next({ ask: "give-figure", seats: [holder], to });
};

/** KR-25: those who still have as many as the holder; a later change of the same rule may have made it void. */
const candidates = ({ kraken }: TableView, seat: Seat, to: readonly Seat[]): Seat[] =>
  to.filter((one) => kraken.nebulis[one]! >= kraken.nebulis[seat]!);

/** KR-25 */
export const giveFigure: MoveOf<"give-figure", "give-figure"> = {
  *options(table, seat, { to: named }) {
    for (const to of candidates(table, seat, named)) yield { type: "give-figure", seat, to };
  },
  refuse(table, { seat, to }, { to: named }) {
    const fit = candidates(table, seat, named);
    return fit.includes(to) ? undefined : no("not-a-candidate", "KR-25", { to, candidates: fit });
  },
  perform(table, { to }, play) {
    moveFigure(table, to, play);
  },
};
