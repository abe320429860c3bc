// `legalActions` lists exactly what the rules accept, shown by trying everything.
import { expect, test } from "vitest";
import { races } from "../../src/abyss/cards/allies.ts";
import { borderSpaces } from "../../src/leviathan/cards/border.ts";
import {
  type Ally,
  leviathans,
  leviathanTokenKinds,
  tokenSupplies,
} from "../../src/leviathan/cards/index.ts";
import { type Action, leviathan } from "../../src/leviathan/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { pairs, subsets } from "../legal-actions/combinations.ts";
import { checkLegal, checkOrder, testScenes } from "../legal-actions/legal-tests.ts";
import { amount } from "../repetition.ts";
import { by, question, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

/** The allies of the hand that differ, each at most twice: enough for lists of two. */
const fewOf = (hand: readonly Ally[]): Ally[] =>
  hand.filter(
    (ally, i) => hand.indexOf(ally, hand.indexOf(ally) + 1) >= i || hand.indexOf(ally) === i,
  );

/** Every action that might answer a question that Leviathan adds or changes, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const { hand, lords, disabled } = table.seats[seat]!;
  const me = by(seat);
  const seats = [...table.seats.keys()];
  const someAllies = [...new Set<Ally>([...hand, "crab-1", "crab-4", "squid-1-fighter"])];
  const few = fewOf(hand);
  const someLords = [...new Set([...lords, ...disabled, ...table.court, "jailer" as const])];
  yield* [me.plots(), me.explores(), me.passes(), me.takes(), me.continues(), me.declines()];
  yield* [me.endsTurn(), me.ignores(), me.endsFight(), me.buys()];
  for (const ally of someAllies) {
    yield* leviathans.map((one) => me.fights(one, ally));
    yield me.attacks(ally);
    yield me.usesSlaver(ally);
  }
  for (let count = -1; count <= 21; count++) yield* [me.addsPearls(count), me.drawsTokens(count)];
  for (const token of leviathanTokenKinds)
    for (const stack of [null, ...races]) yield me.reveals(token, stack);
  for (const one of leviathans) yield me.removesLifePoint(one);
  for (const space of borderSpaces) yield me.laysLeviathan(space);
  for (const [to, supply] of pairs(seats, tokenSupplies)) yield me.stealsToken(to, supply);
  for (const to of seats) yield me.sends(to);
  for (const lord of someLords) yield* [me.losesLord(lord), me.usesOpportunist(lord)];
  for (const race of races) yield* [me.usesOracle(race), me.takesStack(race)];
  for (const stacks of [[], ...races.map((race) => [race]), ...pairs(races, races)])
    yield me.requests(...stacks);
  for (const allies of few.length > 10 ? [] : subsets(few)) {
    yield me.losesAllies(...allies);
    for (const affiliate of new Set(allies))
      yield* someLords.map((lord) => me.recruits(lord, allies, affiliate));
  }
  for (const allies of [[], ...few.map((ally) => [ally]), ...pairs(few, few)])
    for (const pearls of [-1, 0, 1, 2, 3]) yield me.trims(allies.toSorted(), pearls);
}

const subject = { game: leviathan, everything, seatsOf: leviathan.deciders };

testScenes(subject, scenes, over);

test("lists in another order are the same action", () => {
  expect(checkOrder(leviathan, scenes["lose-allies"]["of the active player"])).toBeGreaterThan(0);
  expect(checkOrder(leviathan, scenes["trim-hand"]["two too many, one pearl"])).toBeGreaterThan(0);
});

/** Questions with short lists of answers; allies bought with many cards in hand would take long. */
const isSmall = (state: State): boolean =>
  leviathan.deciders(state).every((seat) => state.table.seats[seat]!.hand.length <= 5);

test.each([2, 5])(
  "exactly the legal actions are listed in random games of %i players",
  (players) => {
    const met = new Map<string, number>();
    for (let game = 0; game < amount(2, 6); game++)
      for (const { state } of playRandomly(leviathan, { players }, `legal ${game}`)) {
        const ask = question(state).split(" ")[0]!;
        if (!(ask in scenes) || (met.get(ask) ?? 0) >= 3 || !isSmall(state)) continue;
        met.set(ask, (met.get(ask) ?? 0) + 1);
        checkLegal(subject, state);
      }
    expect([...met.keys()]).toEqual(expect.arrayContaining(["act", "explore"]));
  },
);
