// Payment in Kraken: krakens stand for races, nebulis for pearls.

import type { Purse } from "../abyss/purse.ts";
import { countableList } from "../kernel/agenda/countable.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Coins, Payment } from "./actions.ts";
import { fundsOf, nebulisFor, payWith, refuseNebulis } from "./nebulis.ts";
import { pay, payments, refusePayment } from "./payment.ts";
import { nearestPayment, nearestSum, paymentMeter, sumMeter } from "./payment-nearest.ts";
import type { Play } from "./play.ts";
import type { RuleRefusal } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** The type of Kraken's payment rules. */
export type KrakenPurse = Purse<Payment, Coins, TableView, Draft, RuleRefusal, Play>;

/** KR-11 to KR-21: Kraken's payment rules. KR-80: layers above pay with them too. */
export const krakenPurse: KrakenPurse = /* @__PURE__ */ deepFreeze({
  recruitments: {
    ways: payments,
    refuse: refusePayment,
    nearest: nearestPayment,
    meter: paymentMeter,
    pay,
  },
  sums: {
    ways(table, seat, { pearls }, { matching }) {
      const ways = nebulisFor(fundsOf(table, seat), pearls)
        .filter((nebulis) => matching?.nebulis === undefined || nebulis === matching.nebulis)
        .map((nebulis) => ({ nebulis }));
      return countableList(ways);
    },
    refuse: (table, seat, due, { nebulis }) => refuseNebulis(table, seat, due, nebulis),
    nearest: nearestSum,
    meter: sumMeter,
    pay(table, seat, due, { nebulis }, play) {
      payWith(table, seat, due, nebulis, play);
    },
  },
});
