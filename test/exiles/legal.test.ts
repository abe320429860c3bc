// `legalActions` lists exactly what the rules accept, shown by trying everything.
import { expect, test } from "vitest";
import { type Ally, races } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lords } from "../../src/abyss/cards/lords.ts";
import { exilePowerNames } from "../../src/exiles/cards/index.ts";
import { type Action, exiles } from "../../src/exiles/index.ts";
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
import { cheap, edit, question, type State } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

/** Every action that might answer a question that exiles add or change, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const { hand } = table.seats[seat]!;
  const someAllies = [...new Set<Ally>([...hand, "crab-5", "squid-2"])];
  const ids = [...table.exiles.catalogue.map(({ id }) => id), "nobody"];
  const area = table.exiles.seats[seat]!;
  const own = [...area.free, ...area.holding.flatMap((held) => held.exiles), "nobody"];
  // The lords of the court, and some that are elsewhere.
  const someLords = IS_SAMPLE ? [...new Set([...table.court, ...lords.slice(0, 3)])] : lords;
  const me = by(seat);

  yield* [me.plots(), me.explores(), me.passes(), me.buys(), me.takes(), me.continues()];
  yield* [me.declines(), me.endsTurn()];
  yield* [me.plotsExile(), me.takesKey(), me.affiliates(), me.leaves()];
  for (const stacks of [[], ...races.map((race) => [race]), ...pairs(races, races)])
    yield me.requests(...stacks);
  for (const allies of [...subsets(hand), ["crab-5" as const]])
    for (const affiliate of new Set([...allies, ...someAllies.slice(-2)])) {
      yield* someLords.map((lord) => me.recruits(lord, allies, affiliate));
      yield* ids.map((exile) => me.recruitsExile(exile, allies, affiliate));
      yield me.conspires(allies, affiliate);
    }
  yield* someAllies.map(me.usesSlaver);
  yield* races.map(me.usesOracle);
  yield* lords.map(me.usesOpportunist);
  for (const location of [...locations, null])
    for (const some of [...subsets(own).filter((set) => set.length < 4), ...pairs(own, own)])
      yield me.recaptures(location, ...some);
  yield* locations.flatMap((location) => [me.replacesLocation(location), me.switches(location)]);
}

// Only deciders are tried here; the test below shows once that other seats cannot act.
const subject = { game: exiles, everything, seatsOf: exiles.deciders };

test("a seat that is not asked cannot act", () => {
  for (const [, scene] of allScenes) {
    const state = scene();
    checkOtherSeats(subject, state, state.table.seats.keys());
  }
});

testScenes(subject, scenes, over);

test("lists in another order are the same action", () => {
  for (const ask of ["act", "recapture", "conspire"] as const) {
    const tried = Object.values(scenes[ask]).map((state) => checkOrder(exiles, state));
    expect(sum(tried), ask).toBeGreaterThan(0);
  }
});

test("minimal payments are those without an ally that could be left out", () => {
  for (const ask of ["act", "conspire"] as const)
    for (const [name, state] of Object.entries(scenes[ask])) {
      const minimal = [...exiles.legalActions(state, 0, { payments: "minimal" })].map(textOf);
      // The same table with the rule of AB-34 lists exactly these.
      const strict = edit(state, ({ rules }) => {
        rules.superfluousAllies = "forbidden";
      });
      expect(minimal, name).toEqual([...exiles.legalActions(strict, 0)].map(textOf));
    }
});

// Trying every set of cards takes time, so only states with small hands are checked.
const isSmall = (state: State): boolean =>
  exiles.deciders(state).every((seat) => state.table.seats[seat]!.hand.length <= 5);
// All exiles are cheap and have powers, so that more happens.
const catalogue = cheap.map((card, i) => ({
  ...card,
  power: exilePowerNames[i % exilePowerNames.length]!,
}));

test.each([2, 3, 4])(
  "exactly the legal actions are listed in random games of %i players",
  (players) => {
    const met = new Map<string, number>();
    for (let game = 0; game < amount(4, 8); game++) {
      for (const { state } of playRandomly(exiles, { players, catalogue }, `legal ${game}`)) {
        const ask = question(state).split(" ")[0]!;
        if (!(ask in scenes) || (met.get(ask) ?? 0) >= amount(3, 10) || !isSmall(state)) continue;
        met.set(ask, (met.get(ask) ?? 0) + 1);
        checkLegal(subject, state);
      }
    }
    expect([...met.keys()]).toEqual(expect.arrayContaining(["act", "recapture", "conspire"]));
  },
);
