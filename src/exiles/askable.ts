// When a question can be open: on top of which agenda entries, and on which tables.
import { underAction, underControl, underRecruitment } from "../abyss/askable.ts";
import { alsoAskableOver, type Rules } from "../kernel/rules/rules.ts";
import type { Decision, OwnDecision } from "./actions.ts";
import type { Below, ExilesBlueprint, Top } from "./blueprint.ts";
import { EXILES_PER_LOCATION } from "./cards/numbers.ts";
import { areAside, exilesOf, hasPower } from "./queries.ts";
import type { Table } from "./table.ts";

/** The entries below a recapture, which happens in a recruitment or before control by keys (EX-14). */
const underRecaptureQuestion = [
  [...underAction, "check-end", "fill-court"],
  [...underControl, "control-by-keys"],
];
/** After a recapture, the robbed player gets a replacement, and then more exiles may recapture. */
const beforeNextRecapture = underRecaptureQuestion.map((names) => [...names, "recapture"]);
const beforeReplacement = beforeNextRecapture.map((names) => [...names, "replace-location"]);
/** The entries below while a player receives a location because of a recapture. */
export const underRecapture: readonly (readonly string[])[] = [
  ...beforeNextRecapture,
  ...beforeReplacement,
];

/** Whether the question is put to the seat whose turn it is, and no card is revealed or drawn. */
const isForTurnSeat = (table: Table, question: Decision): boolean =>
  question.seats.length === 1 && question.seats[0] === table.turn.seat && hasNoOpenCards(table);

/** Whether no card is revealed on the track or drawn. */
const hasNoOpenCards = ({ track, drawn }: Table): boolean => track.length + drawn.length === 0;

/** The questions that exiles add, and one of Abyss that can now come up in another player's turn. */
export const askable = (
  below: Below,
  top: Top,
): Pick<Rules<ExilesBlueprint>["askable"], OwnDecision["ask"] | "switch-location"> => ({
  recapture: {
    over: underRecaptureQuestion,
    fits: (table, question) =>
      isForTurnSeat(table, question) &&
      exilesOf(table, table.turn.seat).free.length >= EXILES_PER_LOCATION,
  },
  "replace-location": {
    over: beforeNextRecapture,
    fits: (table, { seats, lords }) =>
      hasNoOpenCards(table) &&
      seats.length === 1 &&
      seats[0] !== table.turn.seat &&
      areAside(table, seats[0]!, lords),
  },
  perjure: {
    over: [[...underRecruitment, "power", "enter"]],
    fits: (table, question) =>
      isForTurnSeat(table, question) &&
      hasPower(table, table.turn.seat, "perjurer") &&
      top.box.lord(question.lord).keys === 0 &&
      table.keyTokens > 0 &&
      table.exiles.payment.includes(question.affiliate),
  },
  conspire: {
    over: [underAction],
    fits: (table, question) =>
      isForTurnSeat(table, question) &&
      hasPower(table, table.turn.seat, "conspirator") &&
      table.lordDeck.length > 0,
  },
  // EX-12: a robbed player may be asked in another player's turn.
  "switch-location": {
    ...alsoAskableOver(below.askable["switch-location"], underRecapture),
    fits(table, question, under) {
      const [seat = table.turn.seat] = question.seats;
      const tableInTurn = { ...table, turn: { ...table.turn, seat } };
      return below.askable["switch-location"].fits(tableInTurn, question, under);
    },
  },
});
