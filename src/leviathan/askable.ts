// When a question can be open: on top of which agenda entries, and on which tables.
import { underExploration, underRecruitment } from "../abyss/askable.ts";
import { restAfter } from "../abyss/turn-order.ts";
import { areaOf, opponentsOf } from "../kernel/components/seats.ts";
import { alsoAskableOver, type Rules } from "../kernel/rules/rules.ts";
import type { Decision, OwnDecision } from "./actions.ts";
import type { Below, LeviathanBlueprint } from "./blueprint.ts";
import { type Leviathan, leviathanCard } from "./cards/leviathans.ts";
import { surplusOf } from "./hand-limit.ts";
import { possibleRewards } from "./life-points.ts";
import { beastOf, freeSpaces, hunterOf, isMonsterRevealed, lordsToLose } from "./queries.ts";
import type { Table } from "./table.ts";

/** The entries below during a fight: in an exploration, or when the Sorcerer has entered. */
const inFight = [
  [...underExploration, "end-fight"],
  [...underRecruitment, "end-fight"],
];
/** The entries below while a reward is taken: in a fight, or when the Rebel has entered. */
const inReward = [...inFight.map((names) => [...names, "go-on"]), underRecruitment];
/** The entries below while a penalty is carried out: of the active player, or of the Border Guard's victim. */
const inPenalty = [
  [...underExploration, "pass-monster", "place-leviathan"],
  [...underRecruitment, "place-leviathan"],
];

const isForTurnSeat = (table: Table, { seats }: Decision): boolean =>
  seats.length === 1 && seats[0] === table.turn.seat;

/** Whether no card is revealed on the track or drawn. */
const hasNoOpenCards = ({ track, drawn }: Table): boolean => track.length + drawn.length === 0;

const isExploring = (under: readonly string[]): boolean => under.includes("end-exploration");

/** In an exploration a monster is on the track; otherwise nothing is. */
const fitsTrack = (table: Table, under: readonly string[]): boolean =>
  isExploring(under) ? isMonsterRevealed(table) : hasNoOpenCards(table);

/** Whether the target of the fight is at the border. */
const hasTarget = (table: Table): boolean => {
  const { fight } = table.leviathan;
  return fight !== null && beastOf(table, fight.target) !== undefined;
};

/** LE-16: whether the question is put to the player whom the leviathan on the space attacks. */
const fitsPenalty = (table: Table, { seats }: Decision, under: readonly string[]): boolean => {
  const { turn } = table;
  if (seats.length !== 1 || !fitsTrack(table, under)) return false;
  return isExploring(under)
    ? seats[0] === turn.seat
    : opponentsOf(table, turn.seat).includes(seats[0]!);
};

/** LE-29, LE-59: whether the last attack on the target can have earned this many tokens, or the Rebel outside a fight. */
function isEarned(table: Table, count: number, under: readonly string[]): boolean {
  const { turn, leviathan } = table;
  const rewards = (one: Leviathan) => possibleRewards(table, turn.seat, one);
  if (under.includes("end-fight"))
    return leviathan.fight !== null && rewards(leviathan.fight.target).includes(count);
  const lastKilled = hunterOf(table, turn.seat).killed.slice(-1);
  return [...leviathan.border.map((beast) => beast.leviathan), ...lastKilled].some(
    (one) => rewards(one)[0] === count,
  );
}

/** The questions that Leviathan adds, and one of Abyss before which martial law may wait. */
export const askable = (
  below: Below,
): Pick<Rules<LeviathanBlueprint>["askable"], OwnDecision["ask"] | "discard"> => ({
  attack: {
    over: inFight,
    fits: (table, question, under) =>
      isForTurnSeat(table, question) && hasTarget(table) && fitsTrack(table, under),
  },
  "add-pearls": {
    over: inFight,
    fits: (table, question, under) =>
      isForTurnSeat(table, question) && hasTarget(table) && fitsTrack(table, under),
  },
  "choose-target": {
    over: [underRecruitment, ...inFight],
    fits(table, question, under) {
      const { fight } = table.leviathan;
      const isFirst = question.by === "sorcerer";
      return (
        isForTurnSeat(table, question) &&
        fitsTrack(table, under) &&
        isFirst === (fight === null) &&
        (isFirst || (fight?.kills === 1 && !hasTarget(table)))
      );
    },
  },
  "draw-tokens": {
    over: inReward,
    fits(table, question, under) {
      const base = table.tokens.length;
      const others = table.leviathan.tokens.length;
      return (
        isForTurnSeat(table, question) &&
        fitsTrack(table, under) &&
        base > 0 &&
        others > 0 &&
        question.count < base + others &&
        isEarned(table, question.count, under)
      );
    },
  },
  "reveal-token": {
    over: [...inReward, restAfter("start-turn")],
    fits: (table, question, under) =>
      isForTurnSeat(table, question) &&
      fitsTrack(table, under) &&
      hunterOf(table, table.turn.seat).tokens.length > 0,
  },
  "lose-allies": {
    over: inPenalty,
    fits(table, question, under) {
      const { kind, count } = leviathanCard(question.leviathan).penalty;
      return (
        fitsPenalty(table, question, under) &&
        beastOf(table, question.leviathan) !== undefined &&
        kind === "allies" &&
        // The Slaver may have discarded an ally meanwhile (AB-35).
        areaOf(table, question.seats[0]!).hand.length >= count
      );
    },
  },
  "lose-lord": {
    over: inPenalty,
    fits(table, question, under) {
      const { kind, count } = leviathanCard(question.leviathan).penalty;
      return (
        fitsPenalty(table, question, under) &&
        beastOf(table, question.leviathan) !== undefined &&
        kind === "lord" &&
        lordsToLose(table, question.seats[0]!).length > count
      );
    },
  },
  "trim-hand": {
    over: [restAfter("limit-hand")],
    fits: (table, question) =>
      isForTurnSeat(table, question) &&
      hasNoOpenCards(table) &&
      surplusOf(table, table.turn.seat) > 0,
  },
  "send-leviathan": {
    over: [underRecruitment],
    fits: (table, question) =>
      isForTurnSeat(table, question) && hasNoOpenCards(table) && table.leviathan.deck.length > 0,
  },
  "remove-life-point": {
    over: [underRecruitment],
    fits: (table, question) =>
      isForTurnSeat(table, question) && hasNoOpenCards(table) && table.leviathan.border.length > 0,
  },
  "place-leviathan": {
    over: [underRecruitment],
    fits: (table, question) =>
      isForTurnSeat(table, question) && hasNoOpenCards(table) && freeSpaces(table).length > 0,
  },
  discard: alsoAskableOver(below.askable.discard, [[...restAfter("limit-hand"), "martial-law"]]),
});
