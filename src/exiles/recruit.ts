import type { Cost } from "../abyss/cards/lord-card.ts";
import { costFor } from "../abyss/payment.ts";
import { nearestOf } from "../abyss/purse.ts";
import { affiliateOne, gainKeyTokens } from "../abyss/transfers.ts";
import { allOrOne, concatCandidates, mapCandidates } from "../kernel/agenda/countable.ts";
import { addToBag, removeOne } from "../kernel/components/bags.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import type { Exile } from "./cards/catalogue.ts";
import { powersOf } from "./powers/index.ts";
import { exileCard, exilesOf } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** EX-3, EX-5: the cost of an exile for this seat; the Treasurer does not lower it. */
export const exileCostFor = (table: TableView, seat: Seat, exile: Exile): Cost =>
  costFor(table, seat, exileCard(table, exile).cost);

/** EX-3: recruits an exile, with the same payment rules as for lords. */
export const recruitExile = ({ purse }: Below): MoveOf<"recruit-exile"> => ({
  options: (table, seat, _decision, filter) =>
    concatCandidates(
      allOrOne(table.exiles.court, filter.matching?.exile).map((exile) =>
        mapCandidates(
          purse.recruitments.ways(table, seat, exileCostFor(table, seat, exile), filter),
          (payment) => ({ type: "recruit-exile" as const, seat, exile, ...payment }),
        ),
      ),
    ),
  refuse(table, action) {
    const { seat, exile } = action;
    const { court } = table.exiles;
    if (!court.includes(exile)) return refusalOf("exile-not-in-court", "EX-3", { exile, court });
    return purse.recruitments.refuse(table, seat, exileCostFor(table, seat, exile), action);
  },
  nearest(table, seat, _decision, given) {
    const exiles = allOrOne(table.exiles.court, given.exile);
    const costOf = (exile: Exile) => exileCostFor(table, seat, exile);
    const best = nearestOf(purse.recruitments, table, seat, exiles, costOf, given);
    return best && { type: "recruit-exile", seat, exile: best.thing, ...best.way };
  },
  meter: (table, seat, _decision, given) =>
    given.exile === undefined
      ? undefined
      : purse.recruitments.meter?.(table, seat, exileCostFor(table, seat, given.exile), given),
  perform(table, action, play) {
    const { seat, exile } = action;
    const cost = exileCostFor(table, seat, exile);
    const { allies, pearls, affiliate } = purse.recruitments.pay(table, seat, cost, action, play);
    play.emit({ type: "exile-recruited", seat, exile, allies, pearls });
    if (affiliate === null) addToBag(table.discard, allies);
    else affiliateOne(table, seat, allies, affiliate, play);
    play.next(
      { do: "enter-exile", seat, exile },
      { do: "refill-court", seat },
      { do: "check-end", seat },
    );
  },
});

/** EX-3, EX-4, EX-14: moves the recruited exile to its owner, who gains a key token if it has a key. */
export const enterExile: TaskOf<"enter-exile"> = (table, { seat, exile }, play) => {
  const { key } = exileCard(table, exile);
  removeOne(table.exiles.court, exile);
  exilesOf(table, seat).free.push(exile);
  play.emit({ type: "exile-entered", seat, exile });
  if (key) gainKeyTokens(table, seat, 1, play);
};

/** AB-30, EX-16: a power of an exile may ask a question before an ally is affiliated. */
export const affiliate =
  (below: Below, top: Top): TaskOf<"affiliate"> =>
  (table, task, play) => {
    const isAsked = powersOf(top, table, task.seat).some((power) =>
      power.beforeAffiliation?.(table, task, play, top),
    );
    if (!isAsked) below.tasks.affiliate(table, task, play);
  };
