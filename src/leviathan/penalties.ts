// What an attack of a leviathan costs a player. Nothing prevents it (LE-16).
import type { AnyAlly } from "../abyss/cards/allies.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import { playAllies } from "../abyss/transfers.ts";
import { combinationsOf, mapCandidates } from "../kernel/agenda/countable.ts";
import { addToBag, firstMissing, isKnown, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { MoveOf, TaskOf } from "./blueprint.ts";
import { leviathanCard } from "./cards/leviathans.ts";
import type { Play } from "./play.ts";
import { hunterOf, lordsToLose } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";

/** LE-15, LE-16: carries out the penalty as far as possible; asks only where something is left to choose. */
export const penalty: TaskOf<"penalty"> = (table, { seat, leviathan }, play) => {
  const { kind, count } = leviathanCard(leviathan).penalty;
  play.emit({ type: "leviathan-attacked", seat, leviathan });
  switch (kind) {
    case "wounds":
      hunterOf(table, seat).wounds += count;
      play.emit({ type: "wounds-taken", seat, wounds: count });
      break;
    case "pearls":
      returnPearls(table, seat, Math.min(count, areaOf(table, seat).pearls), play);
      break;
    case "allies": {
      const { hand } = areaOf(table, seat);
      if (hand.length > count) play.next({ ask: "lose-allies", seats: [seat], leviathan });
      else if (hand.length > 0) loseAlliesNow(table, seat, [...hand], play);
      break;
    }
    case "lord": {
      const lords = lordsToLose(table, seat);
      if (lords.length > count) play.next({ ask: "lose-lord", seats: [seat], leviathan });
      else for (const lord of lords) loseLordNow(table, seat, lord, play);
    }
  }
};

/** Pays pearls to the treasury. */
export function returnPearls(table: Draft, seat: Seat, pearls: number, play: Play): void {
  if (pearls === 0) return;
  areaOf(table, seat).pearls -= pearls;
  play.emit({ type: "pearls-returned", seat, pearls });
}

function loseAlliesNow(table: Draft, seat: Seat, allies: readonly AnyAlly[], play: Play): void {
  playAllies(table, seat, allies, play);
  addToBag(table.discard, allies);
  play.emit({ type: "allies-lost", seat, allies: [...allies] });
}

function loseLordNow(table: Draft, seat: Seat, lord: AnyLord, play: Play): void {
  const { lords, disabled } = areaOf(table, seat);
  removeOne(lords.includes(lord) ? lords : disabled, lord);
  table.discardedLords.push(lord);
  play.emit({ type: "lord-discarded", seat, lord, from: "own" });
}

/** LE-15 */
export const loseAllies: MoveOf<"lose-allies", "lose-allies"> = {
  options(table, seat, { leviathan }, { matching }) {
    const hand = areaOf(table, seat).hand.filter(isKnown);
    const { count } = leviathanCard(leviathan).penalty;
    return mapCandidates(combinationsOf(hand, count, matching?.allies), (allies) => ({
      type: "lose-allies",
      seat,
      allies,
    }));
  },
  refuse(table, { seat, allies }, { leviathan }) {
    const needs = leviathanCard(leviathan).penalty.count;
    if (allies.length !== needs)
      return refusalOf("wrong-number-of-allies", "LE-15", { has: allies.length, needs });
    const ally = firstMissing(areaOf(table, seat).hand, allies);
    return ally && refusalOf("ally-not-in-hand", "LE-15", { ally });
  },
  perform(table, { seat, allies }, play) {
    loseAlliesNow(table, seat, allies, play);
  },
};

/** LE-15: lords under locations are safe. */
export const loseLord: MoveOf<"lose-lord"> = {
  *options(table, seat) {
    for (const lord of lordsToLose(table, seat)) yield { type: "lose-lord", seat, lord };
  },
  refuse: (table, { seat, lord }) =>
    lordsToLose(table, seat).includes(lord)
      ? undefined
      : refusalOf("not-a-lord-to-lose", "LE-15", { lord }),
  perform(table, { seat, lord }, play) {
    loseLordNow(table, seat, lord, play);
  },
};
