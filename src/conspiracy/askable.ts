// When a question can be open: over what, and on which tables.
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision } from "./actions.ts";
import type { ConspiracyBlueprint, Top } from "./blueprint.ts";
import { influenceOf, keyOf, type Lord } from "./cards/lords.ts";
import { keysSuffice, searchesDeck } from "./effects.ts";
import { hasFullChamber } from "./queries.ts";
import type { Table } from "./table.ts";

/** CO-3: what waits while lords are recruited. */
const inTurn = ["end-turn"];
/** CO-5: a lord is carried out while others of its pile still wait. */
const whilePlacing = [inTurn, [...inTurn, "place-recruits"]];

/** The question is put to who decides in this turn, and no location waits to be kept, unless that is asked. */
const isOwn = (top: Top, table: Table, { ask, seats }: Decision): boolean =>
  seats.length === 1 &&
  seats[0] === top.decider(table.turn) &&
  (ask === "keep-location" ? table.drawn.length > 1 : table.drawn.length === 0);

/** There is a lord just placed, and it is such a one. */
const hasPlaced = (table: Table, isSuch: (lord: Lord) => unknown): boolean =>
  table.seats[table.turn]!.lords.slice(-1).some(isSuch);

/** CO-14: the lord just placed has a key, and the keys suffice. */
const isLocationDue = (top: Top, table: Table): boolean =>
  hasPlaced(table, keyOf) && keysSuffice(top, table, table.turn);

/** All questions of Conspiracy. */
export const askable = (top: Top): Rules<ConspiracyBlueprint>["askable"] => ({
  recruit: {
    over: [inTurn],
    fits: (table, question) => isOwn(top, table, question) && !hasFullChamber(table, table.turn),
  },
  place: {
    over: [inTurn],
    fits: (table, question) =>
      isOwn(top, table, question) &&
      table.recruits.length > 1 &&
      !hasFullChamber(table, table.turn),
  },
  swap: {
    over: whilePlacing,
    fits: (table, question) =>
      isOwn(top, table, question) && hasPlaced(table, (lord) => influenceOf(lord) === 0),
  },
  location: {
    over: whilePlacing,
    fits: (table, question) =>
      isOwn(top, table, question) &&
      isLocationDue(top, table) &&
      !searchesDeck(top, table, table.turn),
  },
  "keep-location": {
    over: whilePlacing,
    fits: (table, question) => isOwn(top, table, question) && isLocationDue(top, table),
  },
  "search-locations": {
    over: whilePlacing,
    fits: (table, question) =>
      isOwn(top, table, question) &&
      isLocationDue(top, table) &&
      searchesDeck(top, table, table.turn),
  },
});
