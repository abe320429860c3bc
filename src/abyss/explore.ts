import { addToBag, countOf } from "../kernel/components/bags.ts";
import { opponentsOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type Move, onlyAction } from "../kernel/rules/rules.ts";
import type { Buy, Decision } from "./actions.ts";
import { racesAmong } from "./allies.ts";
import type { MoveOf, TaskOf, Top } from "./blueprint.ts";
import { type AnyAlly, type AnyExplorationCard, raceOf } from "./cards/allies.ts";
import { LAST_SPACE_PEARLS, TRACK_SPACES } from "./cards/numbers.ts";
import { type Reward, rewardsOf } from "./cards/threat.ts";
import type { Play } from "./play.ts";
import { canPay, type PearlPrice, type Purse } from "./purse.ts";
import { canReveal, isSoldierTarget, powerWorks } from "./queries.ts";
import { refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";
import {
  drawCard,
  drawTokens,
  gainKeyTokens,
  gainPearls,
  sendToCouncil,
  takeAlly,
} from "./transfers.ts";

const isAlly = (card: AnyExplorationCard): card is AnyAlly => card !== "monster";
const isTrackFull = (table: TableView): boolean => table.track.length === TRACK_SPACES;

/** AB-10, AB-25 */
export const explore: MoveOf<"explore"> = {
  options: onlyAction("explore"),
  refuse: (table) => (canReveal(table) ? undefined : refusalOf("nothing-to-reveal", "AB-25", {})),
  perform(_table, { seat }, play) {
    play.next({ do: "reveal", seat }, { do: "end-exploration", seat });
  },
};

/** AB-10 to AB-15, AB-25: after a sale there may be nothing to reveal; then the exploration is over. */
export const reveal: TaskOf<"reveal"> = (table, { seat }, play) => {
  const card = drawCard(table, play);
  if (card === undefined) return;
  const space = table.track.push(card);
  play.emit({ type: "card-revealed", card, space });
  play.revealTo(table.seats.keys());
  const to = isAlly(card) ? opponentsOf(table, seat) : [];
  play.next({ do: "offer", seat, price: priceNow(table), to });
};

/** AB-12 */
export const priceNow = (table: TableView): number => table.turn.buyers.length + 1;

/** AB-12, AB-14: the price of an ally, paid to the active player. */
const priceOf = (table: TableView, price: number): PearlPrice => ({
  pearls: price,
  to: table.turn.seat,
  rule: "AB-14",
});

/** AB-13, AB-14: whether an opponent gets the offer. */
const mayBuy = (top: Top, table: TableView, seat: Seat, price: number): boolean =>
  countOf(table.turn.buyers, seat) < top.mostPurchases(table, seat) &&
  canPay(top.purse, table, seat, priceOf(table, price));

/** AB-13, AB-14: the opponents who get the offer, in order. */
export const buyersAmong = (
  top: Top,
  table: TableView,
  opponents: readonly Seat[],
  price: number,
): Seat[] => opponents.filter((opponent) => mayBuy(top, table, opponent, price));

/** AB-11, AB-13, AB-14: the next opponent who can buy; if there is none, the active player decides. */
export const offer =
  (top: Top): TaskOf<"offer"> =>
  (table, { seat, price, to }, play) => {
    const [first, ...next] = buyersAmong(top, table, to, price);
    if (first === undefined) play.next({ ask: "explore", seats: [seat] });
    else play.next({ ask: "offer", seats: [first], price, next });
  };

/** AB-11: the offer goes on to the next opponent. */
export const declineOffer: MoveOf<"decline", "offer">["perform"] = (
  table,
  _action,
  play,
  { price, next: to },
) => {
  play.next({ do: "offer", seat: table.turn.seat, price, to });
};

/** AB-11 to AB-15, for any purse. */
export const buyWith = <
  Coins extends object,
  View extends TableView,
  Table extends Draft,
  Reason,
  GamePlay extends Play,
>({
  sums,
}: Pick<Purse<unknown, Coins, View, Table, Reason, GamePlay>, "sums">): Move<
  View,
  Table,
  GamePlay,
  Buy<Coins>,
  Extract<Decision, { ask: "offer" }>,
  Reason
> => ({
  *options(table, seat, { price }, filter) {
    for (const coins of sums.ways(table, seat, priceOf(table, price), filter))
      yield { type: "buy", seat, ...coins };
  },
  refuse: (table, action, { price }) =>
    sums.refuse(table, action.seat, priceOf(table, price), action),
  nearest(table, seat, { price }, given) {
    const nearest = sums.nearest?.(table, seat, priceOf(table, price), given);
    return nearest && { type: "buy", seat, ...nearest.way };
  },
  meter: (table, seat, { price }, given) => sums.meter?.(table, seat, priceOf(table, price), given),
  perform(table, action, play, { price }) {
    const { seat } = action;
    const active = table.turn.seat;
    const ally = table.track.pop() as AnyAlly;
    sums.pay(table, seat, priceOf(table, price), action, play);
    table.turn.buyers.push(seat);
    takeAlly(table, seat, ally);
    play.emit({ type: "ally-bought", seat, from: active, ally, price });
    play.next({ do: "reveal", seat: active });
  },
});

/** AB-16, AB-17 */
export const take: MoveOf<"take"> = {
  options: onlyAction("take"),
  refuse: (table) =>
    table.track.at(-1) === "monster" ? refusalOf("monster-revealed", "AB-18", {}) : undefined,
  perform(table, { seat }, play) {
    const isLast = isTrackFull(table);
    const ally = table.track.pop() as AnyAlly;
    takeAlly(table, seat, ally);
    play.emit({ type: "ally-taken", seat, ally });
    if (isLast) gainPearls(table, seat, LAST_SPACE_PEARLS, "last-space", play);
  },
};

/** AB-16, AB-17, AB-19, AB-20, AB-25 */
export const continueMove = (top: Top): MoveOf<"continue"> => ({
  options: onlyAction("continue"),
  refuse(table) {
    const rule = table.track.at(-1) === "monster" ? "AB-20" : "AB-17";
    if (isTrackFull(table)) return refusalOf("track-full", rule, { spaces: TRACK_SPACES });
    return canReveal(table) ? undefined : refusalOf("nothing-to-reveal", "AB-25", {});
  },
  perform(table, { seat }, play) {
    if (table.track.at(-1) === "monster") top.raiseThreat(table, play);
    play.next({ do: "reveal", seat });
  },
});

/** AB-41: the threat space whose reward the seat gets. */
const rewardSpace = (table: TableView, seat: number): number =>
  isSoldierTarget(table, seat, "tamer") ? Math.max(1, table.threat - 1) : table.threat;

const isSameReward = (a: Reward, b: Reward): boolean =>
  a.keys === b.keys && a.pearls === b.pearls && a.tokens === b.tokens;

/** AB-18, AB-20 to AB-23 */
export const fight: MoveOf<"fight"> = {
  *options(table, seat) {
    for (const reward of rewardsOf(rewardSpace(table, seat))) yield { type: "fight", seat, reward };
  },
  refuse(table, { seat, reward }) {
    if (table.track.at(-1) !== "monster") return refusalOf("no-monster-revealed", "AB-18", {});
    const rewards = rewardsOf(rewardSpace(table, seat));
    if (!rewards.some((one) => isSameReward(one, reward)))
      return refusalOf("reward-not-on-offer", "AB-22", { reward, rewards });
    const has = table.tokens.length;
    if (reward.tokens > has)
      return refusalOf("too-few-monster-tokens", "AB-23", { has, needs: reward.tokens });
    return undefined;
  },
  perform(table, { seat, reward }, play) {
    const { keys, pearls, tokens } = reward;
    const space = rewardSpace(table, seat);
    play.emit({ type: "monster-fought", seat, space, reward: { keys, pearls, tokens } });
    if (isTrackFull(table)) gainPearls(table, seat, LAST_SPACE_PEARLS, "last-space", play);
    gainKeyTokens(table, seat, keys, play);
    gainPearls(table, seat, pearls, "reward", play);
    drawTokens(table, seat, tokens, play);
    addToBag(table.discard, [table.track.pop()!]);
    table.threat = 1;
  },
};

/** AB-24, AB-43: allies without a race stay on the track, for a layer to place. (Abyss has none.) */
export const endExploration: TaskOf<"end-exploration"> = (table, { seat }, play) => {
  const left = table.track.splice(0);
  const allies: AnyAlly[] = [];
  const monsters: AnyExplorationCard[] = [];
  for (const card of left) {
    const stack = isAlly(card) ? raceOf(card) : null;
    if (!isAlly(card)) monsters.push(card);
    else if (stack === null) table.track.push(card);
    else {
      sendToCouncil(table, stack, card);
      allies.push(card);
    }
  }
  addToBag(table.discard, monsters);
  play.emit({ type: "exploration-ended", seat, allies, monsters: monsters.length });
  if (powerWorks(table, seat, "ship-master"))
    gainPearls(table, seat, racesAmong(allies).length, "ship-master", play);
};
