import { removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import type { MoveOf, Play, TaskOf, Top } from "./blueprint.ts";
import { colourOf, colours, keyOf, type Lord } from "./cards/lords.ts";
import { hasFullChamber, movableSpots, outranks } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft } from "./table.ts";
import { discard, gainPearls, revealTopLord } from "./transfers.ts";

/** CO-4, CO-5, CO-8: asks which lord to place next; a single lord is placed and a surplus returned without asking. */
export const placeRecruits =
  (top: Top): TaskOf<"place-recruits"> =>
  (table, { seat, from }, play) => {
    const [lord, ...others] = table.recruits;
    if (lord === undefined) return;
    if (hasFullChamber(table, seat)) {
      const lords = table.recruits.splice(0);
      discard(table, lords);
      play.emit({ type: "lords-returned", seat, lords });
    } else if (others.length > 0) {
      play.next({ ask: "place", seats: [top.decider(seat)], from });
    } else {
      place(top, table, seat, lord, play);
    }
  };

/** CO-4, CO-5: the lord goes to the chamber of the seat whose turn it is, which need not be the decider's. */
export const placeLord = (top: Top): MoveOf<"place-lord", "place"> => ({
  *options(table, seat) {
    for (const lord of new Set(table.recruits)) yield { type: "place-lord", seat, lord };
  },
  refuse(table, { lord }, { from }) {
    if (table.recruits.includes(lord)) return undefined;
    const rule = from === "deck" ? "CO-4" : "CO-5";
    return refusalOf("lord-not-recruited", rule, { lord, recruits: table.recruits });
  },
  perform(table, { lord }, play, { from }) {
    const seat = table.turn;
    if (from === "deck") {
      removeOne(table.recruits, lord);
      const lords = table.recruits.splice(0, Number.POSITIVE_INFINITY, lord);
      discard(table, lords);
      play.emit({ type: "lords-discarded", seat, lords });
    } else {
      play.next({ do: "place-recruits", seat, from });
    }
    place(top, table, seat, lord, play);
  },
});

/** CO-3: a lord goes to the next spot, then its ability is carried out. */
function place(top: Top, table: Draft, seat: Seat, lord: Lord, play: Play): void {
  const area = areaOf(table, seat);
  removeOne(table.recruits, lord);
  const spot = area.lords.push(lord);
  play.emit({ type: "lord-placed", seat, lord, spot });

  // CO-13
  const colour = colourOf(lord);
  if (outranks(area, lord, area.coats[colour])) {
    area.coats[colour] = spot;
    play.emit({ type: "coat-of-arms-moved", seat, colour, spot });
  }
  carryOut(top, table, seat, lord, play);
}

/** CO-9 to CO-12 */
function carryOut(top: Top, table: Draft, seat: Seat, lord: Lord, play: Play): void {
  const ability = top.abilityFor(table, seat, lord);
  switch (ability?.kind) {
    case "swap":
      play.next({ ask: "swap", seats: [top.decider(seat)] });
      break;
    case "key":
      play.next({ do: "check-keys", seat });
      break;
    case "pearls":
      gainPearls(table, seat, ability.pearls, play);
      break;
    case "reveal":
      revealTopLord(table, seat, play);
      break;
  }
}

/** CO-9 */
export const swapLords: MoveOf<"swap-lords", "swap"> = {
  *options(table, seat) {
    const spots = movableSpots(table, table.turn);
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) yield { type: "swap-lords", seat, spots: [a, b] };
  },
  refuse(table, { spots }) {
    const { lords } = areaOf(table, table.turn);
    for (const spot of spots) {
      const lord = lords[spot - 1];
      if (lord === undefined) return refusalOf("spot-empty", "CO-9", { spot });
      if (keyOf(lord)) return refusalOf("lord-has-key", "CO-9", { spot, lord });
    }
    return spots[0] === spots[1] ? refusalOf("same-spot", "CO-9", { spot: spots[0] }) : undefined;
  },
  perform(table, { spots }, play) {
    const seat = table.turn;
    const { lords, coats } = areaOf(table, seat);
    const [a, b] = spots;
    [lords[a - 1], lords[b - 1]] = [lords[b - 1]!, lords[a - 1]!];
    // A coat of arms goes where its lord goes.
    for (const colour of colours) {
      const spot = coats[colour];
      coats[colour] = spot === a ? b : spot === b ? a : spot;
    }
    play.emit({ type: "lords-swapped", seat, spots });
  },
};

/** CO-9: the swap is optional. With fewer than two movable lords the question lapses. */
export const declineSwap: MoveOf<"decline-swap", "swap"> = {
  declines: true,
  options: onlyAction("decline-swap"),
  refuse: neverRefuse,
  perform() {},
};
