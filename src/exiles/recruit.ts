import { LORDS_TO_END, triggerEnd } from "../abyss/end.ts";
import { gainKeyTokens } from "../abyss/gain.ts";
import { costFor, pay, payments, refusePayment } from "../abyss/payment.ts";
import { affiliateOne, affiliate as affiliateUsually } from "../abyss/recruit.ts";
import { act as actUsually } from "../abyss/turn.ts";
import { remove } from "../kernel/cards.ts";
import type { Seat } from "../kernel/types.ts";
import { exileCard, exilesOf, followersOf } from "./ask.ts";
import type { Exile } from "./catalogue.ts";
import type { MoveOf, TaskOf } from "./parts.ts";
import { exilePowers } from "./powers/index.ts";
import type { ExilePower } from "./powers/power.ts";
import { no } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** EX-3, EX-5: the Treasurer does not help. */
const exileCostFor = (table: TableView, seat: Seat, exile: Exile) =>
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
  const { key, power } = exileCard(table, exile);
  remove(table.exiles.court, exile);
  table.exiles.seats[seat]!.free.push(exile);
  play.emit({ type: "exile-entered", seat, exile });
  if (key) gainKeyTokens(table, seat, 1, play);
  if (power) exilePowers[power].entering?.(table, seat, play);
};

/** EX-19 */
export const checkEnd: TaskOf<"check-end"> = (table, { seat }, play) => {
  if (followersOf(table, seat) >= LORDS_TO_END) triggerEnd(table, seat, play);
};

/** EX-15: the powers of the seat's free exiles. */
const powersOf = (table: TableView, seat: Seat): ExilePower[] =>
  exilesOf(table, seat).free.flatMap((exile) => {
    const { power } = exileCard(table, exile);
    return power ? [exilePowers[power]] : [];
  });

/** AB-7, EX-17: a power may put a question before the action, or in its place. */
export const act: TaskOf<"act"> = (table, task, play) => {
  const isAsked = powersOf(table, task.seat).some((power) =>
    power.beforeAction?.(table, task.seat, play),
  );
  if (!isAsked) actUsually(table, task, play);
};

/** AB-30, EX-16: a power may put a question before an ally is affiliated. */
export const affiliate: TaskOf<"affiliate"> = (table, task, play) => {
  const isAsked = powersOf(table, task.seat).some((power) =>
    power.beforeAffiliation?.(table, task, play),
  );
  if (!isAsked) affiliateUsually(table, task, play);
};
