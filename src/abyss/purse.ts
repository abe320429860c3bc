// Payment as a value: moves that pay are made from it, and a layer may pay in another way.
import { countableList, noCandidates } from "../kernel/agenda/countable.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { ActionFilter } from "../kernel/rules/rules.ts";
import type { Payment } from "./actions.ts";
import type { Ally } from "./cards/allies.ts";
import type { Cost } from "./cards/lord-card.ts";
import { pay, payments, refusePayment } from "./payment.ts";
import type { Play } from "./play.ts";
import { type RuleNumber, type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** One way to settle prices of a kind: what can be put down, why not, and what happens to it. */
export interface PaymentMethod<Price, Way, Receipt, View, Table, Reason, Play> {
  /** All ways in which the seat can pay, each once. */
  ways(table: View, seat: Seat, price: Price, wanted: ActionFilter<Way>): Iterable<Way>;
  /** Why the seat cannot pay in this way. */
  refuse(table: View, seat: Seat, price: Price, way: Way): Reason | undefined;
  /** Takes what the seat puts down, which `refuse` accepts. */
  pay(table: Table, seat: Seat, price: Price, way: Way, play: Play): Receipt;
}

/** What was paid for a recruitment; `affiliate` is `null` where nobody is to be affiliated. */
export interface PaidWith {
  /** In order. */
  readonly allies: readonly Ally[];
  readonly pearls: number;
  readonly affiliate: Ally | null;
}

/** A sum in pearls: for an ally, or for the Corruptor. */
export interface PearlPrice {
  readonly pearls: number;
  /** Who gets it; `null` is the treasury. */
  readonly to: Seat | null;
  /** The rule by which it is due. */
  readonly rule: RuleNumber;
}

/**
 * How things are paid for. `Pay` is what a recruitment carries, `Coins` what an action carries that
 * pays a sum; the other types are those of the game whose purse it is.
 */
export interface Purse<Pay, Coins, View, Table, Reason, Play> {
  /** Recruitments: allies, and pearls for what is missing. */
  readonly recruitments: PaymentMethod<Cost, Pay, PaidWith, View, Table, Reason, Play>;
  /** Sums without allies. */
  readonly sums: PaymentMethod<PearlPrice, Coins, void, View, Table, Reason, Play>;
}

/** A purse of Abyss: sums are paid in pearls, which leaves nothing to choose. */
export type AbyssPurse = Purse<Payment, object, TableView, Draft, RuleRefusal, Play>;

/** Pearls leave nothing to choose. */
const pearlsOnly = countableList([{}]);

/** AB-12, AB-27 to AB-30, AB-54 */
export const abyssPurse: AbyssPurse = {
  recruitments: { ways: payments, refuse: refusePayment, pay },
  sums: {
    ways: (table, seat, { pearls }) =>
      areaOf(table, seat).pearls >= pearls ? pearlsOnly : noCandidates,
    refuse(table, seat, { pearls: needs, rule }) {
      const { pearls: has } = areaOf(table, seat);
      return has < needs ? refusalOf("too-few-pearls", rule, { has, needs }) : undefined;
    },
    pay(table, seat, { pearls, to }) {
      areaOf(table, seat).pearls -= pearls;
      if (to !== null) areaOf(table, to).pearls += pearls;
    },
  },
};

/** Whether the seat can pay the sum in any way. */
export function canPay<View>(
  {
    sums,
  }: {
    readonly sums: Pick<
      PaymentMethod<PearlPrice, unknown, void, View, never, unknown, never>,
      "ways"
    >;
  },
  table: View,
  seat: Seat,
  sum: PearlPrice,
): boolean {
  for (const _ of sums.ways(table, seat, sum, { payments: "all" })) return true;
  return false;
}
