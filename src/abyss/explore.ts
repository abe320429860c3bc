import { addToBag } from "../kernel/bags.ts";
import { areaOf, canReveal, opponentsOf, racesAmong, suffersFrom, works } from "./queries.ts";
import type { Ally, ExplorationCard } from "./cards/allies.ts";
import { LAST_THREAT, type Reward, rewardsOf } from "./cards/threat.ts";
import { drawTokens, gainKeyTokens, gainPearls, sendToCouncil, takeAlly } from "./transfers.ts";
import type { MoveOf, TaskOf } from "./blueprint.ts";
import { no } from "./refusals.ts";
import type { TableView } from "./table.ts";

/** AB-17, AB-20: spaces of the track, and what the last of them gives. */
export const TRACK_SPACES = 5;
const LAST_SPACE_PEARLS = 1;

const isAlly = (card: ExplorationCard): card is Ally => card !== "monster";
const isTrackFull = (table: TableView): boolean => table.track.length === TRACK_SPACES;

/** AB-10, AB-25 */
export const explore: MoveOf<"explore"> = {
  *options(_, seat) {
    yield { type: "explore", seat };
  },
  refuse: (table) => (canReveal(table) ? undefined : no("nothing-to-reveal", "AB-25", {})),
  perform(_table, { seat }, play) {
    play.next({ do: "reveal", seat }, { do: "end-exploration", seat });
  },
};

/** AB-10 to AB-15, AB-25: after a sale there may be nothing to reveal; then the exploration is over. */
export const reveal: TaskOf<"reveal"> = (table, { seat }, play) => {
  if (table.deck.length === 0 && table.discard.length > 0) {
    table.deck = play.rng.shuffle(table.discard.splice(0));
    play.emit({ type: "deck-renewed", cards: table.deck.length });
  }
  const card = table.deck.pop();
  if (card === undefined) return;
  const space = table.track.push(card);
  play.emit({ type: "card-revealed", card, space });
  play.inform(table.seats.keys());
  const { buyers } = table.turn;
  const to = isAlly(card) ? opponentsOf(table, seat).filter((s) => !buyers.includes(s)) : [];
  play.next({ do: "offer", seat, price: buyers.length + 1, to });
};

/** AB-11, AB-14: the next opponent who can pay; if there is none, the active player decides. */
export const offer: TaskOf<"offer"> = (table, { seat, price, to }, play) => {
  const [first, ...next] = to.filter((opponent) => areaOf(table, opponent).pearls >= price);
  if (first === undefined) play.next({ ask: "explore", seats: [seat] });
  else play.next({ ask: "offer", seats: [first], price, next });
};

/** AB-11 to AB-15 */
export const buy: MoveOf<"buy", "offer"> = {
  *options(_, seat) {
    yield { type: "buy", seat };
  },
  refuse(table, { seat }, { price }) {
    const { pearls } = areaOf(table, seat);
    return pearls < price
      ? no("too-few-pearls", "AB-14", { has: pearls, needs: price })
      : undefined;
  },
  perform(table, { seat }, play, { price }) {
    const active = table.turn.seat;
    const ally = table.track.pop() as Ally;
    table.seats[seat]!.pearls -= price;
    table.seats[active]!.pearls += price;
    table.turn.buyers.push(seat);
    takeAlly(table, seat, ally);
    play.emit({ type: "ally-bought", seat, from: active, ally, price });
    play.next({ do: "reveal", seat: active });
  },
};

/** AB-16, AB-17 */
export const take: MoveOf<"take"> = {
  *options(_, seat) {
    yield { type: "take", seat };
  },
  refuse: (table) =>
    table.track.at(-1) === "monster" ? no("monster-revealed", "AB-18", {}) : undefined,
  perform(table, { seat }, play) {
    const isLast = isTrackFull(table);
    const ally = table.track.pop() as Ally;
    takeAlly(table, seat, ally);
    play.emit({ type: "ally-taken", seat, ally });
    if (isLast) gainPearls(table, seat, LAST_SPACE_PEARLS, "last-space", play);
  },
};

/** AB-16, AB-17, AB-19, AB-20, AB-25 */
export const continueMove: MoveOf<"continue"> = {
  *options(_, seat) {
    yield { type: "continue", seat };
  },
  refuse(table) {
    const rule = table.track.at(-1) === "monster" ? "AB-20" : "AB-17";
    if (isTrackFull(table)) return no("track-full", rule, { spaces: TRACK_SPACES });
    return canReveal(table) ? undefined : no("nothing-to-reveal", "AB-25", {});
  },
  perform(table, { seat }, play) {
    if (table.track.at(-1) === "monster" && table.threat < LAST_THREAT) {
      table.threat += 1;
      play.emit({ type: "threat-raised", threat: table.threat });
    }
    play.next({ do: "reveal", seat });
  },
};

/** AB-41: the threat space that rewards the seat. */
const rewardSpace = (table: TableView, seat: number): number =>
  suffersFrom(table, seat, "tamer") ? Math.max(1, table.threat - 1) : table.threat;

const isSame = (a: Reward, b: Reward): boolean =>
  a.keys === b.keys && a.pearls === b.pearls && a.tokens === b.tokens;

/** AB-18, AB-20 to AB-23 */
export const fight: MoveOf<"fight"> = {
  *options(table, seat) {
    for (const reward of rewardsOf(rewardSpace(table, seat))) yield { type: "fight", seat, reward };
  },
  refuse(table, { seat, reward }) {
    if (table.track.at(-1) !== "monster") return no("no-monster-revealed", "AB-18", {});
    const rewards = rewardsOf(rewardSpace(table, seat));
    if (!rewards.some((one) => isSame(one, reward)))
      return no("reward-not-on-offer", "AB-22", { reward, rewards });
    const has = table.tokens.length;
    if (reward.tokens > has)
      return no("too-few-monster-tokens", "AB-23", { has, needs: reward.tokens });
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

/** AB-24, AB-43 */
export const endExploration: TaskOf<"end-exploration"> = (table, { seat }, play) => {
  const left = table.track.splice(0);
  const allies = left.filter(isAlly);
  for (const ally of allies) sendToCouncil(table, ally);
  const monsters = left.filter((card) => card === "monster");
  addToBag(table.discard, monsters);
  play.emit({ type: "exploration-ended", seat, allies, monsters: monsters.length });
  if (works(table, seat, "ship-master"))
    gainPearls(table, seat, racesAmong(allies).length, "ship-master", play);
};
