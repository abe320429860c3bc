import type { Cost } from "../abyss/cards/lords.ts";
import { LORDS_TO_END, triggerEnd } from "../abyss/end.ts";
import { gainKeyTokens } from "../abyss/transfers.ts";
import { costFor, pay, payments, refusePayment } from "../abyss/payment.ts";
import { affiliateOne, affiliate as affiliateUsually } from "../abyss/recruit.ts";
import { remove } from "../kernel/bags.ts";
import type { Seat } from "../kernel/types.ts";
import { exileCard, followersOf } from "./queries.ts";
import type { Exile } from "./cards/catalogue.ts";
import type { MoveOf, TaskOf } from "./blueprint.ts";
import { powersOf } from "./powers/index.ts";
import { no } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** EX-3, EX-5: what an exile costs this seat; the Treasurer does not help. */
export const exileCostFor = (table: TableView, seat: Seat, exile: Exile): Cost =>
  costFor(table, seat, exileCard(table, exile).cost);

/** EX-3 */
export const recruitExile: MoveOf<"recruit-exile"> = {
  *options(table, seat, _decision, wanted) {
    for (const exile of table.exiles.court)
      for (const payment of payments(table, seat, exileCostFor(table, seat, exile), wanted))
        yield { type: "recruit-exile", seat, exile, ...payment };
  },
  refuse(table, action) {
    const { seat, exile } = action;
    const { court } = table.exiles;
    if (!court.includes(exile)) return no("exile-not-in-court", "EX-3", { exile, court });
    return refusePayment(table, seat, exileCostFor(table, seat, exile), action);
  },
  perform(table, action, play) {
    const { seat, exile, affiliate } = action;
    const paid = pay(table, seat, exileCostFor(table, seat, exile), action, play);
    play.emit({ type: "exile-recruited", seat, exile, ...paid });
    affiliateOne(table, seat, paid.allies, affiliate, play);
    play.next(
      { do: "enter-exile", seat, exile },
      { do: "refill-court", seat },
      { do: "check-end", seat },
    );
  },
};

/** EX-3, EX-4, EX-14 */
export const enterExile: TaskOf<"enter-exile"> = (table, { seat, exile }, play) => {
  const { key } = exileCard(table, exile);
  remove(table.exiles.court, exile);
  table.exiles.seats[seat]!.free.push(exile);
  play.emit({ type: "exile-entered", seat, exile });
  if (key) gainKeyTokens(table, seat, 1, play);
};

/** EX-19 */
export const checkEnd: TaskOf<"check-end"> = (table, { seat }, play) => {
  if (followersOf(table, seat) >= LORDS_TO_END) triggerEnd(table, seat, play);
};

/** AB-30, EX-16: a power may put a question before an ally is affiliated. */
export const affiliate: TaskOf<"affiliate"> = (table, task, play) => {
  const isAsked = powersOf(table, task.seat).some((power) =>
    power.beforeAffiliation?.(table, task, play),
  );
  if (!isAsked) affiliateUsually(table, task, play);
};
