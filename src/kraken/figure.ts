// The figure: held by the most corrupt player.
import type { Seat } from "../kernel/data/types.ts";
import type { Decision } from "./actions.ts";
import type { MoveOf, ReactionOf } from "./blueprint.ts";
import type { Play } from "./play.ts";
import { inTurnOrder } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** The seats with the most nebulis among these. */
const richest = ({ kraken }: TableView, seats: readonly Seat[]): Seat[] => {
  const most = Math.max(...seats.map((seat) => kraken.nebulis[seat]!));
  return seats.filter((seat) => kraken.nebulis[seat] === most);
};

/**
 * KR-24: who has more than the holder now, or has drawn level by a change of so many nebulis. Before it
 * nobody had more than the holder, so each of them has gained on the holder.
 */
const challengers = ({ kraken }: TableView, holder: Seat, by: readonly number[]): Seat[] =>
  [...kraken.nebulis.keys()].filter(
    (seat) => kraken.nebulis[seat]! >= kraken.nebulis[holder]! && by[seat]! > by[holder]!,
  );

function moveFigure(table: Draft, seat: Seat | null, play: Play): void {
  const from = table.kraken.figure;
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
  else {
    const isAhead = nebulis[to[0]!]! > nebulis[holder]!;
    play.next({ ask: "give-figure", seats: [holder], to, areAhead: isAhead });
  }
};

type Question = Extract<Decision, { readonly ask: "give-figure" }>;

/**
 * KR-24, KR-25: nobody, if the holder has gained on them since by krakens of the same recruitment (KR-14):
 * got ahead of those who were level, or drew level with those who were ahead. Whoever of them had been
 * given the figure, the holder would have taken it back.
 */
export const candidates = (
  { kraken }: TableView,
  holder: Seat,
  { to, areAhead }: Pick<Question, "to" | "areAhead">,
): Seat[] =>
  to.filter((seat) => {
    const lead = kraken.nebulis[seat]! - kraken.nebulis[holder]!;
    return areAhead ? lead > 0 : lead >= 0;
  });

/** KR-25 */
export const giveFigure: MoveOf<"give-figure", "give-figure"> = {
  *options(table, seat, question) {
    for (const to of candidates(table, seat, question)) yield { type: "give-figure", seat, to };
  },
  refuse(table, { seat, to }, question) {
    const fit = candidates(table, seat, question);
    return fit.includes(to)
      ? undefined
      : refusalOf("not-a-candidate", "KR-25", { to, candidates: fit });
  },
  perform(table, { to }, play) {
    moveFigure(table, to, play);
  },
};
