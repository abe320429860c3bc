// When a question can be open: above which agenda entries, and on which tables.

import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import type { Rules } from "../kernel/rules/rules.ts";
import type { Decision } from "./actions.ts";
import type { AbyssBlueprint, Top } from "./blueprint.ts";
import { KEYS_PER_LOCATION } from "./cards/numbers.ts";
import { buyersAmong, priceNow } from "./explore.ts";
import { keysOf } from "./queries.ts";
import type { Table } from "./table.ts";
import { restAfter } from "./turn-order.ts";

/** The tasks that wait while the action of a turn is decided. */
export const underAction: readonly string[] = /* @__PURE__ */ deepFreeze(restAfter("act"));
/** The tasks that wait during an exploration. */
export const underExploration: readonly string[] = /* @__PURE__ */ deepFreeze([
  ...underAction,
  "end-exploration",
]);
/** The tasks that wait during a recruitment, once the lord has entered. */
export const underRecruitment: readonly string[] = /* @__PURE__ */ deepFreeze([
  ...underAction,
  "check-end",
  "refill-court",
]);
/** The tasks that wait while a location is controlled. */
export const underControl: readonly string[] = /* @__PURE__ */ deepFreeze(restAfter("control"));

/** True if only the active player is asked. */
const isForActivePlayer = (table: Table, { seats }: Decision): boolean =>
  seats.length === 1 && seats[0] === table.turn.seat;

/** True if no revealed card or drawn location has to be decided on first. */
const isQuiet = ({ track, drawn }: Table): boolean => track.length + drawn.length === 0;

const isRecruiting = (under: readonly string[]): boolean => under.includes("refill-court");

/** A question that a lord's power asks its owner. */
const ofPower = {
  over: [underRecruitment],
  fits: (table: Table, question: Decision) => isQuiet(table) && isForActivePlayer(table, question),
};

/** When each question of Abyss can be open. */
export const askable = (top: Top): Rules<AbyssBlueprint>["askable"] => ({
  act: { ...ofPower, over: [underAction] },
  offer: {
    over: [underExploration],
    fits(table, { seats, price, next }) {
      const { turn, track, drawn } = table;
      const opponents = opponentsOf(table, turn.seat);
      // The seat asked and those in `next` are exactly the remaining opponents who can buy.
      const left = opponents.slice(opponents.indexOf(seats[0]!));
      return (
        seats.length === 1 &&
        price === priceNow(table) &&
        isSameJson([...seats, ...next], buyersAmong(top, table, left, price)) &&
        drawn.length === 0 &&
        track.length > 0 &&
        track.at(-1) !== "monster"
      );
    },
  },
  explore: {
    over: [underExploration],
    fits: (table, question) =>
      isForActivePlayer(table, question) && table.track.length > 0 && table.drawn.length === 0,
  },
  discard: {
    over: [underRecruitment, restAfter("limit-hand")],
    fits(table, question, under) {
      if (!isQuiet(table)) return false;
      return isForActivePlayer(table, question)
        ? question.by === "commander" && !isRecruiting(under)
        : isRecruiting(under) && !question.seats.includes(table.turn.seat);
    },
  },
  disable: {
    over: [underRecruitment],
    queues: true, // one opponent after the other
    fits: (table, question) =>
      ofPower.fits(table, question) && opponentsOf(table, table.turn.seat).includes(question.of),
  },
  "steal-token": ofPower,
  "take-stack": ofPower,
  "swap-location": ofPower,
  bribe: ofPower,
  "replace-lord": ofPower,
  "bring-location": {
    over: [underRecruitment],
    fits: (table, question) =>
      ofPower.fits(table, question) &&
      table.stack.length > 0 &&
      areaOf(table, table.turn.seat).lords.includes(question.by) &&
      top.box.lord(question.by).entering?.kind === "locations",
  },
  control: {
    over: [underControl],
    fits: (table, question) =>
      ofPower.fits(table, question) && keysOf(top.box, table, table.turn.seat) >= KEYS_PER_LOCATION,
  },
  "choose-location": {
    over: [underControl, underRecruitment],
    fits(table, question, under) {
      const { turn, track } = table;
      if (!isForActivePlayer(table, question) || track.length > 0) return false;
      return question.by === null
        ? !isRecruiting(under)
        : isRecruiting(under) && areaOf(table, turn.seat).lords.includes(question.by);
    },
  },
  "switch-location": {
    over: [underAction, underRecruitment],
    fits: (table, question) =>
      ofPower.fits(table, question) &&
      areaOf(table, table.turn.seat).locations.some(({ location }) => location === "black-smokers"),
  },
  "end-turn": { ...ofPower, over: [restAfter("end-turn")] },
});
