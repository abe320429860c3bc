// `legalActions` lists exactly what the rules accept, shown by trying everything.
import { expect, test } from "vitest";
import { races } from "../../src/abyss/cards/allies.ts";
import { type Ally, locations as allLocations } from "../../src/kraken/cards/box.ts";
import { sentinels } from "../../src/kraken/cards/sentinels.ts";
import { type Action, kraken } from "../../src/kraken/index.ts";
import type { Place } from "../../src/kraken/published-types.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { pairs, subsets } from "../legal-actions/combinations.ts";
import { checkLegal, checkOrder, testScenes } from "../legal-actions/legal-tests.ts";
import { amount } from "../repetition.ts";
import { by } from "./by.ts";
import { question, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

/** Every action that might answer a question that Kraken adds or changes, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const { hand } = table.seats[seat]!;
  const someAllies = [...new Set<Ally>([...hand, "crab-1", "crab-4", "squid-2", "kraken-3"])];
  const lords = [
    ...new Set([
      ...table.court,
      ...table.seats.flatMap((area) => [
        ...area.lords,
        ...area.locations.flatMap((one) => one.lords),
      ]),
      "keeper" as const,
    ]),
  ];
  const locations = allLocations.filter(
    (name) =>
      table.available.includes(name) || name === "abyss" || name === "megalodon" || name === "jail",
  );
  const seats = [...table.seats.keys()];
  const places: Place[] = [
    ...lords.map((lord): Place => ({ kind: "lord", lord })),
    ...races.map((stack): Place => ({ kind: "stack", stack })),
    ...locations.map((location): Place => ({ kind: "location", location })),
    { kind: "guest", guest: "usurer" },
  ];
  const me = by(seat);
  yield* [me.plots(), me.explores(), me.passes(), me.takes(), me.continues(), me.declines()];
  yield* [me.endsTurn(), me.usesFerryman(), me.usesRecipient(), me.drawsLoot(), me.stops()];
  for (const nebulis of [0, 1, 2, 3]) yield me.buys(nebulis);
  for (const stacks of [[], ...races.map((race) => [race]), ...pairs(races, races)])
    yield me.requests(...stacks);
  for (const allies of subsets(hand))
    for (const affiliate of [...new Set(allies), null])
      for (const nebulis of [0, 1, 2])
        yield* lords.map((lord) => me.recruits(lord, allies, nebulis, affiliate));
  for (const lord of lords) {
    for (const nebulis of [0, 1, 2]) yield me.bribes(lord, nebulis);
    yield me.usesOpportunist(lord);
    yield me.frees(lord);
  }
  for (const ally of someAllies) yield* [me.usesSlaver(ally), me.recovers(ally), me.loses(ally)];
  for (const ally of table.seats[seat]!.affiliated) yield me.loses(ally);
  for (const card of new Set(table.discard)) if (card !== "monster") yield me.recovers(card);
  for (const race of races)
    yield* [me.placesKraken(race), me.names(race), me.usesOracle(race), me.takesStack(race)];
  for (const place of places) {
    yield me.places(place);
    yield* sentinels.map((sentinel) => me.posts(sentinel, place));
  }
  for (const some of [...subsets(seats), [1, 1]]) yield me.givesNebulis(...some);
  yield* seats.map(me.givesFigure);
  for (let count = 0; count <= 5; count++) yield me.drawsLocations(count);
  for (const location of locations)
    for (const under of subsets(table.seats[seat]!.lords))
      for (let keys = 0; keys <= 3; keys++) yield me.controls(location, under, keys);
}

const subject = { game: kraken, everything, seatsOf: kraken.deciders };

testScenes(subject, scenes, over);

test("lists in another order are the same action", () => {
  expect(checkOrder(kraken, scenes.act["superfluous allies forbidden"])).toBeGreaterThan(0);
  expect(checkOrder(kraken, scenes["give-nebulis"]["two for three"])).toBeGreaterThan(0);
});

const isSmall = (state: State): boolean =>
  kraken.deciders(state).every((seat) => state.table.seats[seat]!.hand.length <= 4);

test.each([2, 3, 4])(
  "exactly the legal actions are listed in random games of %i players",
  (players) => {
    const met = new Map<string, number>();
    for (let game = 0; game < amount(2, 4); game++)
      for (const { state } of playRandomly(kraken, { players }, `legal ${game}`)) {
        const ask = question(state).split(" ")[0]!;
        if (!(ask in scenes) || (met.get(ask) ?? 0) >= 3 || !isSmall(state)) continue;
        met.set(ask, (met.get(ask) ?? 0) + 1);
        checkLegal(subject, state);
      }
    expect([...met.keys()]).toEqual(expect.arrayContaining(["act", "offer"]));
  },
);
