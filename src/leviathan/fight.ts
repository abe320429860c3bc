// A fight: attacks on a leviathan, one after the other.
import { type AnyAlly, allyValue } from "../abyss/cards/allies.ts";
import { LAST_SPACE_PEARLS } from "../abyss/cards/numbers.ts";
import { powerWorks } from "../abyss/queries.ts";
import { gainPearls, playAllies } from "../abyss/transfers.ts";
import { allOrOne } from "../kernel/agenda/countable.ts";
import { addToBag, sum } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { neverRefuse, onlyAction } from "../kernel/rules/rules.ts";
import { attackersOf } from "./attackers.ts";
import type { Below, MoveOf, TaskOf, Top } from "./blueprint.ts";
import { rollDice } from "./border.ts";
import { lord } from "./cards/box.ts";
import { combatSymbol } from "./cards/fighters.ts";
import { type Leviathan, leviathanCard } from "./cards/leviathans.ts";
import { FAILED_ATTACK_PEARLS } from "./cards/numbers.ts";
import { afterRemoval, removeLifePoint } from "./life-points.ts";
import type { AttackMeter } from "./meter.ts";
import { returnPearls } from "./penalties.ts";
import type { Play } from "./play.ts";
import { beastOf, isMonsterRevealed, isTrackFull, lifeLeft } from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

const resistances = (table: TableView, leviathan: Leviathan): number[] =>
  lifeLeft(table, leviathan).map(({ resistance }) => resistance);

/** LE-26: how many dice an attack with this ally rolls. */
const diceFor = (ally: AnyAlly): number => (combatSymbol(ally) === "twoDice" ? 2 : 1);

/** The figures of an attack that has not been rolled yet. */
const attackMeter = (
  table: TableView,
  leviathan: Leviathan,
  ally: AnyAlly | undefined,
): AttackMeter => {
  const left = resistances(table, leviathan);
  const value = ally === undefined ? 0 : allyValue(ally);
  const dice = ally === undefined ? 1 : diceFor(ally);
  return { kind: "attack", resistances: left, value, dice, needs: (left[0] ?? 0) - value };
};

/** LE-22, LE-24: why the seat cannot attack the leviathan with this ally. */
function refuseAttack(
  top: Top,
  table: TableView,
  seat: Seat,
  ally: AnyAlly,
  leviathan: Leviathan,
): RuleRefusal | undefined {
  if (!areaOf(table, seat).hand.includes(ally))
    return refusalOf("ally-not-in-hand", "LE-24", { ally });
  if (top.canAttackWith(table, seat, ally, leviathan)) return undefined;
  const { alliedRaces: races } = leviathanCard(leviathan);
  return refusalOf("ally-cannot-attack", "LE-22", { ally, leviathan, races });
}

/**
 * LE-66: everybody with a hand is asked, as the question must not tell which allies are in it. Without an ally that
 * can attack, the question can only be declined.
 */
const hasHand = (table: TableView, seat: Seat): boolean => areaOf(table, seat).hand.length > 0;

/** LE-24: the ally is discarded before the roll. */
function beginAttack(table: Draft, seat: Seat, ally: AnyAlly, play: Play): void {
  const { target: leviathan } = table.leviathan.fight!;
  playAllies(table, seat, [ally], play);
  addToBag(table.discard, [ally]);
  play.emit({ type: "attack-begun", seat, leviathan, ally });
  play.next({ do: "roll", seat, ally });
}

/** LE-18, LE-20, LE-22 to LE-24, in place of AB-21; a monster on the last space brings a pearl. */
export const fight = (top: Top): MoveOf<"fight", "explore" | "choose-target"> => ({
  *options(table, seat, _decision, { matching }) {
    const targets = table.leviathan.border.map(({ leviathan }) => leviathan);
    for (const leviathan of allOrOne(targets, matching?.leviathan))
      for (const ally of attackersOf(top, table, seat, leviathan))
        yield { type: "fight", seat, leviathan, ally };
  },
  refuse(table, { seat, leviathan, ally }, { ask }) {
    if (ask === "explore" && !isMonsterRevealed(table))
      return refusalOf("no-monster-revealed", "LE-18", {});
    if (!beastOf(table, leviathan))
      return refusalOf("leviathan-not-at-border", "LE-23", { leviathan });
    return refuseAttack(top, table, seat, ally, leviathan);
  },
  isWithinReach: (table, seat) => table.leviathan.border.length > 0 && hasHand(table, seat),
  meter: (table, _seat, _decision, { leviathan, ally }) =>
    leviathan === undefined ? undefined : attackMeter(table, leviathan, ally),
  perform(table, { seat, leviathan, ally }, play, decision) {
    const kills = table.leviathan.fight?.kills ?? 0;
    if (!table.leviathan.fight) play.next({ do: "end-fight", seat });
    table.leviathan.fight = { target: leviathan, kills };
    if (decision.ask === "explore" && isTrackFull(table))
      gainPearls(table, seat, LAST_SPACE_PEARLS, "last-space", play);
    beginAttack(table, seat, ally, play);
  },
});

/** LE-32 */
export const attack = (top: Top): MoveOf<"attack"> => ({
  *options(table, seat) {
    for (const ally of attackersOf(top, table, seat, table.leviathan.fight!.target))
      yield { type: "attack", seat, ally };
  },
  refuse: (table, { seat, ally }) =>
    refuseAttack(top, table, seat, ally, table.leviathan.fight!.target),
  isWithinReach: hasHand,
  meter: (table, _seat, _decision, { ally }) =>
    attackMeter(table, table.leviathan.fight!.target, ally),
  perform(table, { seat, ally }, play) {
    beginAttack(table, seat, ally, play);
  },
});

/** LE-32 */
export const endFightMove: MoveOf<"end-fight"> = {
  declines: true,
  options: onlyAction("end-fight"),
  refuse: neverRefuse,
  perform() {},
};

/** LE-27: how many pearls may be added to an attack: not more than the remaining resistances exceed it by. */
const mostPearls = (table: TableView, attack: number): number =>
  Math.max(0, sum(resistances(table, table.leviathan.fight!.target)) - attack);

/** LE-24 to LE-27: rolls; a fighter with a pearl may then pay. */
export const roll: TaskOf<"roll"> = (table, { seat, ally }, play) => {
  const dice = rollDice(seat, diceFor(ally), play);
  play.revealTo(table.seats.keys());
  const value = allyValue(ally) + Math.max(...dice);
  const canPay = areaOf(table, seat).pearls > 0 && mostPearls(table, value) > 0;
  if (combatSymbol(ally) === "pearl" && canPay)
    play.next({ ask: "add-pearls", seats: [seat], attack: value });
  else play.next({ do: "strike", seat, attack: value });
};

/** LE-27 */
export const addPearls: MoveOf<"add-pearls", "add-pearls"> = {
  *options(table, seat, { attack: value }) {
    const most = Math.min(areaOf(table, seat).pearls, mostPearls(table, value));
    for (let pearls = 1; pearls <= most; pearls++) yield { type: "add-pearls", seat, pearls };
  },
  refuse(table, { seat, pearls }, { attack: value }) {
    const most = mostPearls(table, value);
    if (pearls < 1 || pearls > most)
      return refusalOf("wrong-number-of-pearls", "LE-27", { pearls, most });
    const { pearls: has } = areaOf(table, seat);
    return pearls > has ? refusalOf("too-few-pearls", "LE-27", { has, needs: pearls }) : undefined;
  },
  meter(table, _seat, { attack: value }, { pearls = 0 }): AttackMeter {
    const left = resistances(table, table.leviathan.fight!.target);
    const total = value + pearls;
    return { kind: "attack", resistances: left, value: total, dice: 0, needs: left[0]! - total };
  },
  perform(table, { seat, pearls }, play, { attack: value }) {
    returnPearls(table, seat, pearls, play);
    play.next({ do: "strike", seat, attack: value + pearls });
  },
};

/** LE-27: an attack without pearls. */
export const decline = ({ moves }: Below): MoveOf<"decline"> => {
  const move = moves.decline as MoveOf<"decline">;
  return {
    ...move,
    perform(table, action, play, decision) {
      if (decision.ask === "add-pearls")
        play.next({ do: "strike", seat: action.seat, attack: decision.attack });
      else move.perform(table, action, play, decision);
    },
  };
};

/** LE-28, LE-31, LE-35: removes life points one by one, as far as the attack reaches. */
export const strike: TaskOf<"strike"> = (table, { seat, attack: value }, play) => {
  const { target: leviathan } = table.leviathan.fight!;
  play.emit({ type: "attack-made", seat, leviathan, attack: value });
  let left = value;
  let tokens = 0;
  let removed = 0;
  for (const { resistance } of lifeLeft(table, leviathan)) {
    if (left < resistance) break;
    left -= resistance;
    removed += 1;
    tokens += removeLifePoint(table, seat, leviathan, play);
  }
  play.next({ do: "go-on", seat });
  if (removed > 0) afterRemoval(table, seat, leviathan, tokens, play);
  else gainPearls(table, seat, FAILED_ATTACK_PEARLS, "reward", play);
};

/** LE-32, LE-33, LE-52: another attack; after a kill, the Intrepid allows a second leviathan. */
export const goOn: TaskOf<"go-on"> = (table, { seat }, play) => {
  const { target, kills } = table.leviathan.fight!;
  if (beastOf(table, target)) play.next({ ask: "attack", seats: [seat] });
  else if (kills === 1 && powerWorks(table, seat, lord("intrepid")))
    play.next({ ask: "choose-target", seats: [seat], by: "intrepid" });
};

/** LE-36 */
export const endFight: TaskOf<"end-fight"> = (table, { seat }, play) => {
  table.leviathan.fight = null;
  play.emit({ type: "fight-ended", seat });
};
