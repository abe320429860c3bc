import { type Race, raceOf, races } from "../../abyss/cards/allies.ts";
import { isSoldierTarget, powerWorks, soldierTargets } from "../../abyss/queries.ts";
import { addToBag, removeOne } from "../../kernel/components/bags.ts";
import { areaOf, opponentsOf } from "../../kernel/components/seats.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { MoveOf, ReactionOf } from "../blueprint.ts";
import { lord } from "../cards/box.ts";
import { HIGHWAYMAN_GAIN, HIGHWAYMAN_PEARLS } from "../cards/numbers.ts";
import type { Power } from "../kit.ts";
import type { Play } from "../play.ts";
import { refusalOf } from "../refusals.ts";
import type { Draft, TableView } from "../table.ts";

/** KR-53, KR-64: the part of a gain that the seat keeps after the Highwayman's share. */
export const leftOfGain = (table: TableView, seat: Seat, pearls: number): number =>
  pearls >= HIGHWAYMAN_GAIN && isSoldierTarget(table, seat, lord("highwayman"))
    ? pearls - HIGHWAYMAN_PEARLS
    : pearls;

/** KR-53, KR-64: the Highwayman's owner takes a pearl from a seat that has gained enough of them. */
function rob(table: Draft, from: Seat, pearls: number, play: Play): void {
  if (leftOfGain(table, from, pearls) === pearls) return;
  const seat = opponentsOf(table, from).find((owner) =>
    powerWorks(table, owner, lord("highwayman")),
  )!;
  areaOf(table, from).pearls -= HIGHWAYMAN_PEARLS;
  areaOf(table, seat).pearls += HIGHWAYMAN_PEARLS;
  play.emit({ type: "pearl-taken", seat, from });
}

/** KR-53: applies to each gain separately. */
export const highwayman: ReactionOf<"pearls-gained"> = (table, { seat, pearls }, play) =>
  rob(table, seat, pearls, play);

/** KR-53: applies to the pearls paid for an ally; nebulis do not count. */
export const buyWithHighwayman = (move: MoveOf<"buy", "offer">): MoveOf<"buy", "offer"> => ({
  ...move,
  perform(table, action, play, decision) {
    move.perform(table, action, play, decision);
    rob(table, table.turn.seat, decision.price - action.nebulis, play);
  },
});

/** KR-54: asks which race to name. */
export const executioner: Power = (_table, seat, play, mayDecline) => {
  play.next({ ask: "name-race", seats: [seat], mayDecline });
};

const hasAffiliated = (table: TableView, seat: Seat, race: Race): boolean =>
  areaOf(table, seat).affiliated.some((ally) => raceOf(ally) === race);

/** KR-54, KR-64: whether an opponent affected by the power has an affiliated ally of this race. */
const canName = (table: TableView, seat: Seat, race: Race): boolean =>
  soldierTargets(table, seat).some((opponent) => hasAffiliated(table, opponent, race));

/** KR-54: names a race and asks the opponents for an affiliated ally of it. */
export const nameRace: MoveOf<"name-race"> = {
  *options(_table, seat) {
    for (const race of races) yield { type: "name-race", seat, race };
  },
  refuse: (table, { seat, race }) =>
    canName(table, seat, race) ? undefined : refusalOf("race-not-affiliated", "KR-54", { race }),
  perform(table, { seat, race }, play) {
    play.emit({ type: "race-named", seat, race });
    play.next({ ask: "discard-affiliated", seats: soldierTargets(table, seat), race });
  },
};

/** KR-54: discards an affiliated ally of the named race. */
export const discardAffiliated: MoveOf<"discard-affiliated", "discard-affiliated"> = {
  *options(table, seat) {
    for (const ally of new Set(areaOf(table, seat).affiliated))
      yield { type: "discard-affiliated", seat, ally };
  },
  refuse: (table, { seat, ally }, { race }) =>
    raceOf(ally) === race && areaOf(table, seat).affiliated.includes(ally)
      ? undefined
      : refusalOf("ally-not-affiliated", "KR-54", { ally, race }),
  perform(table, { seat, ally }, play) {
    removeOne(areaOf(table, seat).affiliated, ally);
    addToBag(table.discard, [ally]);
    play.emit({ type: "affiliated-discarded", seat, ally });
  },
};
