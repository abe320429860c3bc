// When a question can be open: on top of which agenda entries, and on which tables.

import { underAction, underRecruitment } from "../abyss/askable.ts";
import { raceOf } from "../abyss/cards/allies.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Askable, Rules } from "../kernel/rules/rules.ts";
import type { Decision, OwnDecision } from "./actions.ts";
import type { KrakenBlueprint, Top } from "./blueprint.ts";
import { hasLootScoring } from "./cards/loot.ts";
import { candidates } from "./figure.ts";
import { lootOn } from "./queries.ts";
import type { Table } from "./table.ts";

/** Whether the question is put to the seat whose turn it is. */
const isForTurnSeat = (table: Table, { seats }: Decision): boolean =>
  seats.length === 1 && seats[0] === table.turn.seat;

/** Whether no card is revealed on the track or drawn. */
const hasNoOpenCards = ({ track, drawn }: Table): boolean =>
  track.length === 0 && drawn.length === 0;

/** A question that a lord's power puts to the lord's owner. */
const ofPower: Askable<Table, Decision> = {
  over: [underRecruitment],
  fits: (table, question) => hasNoOpenCards(table) && isForTurnSeat(table, question),
};

/** The questions that Kraken adds. */
export const askable = (top: Top): Pick<Rules<KrakenBlueprint>["askable"], OwnDecision["ask"]> => ({
  "place-kraken": {
    over: [underAction],
    fits: (table, question) =>
      isForTurnSeat(table, question) &&
      table.drawn.length === 0 &&
      table.track.length > 0 &&
      table.track.every((card) => card !== "monster" && raceOf(card) === null),
  },
  "place-sentinel": {
    over: [underRecruitment],
    fits(table, question, under) {
      const { owner, on } = table.kraken.sentinels[question.sentinel];
      return ofPower.fits(table, question, under) && owner === table.turn.seat && on === null;
    },
  },
  "give-nebulis": {
    over: [underRecruitment],
    fits: (table, question, under) =>
      ofPower.fits(table, question, under) &&
      table.kraken.nebulis[table.turn.seat]! < table.seats.length - 1,
  },
  "take-from-discard": ofPower,
  "name-race": ofPower,
  "discard-affiliated": {
    over: [underRecruitment],
    fits: (table, { seats }) => hasNoOpenCards(table) && !seats.includes(table.turn.seat),
  },
  "free-lord": ofPower,
  "search-loot": {
    over: [underAction, underRecruitment],
    fits: (table, { seats, location }) =>
      hasNoOpenCards(table) &&
      seats.length === 1 &&
      hasLootScoring(top.box, location) &&
      lootOn(table, location).length > 0 &&
      areaOf(table, seats[0]!).locations.some((held) => held.location === location),
  },
  // A reaction asks it, so it may be on top of any entry.
  "give-figure": {
    over: "anything",
    fits(table, question) {
      const { nebulis, figure } = table.kraken;
      const { seats, to } = question;
      const [holder] = seats;
      return (
        seats.length === 1 &&
        holder === figure &&
        candidates(table, holder, question).length === to.length &&
        to.length > 1 &&
        new Set(to).size === to.length &&
        to.every((seat) => seat !== holder && nebulis[seat] === nebulis[to[0]!])
      );
    },
  },
});
