// When a question can be open: over what, and on which tables.

import { hasFullChamber } from "../conspiracy/queries.ts";
import type { Table as ConspiracyTable } from "../conspiracy/table.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Askable, Rules } from "../kernel/rules/rules.ts";
import type { Below, SoloBlueprint } from "./blueprint.ts";
import { wantedPiles } from "./queries.ts";
import { canReplay } from "./replay-token.ts";
import { OPPONENT, PLAYER, type Table } from "./table.ts";

/** CO-60: the opponent has no choices of its own, so these questions come in turns of the player only. */
const ofPlayer = <Question>(
  due: Askable<ConspiracyTable, Question>,
): Askable<ConspiracyTable, Question> => ({
  ...due,
  fits: (table, question, under) => table.turn === PLAYER && due.fits(table, question, under),
});

/** The player alone is asked, in the turn of the side, and no location waits for another answer. */
const isQuiet = (table: Table, turn: Seat, seats: readonly Seat[]): boolean =>
  table.turn === turn && seats.join() === String(PLAYER) && table.drawn.length === 0;

/** All questions: those of Conspiracy, and those that playing alone adds. */
export const askable = ({ askable: below }: Below): Rules<SoloBlueprint>["askable"] => ({
  recruit: ofPlayer(below.recruit),
  swap: ofPlayer(below.swap),
  location: ofPlayer(below.location),
  "keep-location": ofPlayer(below["keep-location"]),
  "search-locations": ofPlayer(below["search-locations"]),
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
      isQuiet(table, OPPONENT, seats) &&
      !hasFullChamber(table, OPPONENT) &&
      colours.length > 1 &&
      colours.join() === wantedPiles(table).join(),
  },
  replay: {
    over: [[]],
    fits: (table, { seats }) => isQuiet(table, PLAYER, seats) && canReplay(table),
  },
});
