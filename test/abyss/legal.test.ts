// What `legal` lists and what the rules accept are the same, shown by trying everything.
import { describe, expect, test } from "vitest";
import type { Action } from "../../src/abyss/actions.ts";
import { type Ally, allyValue, raceOf, races } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lordCard, lords } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import type { State } from "./prepare.ts";
import { over, scene, scenes } from "./scenes.ts";

/** All sub-multisets of the things, each once. */
function subsets<T>(things: readonly T[]): T[][] {
  const all = new Map<string, T[]>();
  for (let chosen = 0; chosen < 1 << things.length; chosen++) {
    const subset = things.filter((_, i) => (chosen >> i) & 1);
    all.set(JSON.stringify(subset), subset);
  }
  return [...all.values()];
}

const pairs = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const few = [0, 1, 2];
const rewards = few.flatMap((keys) =>
  few.flatMap((pearls) => few.map((tokens) => ({ keys, pearls, tokens }))),
);

/** Every action of the seat there is, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const area = table.seats[seat]!;
  const own = [...area.lords, ...area.disabled, ...area.locations.flatMap((held) => held.lords)];
  const someAllies = [...new Set<Ally>([...area.hand, "crab-5", "squid-2"])];
  const cards = subsets(area.hand);

  for (const type of ["plot", "explore", "pass", "buy", "take", "continue"] as const)
    yield { type, seat };
  yield { type: "decline", seat };
  yield { type: "end-turn", seat };
  for (const stacks of [[], ...races.map((r) => [r]), ...pairs(races, races), [...races]])
    yield { type: "request-support", seat, stacks };
  for (const [lord, allies] of pairs(lords, [...cards, ["crab-5" as const]]))
    for (const affiliate of new Set([...allies, ...someAllies.slice(-2)]))
      yield { type: "recruit", seat, lord, allies, affiliate };
  for (const reward of rewards) yield { type: "fight", seat, reward };
  for (const allies of [...cards, ...pairs(someAllies, someAllies)])
    yield { type: "discard", seat, allies };
  for (const lord of lords) {
    yield { type: "disable", seat, lord };
    yield { type: "bribe", seat, lord };
    yield { type: "use-opportunist", seat, lord };
    yield { type: "replace-from-deck", seat, discard: lord };
  }
  for (const [discard, take] of pairs(lords, lords))
    yield { type: "replace-from-court", seat, discard, take };
  for (const from of [0, 1, 2, 3]) yield { type: "steal-token", seat, from };
  for (const stack of races) {
    yield { type: "take-stack", seat, stack };
    yield { type: "use-oracle", seat, stack };
  }
  for (const ally of someAllies) yield { type: "use-slaver", seat, ally };
  for (const [give, take] of pairs(locations, locations))
    yield { type: "swap-location", seat, give, take };
  for (const location of locations) yield { type: "switch-location", seat, location };
  for (const count of [-1, 0, 1, 2, 3, 4, 5]) yield { type: "draw-locations", seat, count };
  for (const [location, spent] of pairs(locations, subsets(own)))
    for (const keyTokens of [-1, 0, 1, 2, 3, 4])
      yield { type: "control", seat, location, lords: spent, keyTokens };
}

/** Actions that mean the same are the same text: lists in order. */
const text = (action: Action): string =>
  JSON.stringify(action, (_, value: unknown) => (Array.isArray(value) ? [...value].sort() : value));

/** Whether exactly the actions listed are accepted. */
function check(state: State): void {
  const seats = [...state.table.seats.keys()];
  const listed = seats.flatMap((seat) => [...abyss.legal(state, seat)].map(text));
  const accepted = seats
    .flatMap((seat) => [...everything(state, seat)])
    .filter((action) => abyss.apply(state, action).ok);
  expect(new Set(listed).size, "something is listed twice").toBe(listed.length);
  expect([...listed].sort()).toEqual([...new Set(accepted.map(text))].sort());
}

/** Whether it makes no difference in which order an action names its cards. */
function checkOrder(state: State): number {
  let tried = 0;
  for (const seat of abyss.deciders(state))
    for (const action of abyss.legal(state, seat)) {
      const turned = Object.fromEntries(
        Object.entries(action).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toReversed() : value,
        ]),
      );
      if (JSON.stringify(turned) === JSON.stringify(action)) continue;
      tried += 1;
      expect(abyss.reduce(state, turned)).toEqual(abyss.reduce(state, action));
    }
  return tried;
}

describe.each(Object.entries(scenes))("what answers %s", (ask, states) => {
  test.each(Object.entries(states))("%s", (_, state) => {
    expect(abyss.decision(state)?.ask).toBe(ask);
    check(state);
  });
});

test("nothing at all after the end", () => {
  expect(abyss.decision(over)).toBeUndefined();
  check(over);
});

test("lists in another order are the same action", () => {
  const kinds = ["act", "discard", "control", "choose-location"] as const;
  for (const kind of kinds) {
    const tried = Object.values(scenes[kind]).map(checkOrder);
    expect(
      tried.reduce((a, b) => a + b),
      kind,
    ).toBeGreaterThan(0);
  }
});

test("lists are named in order", () => {
  for (const [ask, states] of Object.entries(scenes))
    for (const state of Object.values(states))
      for (const seat of abyss.deciders(state))
        for (const action of abyss.legal(state, seat))
          expect(text(action), ask).toBe(JSON.stringify(action));
});

/** AB-34, worked out anew, at the printed cost: one ally could be left out. */
function isWasteful(action: Action): boolean {
  if (action.type !== "recruit") return false;
  const worth = (allies: readonly Ally[]) => allies.reduce((sum, ally) => sum + allyValue(ally), 0);
  const count = (allies: readonly Ally[]) => new Set(allies.map(raceOf)).size;
  return action.allies.some((_, i) => {
    const rest = action.allies.toSpliced(i, 1);
    return count(rest) === count(action.allies) && worth(rest) >= lordCard(action.lord).cost.value;
  });
}

test.each(["a hand and pearls", "superfluous allies forbidden", "no hand, no pearls"])(
  "AB-34 minimal payments are those without an ally that could be left out: %s",
  (name) => {
    const { table, ...state } = scene("act", name);
    const listed = (superfluousAllies: "allowed" | "forbidden", payments: "all" | "minimal") => {
      const rules = { superfluousAllies };
      return [...abyss.legal({ ...state, table: { ...table, rules } }, 0, { payments })];
    };
    const thrifty = listed("allowed", "all").filter((action) => !isWasteful(action));
    expect(listed("allowed", "minimal")).toEqual(thrifty);
    expect(listed("forbidden", "all")).toEqual(thrifty);
  },
);

test("AB-34 what is minimal is legal, and what is forbidden is what is not minimal", () => {
  for (const [name, state] of Object.entries(scenes.act)) {
    const [seat] = abyss.deciders(state);
    const all = [...abyss.legal(state, seat!)].map(text);
    const minimal = [...abyss.legal(state, seat!, { payments: "minimal" })].map(text);
    expect(all, name).toEqual(expect.arrayContaining(minimal));
    const rules = { superfluousAllies: "forbidden" } as const;
    const strict = { ...state, table: { ...state.table, rules } };
    expect([...abyss.legal(strict, seat!)].map(text), name).toEqual(minimal);
  }
});

// Trying every set of cards takes time: only states with small hands and few lords are looked at.
const isSmall = ({ table }: State): boolean =>
  table.seats.every(({ hand, lords: free }) => hand.length <= 5 && free.length <= 4);

test.each([2, 3, 4])("states met in games of %i players", (players) => {
  const met = new Map<string, number>();
  for (let game = 0; game < 6; game++) {
    const rules = { superfluousAllies: game % 2 === 1 ? "forbidden" : "allowed" } as const;
    for (const { state } of playRandomly(abyss, { players, rules }, `legal ${game}`)) {
      const ask = abyss.decision(state)?.ask ?? "over";
      const times = met.get(ask) ?? 0;
      if (times >= 12 || !isSmall(state)) continue;
      met.set(ask, times + 1);
      check(state);
      checkOrder(state);
    }
  }
  expect(met.size, [...met.keys()].join()).toBeGreaterThan(5);
});
