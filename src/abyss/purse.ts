// Payment as a value: the moves that pay are built from it, so that a layer can change how to pay.

import { countableList, noCandidates } from "../kernel/agenda/countable.ts";
import { areaOf } from "../kernel/components/seats.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Meter } from "../kernel/rules/blueprint.ts";
import type { ActionFilter } from "../kernel/rules/rules.ts";
import type { Payment } from "./actions.ts";
import type { AnyAlly } from "./cards/allies.ts";
import type { Cost } from "./cards/lord-card.ts";
import type { SumMeter } from "./meter.ts";
import { leastLacking, type Nearest } from "./nearest.ts";
import { pay, payments, refusePayment } from "./payment.ts";
import { nearestPayment, paymentMeter } from "./payment-nearest.ts";
import type { Play } from "./play.ts";
import { type RuleNumber, type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** How prices of one kind are paid: the possible ways, why one is refused, and the payment itself. */
export interface PaymentMethod<Price, Way, Receipt, View, Table, Reason, Play> {
  /** All ways in which the seat can pay, each once. */
  ways(table: View, seat: Seat, price: Price, filter: ActionFilter<Way>): Iterable<Way>;
  /** Why the seat cannot pay in this way. */
  refuse(table: View, seat: Seat, price: Price, way: Way): Reason | undefined;
  /** The way to pay that lacks least, among those that contain what is given; for refusals of partial actions. */
  nearest?(table: View, seat: Seat, price: Price, given: Partial<Way>): Nearest<Way>;
  /** What is paid so far, and what is needed. */
  meter?(table: View, seat: Seat, price: Price, given: Partial<Way>): Meter;
  /** Takes the payment from the seat; `refuse` has accepted it. */
  pay(table: Table, seat: Seat, price: Price, way: Way, play: Play): Receipt;
}

/** What was paid for a recruitment; `affiliate` is `null` if no ally is affiliated. */
export interface PaidWith {
  /** Sorted. */
  readonly allies: readonly AnyAlly[];
  readonly pearls: number;
  readonly affiliate: AnyAlly | null;
}

/** A sum in pearls: for an ally, or for the Corruptor. */
export interface PearlPrice {
  readonly pearls: number;
  /** Who gets it; `null` is the treasury. */
  readonly to: Seat | null;
  /** The rule that sets the price. */
  readonly rule: RuleNumber;
}

/**
 * How things are paid for. `Pay` are the payment fields of a recruitment, `Coins` those of an action
 * that pays a sum; the other types are those of the game.
 */
export interface Purse<Pay, Coins, View, Table, Reason, Play> {
  /** Recruitments: allies, and pearls for what is missing. */
  readonly recruitments: PaymentMethod<Cost, Pay, PaidWith, View, Table, Reason, Play>;
  /** Sums without allies. */
  readonly sums: PaymentMethod<PearlPrice, Coins, void, View, Table, Reason, Play>;
}

/** A purse of Abyss: sums are paid in pearls, which leaves nothing to choose. */
export type AbyssPurse = Purse<Payment, object, TableView, Draft, RuleRefusal, Play>;

/** The only way to pay in pearls. */
const pearlsOnly = countableList([{}]);

/** AB-12, AB-27 to AB-30, AB-54 */
export const abyssPurse: AbyssPurse = /* @__PURE__ */ deepFreeze({
  recruitments: {
    ways: payments,
    refuse: refusePayment,
    nearest: nearestPayment,
    meter: paymentMeter,
    pay,
  },
  sums: {
    ways: (table, seat, { pearls }) =>
      areaOf(table, seat).pearls >= pearls ? pearlsOnly : noCandidates,
    refuse(table, seat, { pearls: needs, rule }) {
      const { pearls: has } = areaOf(table, seat);
      return has < needs ? refusalOf("too-few-pearls", rule, { has, needs }) : undefined;
    },
    meter: (_table, _seat, { pearls }): SumMeter => ({ kind: "sum", pearls }),
    pay(table, seat, { pearls, to }) {
      areaOf(table, seat).pearls -= pearls;
      if (to !== null) areaOf(table, to).pearls += pearls;
    },
  },
});

/** Of several things with a price, the one whose nearest payment lacks least, and that payment. */
export function nearestOf<Thing, Price, Way, View>(
  { nearest }: Pick<PaymentMethod<Price, Way, unknown, View, never, unknown, never>, "nearest">,
  table: View,
  seat: Seat,
  things: readonly Thing[],
  priceOf: (thing: Thing) => Price,
  given: Partial<Way>,
): { readonly thing: Thing; readonly way: Way } | undefined {
  return (
    nearest &&
    leastLacking(things.map((thing) => ({ thing, ...nearest(table, seat, priceOf(thing), given) })))
  );
}

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
