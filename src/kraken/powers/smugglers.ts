import { refuseUse } from "../../abyss/powers/activated.ts";
import { gainPearls } from "../../abyss/transfers.ts";
import { opponentsOf } from "../../kernel/components/seats.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { onlyAction } from "../../kernel/rules/rules.ts";
import type { MoveOf } from "../blueprint.ts";
import { lord } from "../cards/box.ts";
import { FERRYMAN_NEBULIS, FERRYMAN_PEARLS, SENTINEL_NEBULIS } from "../cards/numbers.ts";
import type { Sentinel } from "../cards/sentinels.ts";
import type { Power } from "../kit.ts";
import { changeNebulis, gainNebulis } from "../nebulis.ts";
import type { Play } from "../play.ts";
import { nebulisOf } from "../queries.ts";
import { type RuleRefusal, refusalOf } from "../refusals.ts";
import type { Draft, TableView } from "../table.ts";

// The Outlaw (KR-42) and the Cleaner (KR-45) are in queries.ts, the Counterfeiter (KR-43) in nebulis.ts.

/** AB-35, KR-41: why the seat cannot use the Ferryman now. */
export function refuseFerryman(table: TableView, seat: Seat): RuleRefusal | undefined {
  const has = nebulisOf(table, seat);
  if (has < FERRYMAN_NEBULIS)
    return refusalOf("too-few-nebulis", "KR-41", { has, needs: FERRYMAN_NEBULIS });
  return refuseUse(table, seat, lord("ferryman"));
}

/** KR-41: exchanges a nebulis for a pearl. */
export const useFerryman: MoveOf<"use-ferryman"> = {
  keepsOpen: true,
  options: onlyAction("use-ferryman"),
  refuse: (table, { seat }) => refuseFerryman(table, seat),
  perform(table, { seat }, play) {
    table.turn.used.push(lord("ferryman"));
    gainNebulis(table, seat, -FERRYMAN_NEBULIS, lord("ferryman"), play);
    gainPearls(table, seat, FERRYMAN_PEARLS, lord("ferryman"), play);
  },
};

/** KR-44: asks only if there are too few nebulis for all opponents. */
export const fence: Power = (table, seat, play, mayDecline) => {
  const opponents = opponentsOf(table, seat);
  if (nebulisOf(table, seat) >= opponents.length) give(table, seat, opponents, play);
  else play.next({ ask: "give-nebulis", seats: [seat], mayDecline });
};

/** KR-44: gives all nebulis in one simultaneous change. */
function give(table: Draft, seat: Seat, to: readonly Seat[], play: Play): void {
  const by = table.seats.map((_, one) => (one === seat ? -to.length : to.includes(one) ? 1 : 0));
  changeNebulis(table, by, lord("fence"), play);
}

/** All combinations of `size` seats, in order. */
function combinations(seats: readonly Seat[], size: number): Seat[][] {
  if (size === 0) return [[]];
  return seats.flatMap((seat, i) =>
    combinations(seats.slice(i + 1), size - 1).map((rest) => [seat, ...rest]),
  );
}

/** KR-44: gives a nebulis each to the chosen opponents. */
export const giveNebulis: MoveOf<"give-nebulis"> = {
  *options(table, seat) {
    for (const to of combinations(opponentsOf(table, seat).sort(), nebulisOf(table, seat)))
      yield { type: "give-nebulis", seat, to };
  },
  refuse(table, { seat, to }) {
    const needs = nebulisOf(table, seat);
    if (needs === 0) return refusalOf("too-few-nebulis", "KR-44", { has: 0, needs: 1 });
    for (const [i, one] of to.entries()) {
      if (!opponentsOf(table, seat).includes(one))
        return refusalOf("not-an-opponent", "KR-44", { from: one });
      if (to.indexOf(one) < i) return refusalOf("opponent-named-twice", "KR-44", { seat: one });
    }
    return to.length === needs
      ? undefined
      : refusalOf("wrong-number-of-opponents", "KR-44", { has: to.length, needs });
  },
  perform(table, { seat, to }, play) {
    give(table, seat, to, play);
  },
};

/** KR-46 to KR-48: takes the sentinel and a nebulis, then asks for a place. */
export const sentinel: Power = (table, seat, play, mayDecline, entered) => {
  const name = entered as string as Sentinel; // Only the three lords with a sentinel have this power.
  play.next({ ask: "place-sentinel", seats: [seat], mayDecline, sentinel: name });
  table.kraken.sentinels[name] = { owner: seat, on: null };
  play.emit({ type: "sentinel-taken", seat, sentinel: name });
  gainNebulis(table, seat, SENTINEL_NEBULIS, entered, play);
};
