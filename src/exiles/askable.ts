// When a question can be open: over what, and on which tables.

import { underAction, underControl, underRecruitment } from "../abyss/askable.ts";
import { lordCard } from "../abyss/cards/lords.ts";
import { alsoAskableOver, type Rules } from "../kernel/rules/rules.ts";
import type { Decision, OwnDecision } from "./actions.ts";
import type { Below, ExilesBlueprint } from "./blueprint.ts";
import { EXILES_PER_LOCATION } from "./cards/numbers.ts";
import { areAside, exilesOf, hasPower } from "./queries.ts";
import type { Table } from "./table.ts";

/** A recapture comes in a recruitment or before control by keys (EX-14). */
const recapturing = [
  [...underAction, "check-end", "fill-court"],
  [...underControl, "control-by-keys"],
];
/** After it, the next pair of exiles is looked at; before that, the robbed player is served. */
const thenMore = recapturing.map((names) => [...names, "recapture"]);
const thenServing = thenMore.map((names) => [...names, "replace-location"]);
/** What waits while somebody receives a location by a recapture. */
export const underRecapture: readonly (readonly string[])[] = [...thenMore, ...thenServing];

/** The question is put to whose turn it is, and nothing is revealed or drawn. */
const isOwn = (table: Table, question: Decision): boolean =>
  question.seats.length === 1 && question.seats[0] === table.turn.seat && isQuiet(table);

const isQuiet = ({ track, drawn }: Table): boolean => track.length + drawn.length === 0;

/** The questions that exiles add, and one that they put in another player's turn. */
export const askable = (
  below: Below,
): Pick<Rules<ExilesBlueprint>["askable"], OwnDecision["ask"] | "switch-location"> => ({
  recapture: {
    over: recapturing,
    fits: (table, question) =>
      isOwn(table, question) && exilesOf(table, table.turn.seat).free.length >= EXILES_PER_LOCATION,
  },
  "replace-location": {
    over: thenMore,
    fits: (table, { seats, lords }) =>
      isQuiet(table) &&
      seats.length === 1 &&
      seats[0] !== table.turn.seat &&
      areAside(table, seats[0]!, lords),
  },
  perjure: {
    over: [[...underRecruitment, "power", "enter"]],
    fits: (table, question) =>
      isOwn(table, question) &&
      hasPower(table, table.turn.seat, "perjurer") &&
      lordCard(question.lord).keys === 0 &&
      table.keyTokens > 0 &&
      table.exiles.payment.includes(question.affiliate),
  },
  conspire: {
    over: [underAction],
    fits: (table, question) =>
      isOwn(table, question) &&
      hasPower(table, table.turn.seat, "conspirator") &&
      table.lordDeck.length > 0,
  },
  // EX-12: a robbed player may be asked in another player's turn.
  "switch-location": {
    ...alsoAskableOver(below.askable["switch-location"], underRecapture),
    fits(table, question, under) {
      const [seat = table.turn.seat] = question.seats;
      const itsTurn = { ...table, turn: { ...table.turn, seat } };
      return below.askable["switch-location"].fits(itsTurn, question, under);
    },
  },
});
