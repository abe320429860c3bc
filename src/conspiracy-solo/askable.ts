// When a question can be open: above which tasks of the agenda, and on which tables.

import { hasFullChamber } from "../conspiracy/queries.ts";
import type { Table as ConspiracyTable } from "../conspiracy/table.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Askable, Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";
import { wantedPiles } from "./queries.ts";
import { canReplay } from "./replay-token.ts";
import { OPPONENT, PLAYER, type Table } from "./table.ts";

/** CO-60: the opponent makes no choices of its own, so these questions come only in the player's turn. */
const inPlayersTurn = <Question>(
  base: Askable<ConspiracyTable, Question>,
): Askable<ConspiracyTable, Question> => ({
  ...base,
  fits: (table, question, under) => table.turn === PLAYER && base.fits(table, question, under),
});

/** True if only the player is asked, in the turn of the given side, and no drawn location waits to be kept. */
const isForPlayer = (table: Table, turn: Seat, seats: readonly Seat[]): boolean =>
  table.turn === turn && seats.join() === String(PLAYER) && table.drawn.length === 0;

/** All questions: those of Conspiracy, and those that the solo mode adds. */
export const askable = ({ askable: below }: Below): Rules<SoloBlueprint>["askable"] => ({
  recruit: inPlayersTurn(below.recruit),
  swap: inPlayersTurn(below.swap),
  location: inPlayersTurn(below.location),
  "keep-location": inPlayersTurn(below["keep-location"]),
  "search-locations": inPlayersTurn(below["search-locations"]),
  // CO-42: the opponent takes whole piles only.
  place: {
    ...below.place,
    fits: (table, question, under) =>
      below.place.fits(table, question, under) &&
      (table.turn === PLAYER || question.from !== "deck"),
  },
  "opponent-pile": {
    over: below.recruit.over,
    fits: (table, { seats, colours }) =>
      isForPlayer(table, OPPONENT, seats) &&
      !hasFullChamber(table, OPPONENT) &&
      colours.length > 1 &&
      colours.join() === wantedPiles(table).join(),
  },
  replay: {
    over: [[]],
    fits: (table, { seats }) => isForPlayer(table, PLAYER, seats) && canReplay(table),
  },
});
