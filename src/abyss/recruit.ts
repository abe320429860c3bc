import { allOrOne, concatCandidates, mapCandidates } from "../kernel/agenda/countable.ts";
import { addToBag, removeOne } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Move } from "../kernel/rules/rules.ts";
import type { Decision, Recruit } from "./actions.ts";
import type { TaskOf } from "./blueprint.ts";
import type { Box } from "./cards/box.ts";
import type { Cost } from "./cards/lord-card.ts";
import type { AnyLord } from "./cards/lords.ts";
import { lordCostFor } from "./payment.ts";
import type { Play } from "./play.ts";
import { nearestOf, type PaidWith, type PaymentMethod, type Purse } from "./purse.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";
import { affiliateOne } from "./transfers.ts";

/** The part of the finished game that has the cards. */
export interface Boxed {
  readonly box: Box;
}

/** The part of a purse that pays for recruitments. */
type Recruitments<Pay, View, Table, Reason, GamePlay> = Pick<
  Purse<Pay, unknown, View, Table, Reason, GamePlay>,
  "recruitments"
>;

/** AB-27 to AB-34, for any purse. */
export const recruitWith = <
  Pay extends object,
  View extends TableView,
  Table extends Draft,
  Reason,
  GamePlay extends Play,
>(
  { recruitments }: Recruitments<Pay, View, Table, Reason, GamePlay>,
  top: Boxed,
): Move<View, Table, GamePlay, Recruit<Pay>, Decision, RuleRefusal | Reason> => ({
  options: (table, seat, _decision, filter) =>
    concatCandidates(
      allOrOne(table.court, filter.matching?.lord).map((lord) =>
        mapCandidates(
          recruitments.ways(table, seat, lordCostFor(top.box, table, seat, lord), filter),
          (payment): Recruit<Pay> => ({ type: "recruit", seat, lord, ...payment }),
        ),
      ),
    ),
  refuse(table, action) {
    const { seat, lord } = action;
    if (!table.court.includes(lord))
      return refusalOf("lord-not-in-court", "AB-27", { lord, court: table.court });
    return recruitments.refuse(table, seat, lordCostFor(top.box, table, seat, lord), action);
  },
  nearest(table, seat, _decision, given) {
    const lords = allOrOne(table.court, given.lord);
    const costOf = (lord: AnyLord) => lordCostFor(top.box, table, seat, lord);
    const best = nearestOf(recruitments, table, seat, lords, costOf, given);
    return best && { type: "recruit", seat, lord: best.thing, ...best.way };
  },
  meter: (table, seat, _decision, given) =>
    given.lord === undefined
      ? undefined
      : recruitments.meter?.(table, seat, lordCostFor(top.box, table, seat, given.lord), given),
  perform(table, action, play) {
    payForLord({ recruitments }, top, table, action.lord, action, "court", play);
  },
});

/** AB-27 to AB-33: takes the payment and pushes the tasks that follow. Layers change those, not this list. */
export function payForLord<Pay, Table extends Draft, GamePlay extends Play>(
  {
    recruitments,
  }: {
    readonly recruitments: Pick<
      PaymentMethod<Cost, Pay, PaidWith, never, Table, unknown, GamePlay>,
      "pay"
    >;
  },
  top: Boxed,
  table: Table,
  lord: AnyLord,
  payment: Pay & { readonly seat: Seat },
  from: "court" | "deck",
  play: GamePlay,
): void {
  const { seat } = payment;
  const cost = lordCostFor(top.box, table, seat, lord);
  const { allies, pearls, affiliate } = recruitments.pay(table, seat, cost, payment, play);
  play.emit({ type: "lord-recruited", seat, lord, allies, pearls });
  play.next(
    { do: "enter", seat, lord, from },
    { do: "power", seat, lord, isReplacement: false },
    { do: "refill-court", seat },
    { do: "check-end", seat },
  );
  if (affiliate === null) addToBag(table.discard, allies);
  else play.next({ do: "affiliate", seat, lord, allies, affiliate });
}

/** AB-30 */
export const affiliate: TaskOf<"affiliate"> = (table, { seat, allies, affiliate: ally }, play) =>
  affiliateOne(table, seat, allies, ally, play);

/** AB-31 */
export const enter: TaskOf<"enter"> = (table, { seat, lord, from }, play) => {
  removeOne(from === "court" ? table.court : table.lordDeck, lord);
  areaOf(table, seat).lords.push(lord);
  play.emit({ type: "lord-entered", seat, lord });
};
