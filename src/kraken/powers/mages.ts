import type { AnyAlly } from "../../abyss/cards/allies.ts";
import { powerWorks } from "../../abyss/queries.ts";
import { takeAlly } from "../../abyss/transfers.ts";
import { removeOne } from "../../kernel/components/bags.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Below, MoveOf } from "../blueprint.ts";
import { lord } from "../cards/box.ts";
import { HYPNOTIST_PURCHASES } from "../cards/numbers.ts";
import type { Power } from "../kit.ts";
import { refusalOf } from "../refusals.ts";
import type { TableView } from "../table.ts";

/** AB-13, KR-51: the most allies that the seat may buy in a turn of an opponent. */
export const mostPurchases =
  (below: Below) =>
  (table: TableView, seat: Seat): number =>
    powerWorks(table, seat, lord("hypnotist"))
      ? HYPNOTIST_PURCHASES
      : below.mostPurchases(table, seat);

/** KR-52: asks which ally to take. */
export const healer: Power = (_table, seat, play, mayDecline) => {
  play.next({ ask: "take-from-discard", seats: [seat], mayDecline });
};

/** KR-52: krakens can be taken, monsters cannot. */
export const takeFromDiscard: MoveOf<"take-from-discard"> = {
  *options({ discard }, seat) {
    for (const ally of new Set(discard.filter((card): card is AnyAlly => card !== "monster")))
      yield { type: "take-from-discard", seat, ally };
  },
  refuse: ({ discard }, { ally }) =>
    discard.includes(ally) ? undefined : refusalOf("ally-not-in-discard", "KR-52", { ally }),
  perform(table, { seat, ally }, play) {
    removeOne(table.discard, ally);
    takeAlly(table, seat, ally);
    play.emit({ type: "ally-recovered", seat, ally });
  },
};
