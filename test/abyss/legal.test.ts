// `legalActions` lists exactly what the rules accept, checked by trying everything.
import { expect, test } from "vitest";
import { type Ally, allyValue, raceOf, races } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import type { Action } from "../../src/abyss/published-types.ts";
import { sum } from "../../src/kernel/components/bags.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { pairs, subsets } from "../legal-actions/combinations.ts";
import {
  checkLegal,
  checkOrder,
  checkOtherSeats,
  testScenes,
  textOf,
} from "../legal-actions/legal-tests.ts";
import { amount, IS_SAMPLE } from "../repetition.ts";
import { by } from "./by.ts";
import { open, question, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const few = [0, 1, 2];
const rewards = few.flatMap((keys) =>
  few.flatMap((pearls) => few.map((tokens) => ({ keys, pearls, tokens }))),
);

/** Every possible action of the seat, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const area = table.seats[seat]!;
  const own = [...area.lords, ...area.disabled, ...area.locations.flatMap((held) => held.lords)];
  const someAllies = [...new Set<Ally>([...area.hand, "crab-5", "squid-2"])];
  const cards = subsets(area.hand);
  // The lords of the court, and some that are elsewhere.
  const someLords = IS_SAMPLE
    ? [...new Set([...table.court, ...own, ...lords.slice(0, 3)])]
    : lords;
  const me = by(seat);

  yield* [me.plots(), me.explores(), me.passes(), me.buys(), me.takes(), me.continues()];
  yield* [me.declines(), me.bringsLocation(), me.endsTurn()];
  for (const stacks of [[], ...races.map((r) => [r]), ...pairs(races, races), [...races]])
    yield me.requests(...stacks);
  for (const [lord, allies] of pairs(someLords, [...cards, ["crab-5" as const]]))
    for (const affiliate of new Set([...allies, ...someAllies.slice(-2)]))
      yield me.recruits(lord, allies, affiliate);
  yield* rewards.map(me.fights);
  for (const allies of [...cards, ...pairs(someAllies, someAllies)]) yield me.discards(...allies);
  yield* lords.flatMap((lord) => [
    me.disables(lord),
    me.bribes(lord),
    me.usesOpportunist(lord),
    me.replacesFromDeck(lord),
  ]);
  for (const [discard, take] of pairs(someLords, someLords)) yield me.replaces(discard, take);
  yield* [0, 1, 2, 3].map(me.steals);
  yield* races.flatMap((race) => [me.takesStack(race), me.usesOracle(race)]);
  yield* someAllies.map(me.usesSlaver);
  for (const [give, take] of pairs(locations, locations)) yield me.swaps(give, take);
  yield* locations.map(me.switches);
  yield* [-1, 0, 1, 2, 3, 4, 5].map(me.drawsLocations);
  for (const [location, spent] of pairs(locations, subsets(own)))
    for (const keyTokens of [-1, 0, 1, 2, 3, 4]) yield me.controls(location, spent, keyTokens);
}

// Only deciders are tried here; the test below shows once that other seats cannot act.
const subject = { game: abyss, everything, seatsOf: abyss.deciders };

test("a seat that is not asked cannot act", () => {
  for (const [, scene] of allScenes) {
    const state = scene();
    checkOtherSeats(subject, state, state.table.seats.keys());
  }
});

testScenes(subject, scenes, over);

test("lists in another order are the same action", () => {
  for (const kind of ["act", "discard", "control", "choose-location"] as const) {
    const tried = Object.values(scenes[kind]).map((state) => checkOrder(abyss, state));
    expect(sum(tried), kind).toBeGreaterThan(0);
  }
});

test("lists in actions are sorted", () => {
  for (const [name, scene] of allScenes)
    for (const action of open(scene())) expect(textOf(action), name).toBe(JSON.stringify(action));
});

/** AB-34, computed independently, at the printed cost: one ally could be left out. */
function isWasteful(action: Action): boolean {
  if (action.type !== "recruit") return false;
  const worth = (allies: readonly Ally[]) => allies.reduce((sum, ally) => sum + allyValue(ally), 0);
  const count = (allies: readonly Ally[]) => new Set(allies.map(raceOf)).size;
  return action.allies.some((_, i) => {
    const rest = action.allies.toSpliced(i, 1);
    return count(rest) === count(action.allies) && worth(rest) >= lordCard(action.lord).cost.value;
  });
}

test.each(["a hand and pearls", "superfluous allies forbidden", "no hand, no pearls"] as const)(
  "AB-34 minimal payments are those without an ally that could be left out: %s",
  (name) => {
    const { table, ...state } = scenes.act[name];
    const listed = (superfluousAllies: "allowed" | "forbidden", payments: "all" | "minimal") => {
      const rules = { ...table.rules, superfluousAllies };
      // The minimal ones are found in another order.
      return [...abyss.legalActions({ ...state, table: { ...table, rules } }, 0, { payments })]
        .map(textOf)
        .sort();
    };
    const thrifty = listed("allowed", "all").filter((text) => !isWasteful(JSON.parse(text)));
    expect(listed("allowed", "minimal")).toEqual(thrifty);
    expect(listed("forbidden", "all")).toEqual(thrifty);
  },
);

test("AB-34 minimal payments are legal, and exactly the others are forbidden by the rule option", () => {
  for (const [name, state] of Object.entries(scenes.act)) {
    const [seat] = abyss.deciders(state);
    const all = [...abyss.legalActions(state, seat!)].map(textOf);
    const minimal = [...abyss.legalActions(state, seat!, { payments: "minimal" })].map(textOf);
    expect(all, name).toEqual(expect.arrayContaining(minimal));
    const rules = { ...state.table.rules, superfluousAllies: "forbidden" } as const;
    const strict = { ...state, table: { ...state.table, rules } };
    expect([...abyss.legalActions(strict, seat!)].map(textOf), name).toEqual(minimal);
  }
});

// Trying every set of cards takes time: only states with small hands and few lords are checked.
const isSmall = ({ table }: State): boolean =>
  table.seats.every(({ hand, lords: free }) => hand.length <= 5 && free.length <= 4);

test.each([2, 3, 4])(
  "exactly the legal actions are listed in random games of %i players",
  (players) => {
    const met = new Map<string, number>();
    for (let game = 0; game < amount(3, 6); game++) {
      const rules = { superfluousAllies: game % 2 === 1 ? "forbidden" : "allowed" } as const;
      for (const { state } of playRandomly(abyss, { players, rules }, `legal ${game}`)) {
        const ask = question(state).split(" ")[0]!;
        const times = met.get(ask) ?? 0;
        if (times >= amount(2, 12) || !isSmall(state)) continue;
        met.set(ask, times + 1);
        checkLegal(subject, state);
        checkOrder(abyss, state);
      }
    }
    expect(met.size, [...met.keys()].join()).toBeGreaterThan(5);
  },
);
