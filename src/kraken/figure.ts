// The figure: held by the most corrupt player.
import type { Seat } from "../kernel/data/types.ts";
import type { Decision } from "./actions.ts";
import type { MoveOf, ReactionOf } from "./blueprint.ts";
import type { Play } from "./play.ts";
import { inTurnOrder } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** Those of the given seats that have the most nebulis. */
const richest = ({ kraken }: TableView, seats: readonly Seat[]): Seat[] => {
  const most = Math.max(...seats.map((seat) => kraken.nebulis[seat]!));
  return seats.filter((seat) => kraken.nebulis[seat] === most);
};

/**
 * KR-24: the seats that have overtaken the holder or drawn level by this change of nebulis. Before the
 * change nobody had more than the holder, so each of them has gained more than the holder did.
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

/** KR-23 to KR-26: moves the figure after a change of nebulis, or asks who gets it. */
export const updateFigure: ReactionOf<"nebulis-changed"> = (table, { by }, play) => {
  const { nebulis, figure: holder } = table.kraken;
  if (nebulis.every((n) => n === 0)) return moveFigure(table, null, play);
  if (holder === null) return moveFigure(table, richest(table, inTurnOrder(table))[0]!, play);
  const rivals = challengers(table, holder, by);
  if (rivals.length === 0) return;
  const to = richest(table, rivals);
  if (to.length === 1) moveFigure(table, to[0]!, play);
  else {
    const isAhead = nebulis[to[0]!]! > nebulis[holder]!;
    play.next({ ask: "give-figure", seats: [holder], to, areAhead: isAhead });
  }
};

type Question = Extract<Decision, { readonly ask: "give-figure" }>;

/**
 * KR-24, KR-25: the seats that can still be given the figure. There are none if krakens of the same
 * recruitment (KR-14) have put the holder ahead of those who were level, or level with those who were
 * ahead: the holder would have taken the figure back from any of them.
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

/** KR-25: the holder gives the figure to one of the candidates. */
export const giveFigure: MoveOf<"give-figure", "give-figure"> = {
  *options(table, seat, question) {
    for (const to of candidates(table, seat, question)) yield { type: "give-figure", seat, to };
  },
  refuse(table, { seat, to }, question) {
    const seats = candidates(table, seat, question);
    return seats.includes(to)
      ? undefined
      : refusalOf("not-a-candidate", "KR-25", { to, candidates: seats });
  },
  perform(table, { to }, play) {
    moveFigure(table, to, play);
  },
};
