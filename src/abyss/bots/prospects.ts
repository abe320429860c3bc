// Which lords of the court a seat can soon recruit.
import type { Seat } from "../../kernel/data/types.ts";
import type { Box } from "../cards/box.ts";
import type { Cost } from "../cards/lord-card.ts";
import type { AnyLord } from "../cards/lords.ts";
import { lordCostFor } from "../payment.ts";
import type { TableView } from "../table.ts";
import { type Hand, payableWith } from "./hand.ts";

/** The lords of the court by influence, discounted by what the seat lacks to recruit them. */
export interface Prospects {
  /** The best and the second best. */
  readonly best: number;
  readonly second: number;
  /** How close the seat is to the nearest lord with a key, from 0 to 1. */
  readonly key: number;
  /** These lords. */
  readonly lords: {
    readonly best?: AnyLord | undefined;
    readonly second?: AnyLord | undefined;
    readonly key?: AnyLord | undefined;
  };
}

/** A lord counts a third of its influence if this much is lacking. */
const LACK = 4;
/** What a race that is lacking counts. */
const RACE = 2;

/** The prospects of a seat. */
export function prospectsOf(box: Box, table: TableView, seat: Seat, hand: Hand): Prospects {
  let [best, second, key] = [0, 0, 0];
  let [bestLord, secondLord, keyLord]: (AnyLord | undefined)[] = [];
  for (const lord of table.court) {
    const { influence, keys } = box.lord(lord);
    const cost = lordCostFor(box, table, seat, lord);
    const closeness = closenessTo(cost, table, seat, hand);
    const worth = (closeness * influence) / 10;
    if (worth > best) {
      [best, second] = [worth, best];
      [bestLord, secondLord] = [lord, bestLord];
    } else if (worth > second) {
      second = worth;
      secondLord = lord;
    }
    if (keys > 0 && closeness > key) {
      key = closeness;
      keyLord = lord;
    }
  }
  return { best, second, key, lords: { best: bestLord, second: secondLord, key: keyLord } };
}

/** How close the seat is to paying a cost: 1 if it can, nearly 0 if a lot is lacking. */
export function closenessTo(cost: Cost, table: TableView, seat: Seat, hand: Hand): number {
  const { value, racesLacking } = payableWith(hand, cost.required, cost.races);
  const missing = Math.max(0, cost.value - value - table.seats[seat]!.pearls);
  return Math.exp(-(missing + RACE * racesLacking) / LACK);
}
