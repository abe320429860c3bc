// When a question can be open: above which tasks of the agenda, and on which tables.
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision } from "./actions.ts";
import type { ConspiracyBlueprint, Top } from "./blueprint.ts";
import { influenceOf, keyOf, type Lord } from "./cards/lords.ts";
import { keysSuffice, searchesDeck } from "./effects.ts";
import { hasFullChamber } from "./queries.ts";
import type { Table } from "./table.ts";

/** CO-3: the tasks that wait while lords are recruited. */
const inTurn = ["end-turn"];
/** CO-5: the ability of a lord is carried out while other lords of its pile may still wait. */
const whilePlacing = [inTurn, [...inTurn, "place-recruits"]];

/** True if only the decider of this turn is asked, and drawn locations wait only for the question which one to keep. */
const isForDecider = (top: Top, table: Table, { ask, seats }: Decision): boolean =>
  seats.length === 1 &&
  seats[0] === top.decider(table.turn) &&
  (ask === "keep-location" ? table.drawn.length > 1 : table.drawn.length === 0);

/** True if a lord was placed, and the last one matches. */
const hasPlaced = (table: Table, matches: (lord: Lord) => unknown): boolean =>
  table.seats[table.turn]!.lords.slice(-1).some(matches);

/** CO-14: the lord just placed has a key, and the keys suffice. */
const isLocationEarned = (top: Top, table: Table): boolean =>
  hasPlaced(table, keyOf) && keysSuffice(top, table, table.turn);

/** All questions of Conspiracy. */
export const askable = (top: Top): Rules<ConspiracyBlueprint>["askable"] => ({
  recruit: {
    over: [inTurn],
    fits: (table, question) =>
      isForDecider(top, table, question) && !hasFullChamber(table, table.turn),
  },
  place: {
    over: [inTurn],
    fits: (table, question) =>
      isForDecider(top, table, question) &&
      table.recruits.length > 1 &&
      !hasFullChamber(table, table.turn),
  },
  swap: {
    over: whilePlacing,
    fits: (table, question) =>
      isForDecider(top, table, question) && hasPlaced(table, (lord) => influenceOf(lord) === 0),
  },
  location: {
    over: whilePlacing,
    fits: (table, question) =>
      isForDecider(top, table, question) &&
      isLocationEarned(top, table) &&
      !searchesDeck(top, table, table.turn),
  },
  "keep-location": {
    over: whilePlacing,
    fits: (table, question) => isForDecider(top, table, question) && isLocationEarned(top, table),
  },
  "search-locations": {
    over: whilePlacing,
    fits: (table, question) =>
      isForDecider(top, table, question) &&
      isLocationEarned(top, table) &&
      searchesDeck(top, table, table.turn),
  },
});
