// What `legal` lists and what the rules accept are the same, shown by trying everything.
import { describe, expect, test } from "vitest";
import { type Ally, races } from "../../src/abyss/cards/allies.ts";
import { locations } from "../../src/abyss/cards/locations.ts";
import { lords } from "../../src/abyss/cards/lords.ts";
import { type Action, exilePowerNames, exiles } from "../../src/exiles/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { cheap, type State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

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

const simple = [
  ...["plot", "explore", "pass", "buy", "take", "continue", "decline", "end-turn"],
  ...["plot-exile", "take-key-token", "affiliate", "leave-lord"],
] as ("plot" | "plot-exile")[];

/** Every action that might answer one of the questions that exiles add or change, with all small arguments. */
function* everything({ table }: State, seat: number): Generator<Action> {
  const { hand } = table.seats[seat]!;
  const someAllies = [...new Set<Ally>([...hand, "crab-5", "squid-2"])];
  const ids = [...table.exiles.catalogue.map(({ id }) => id), "nobody"];
  const area = table.exiles.seats[seat]!;
  const own = [...area.free, ...area.holding.flatMap((held) => held.exiles), "nobody"];

  for (const type of simple) yield { type, seat };
  for (const stacks of [[], ...races.map((race) => [race]), ...pairs(races, races)])
    yield { type: "request-support", seat, stacks };
  for (const allies of [...subsets(hand), ["crab-5" as const]])
    for (const affiliate of new Set([...allies, ...someAllies.slice(-2)])) {
      for (const lord of lords) yield { type: "recruit", seat, lord, allies, affiliate };
      for (const exile of ids) yield { type: "recruit-exile", seat, exile, allies, affiliate };
      yield { type: "conspire", seat, allies, affiliate };
    }
  for (const ally of someAllies) yield { type: "use-slaver", seat, ally };
  for (const stack of races) yield { type: "use-oracle", seat, stack };
  for (const lord of lords) yield { type: "use-opportunist", seat, lord };
  for (const location of [...locations, null])
    for (const named of [...subsets(own).filter((set) => set.length < 4), ...pairs(own, own)])
      yield { type: "recapture", seat, location, exiles: [...named].sort() };
  for (const location of locations) {
    yield { type: "replace-location", seat, location };
    yield { type: "switch-location", seat, location };
  }
}

/** Actions that mean the same are the same text: lists in order. */
const text = (action: Action): string =>
  JSON.stringify(action, (_, value: unknown) => (Array.isArray(value) ? [...value].sort() : value));

/** Whether exactly the actions listed are accepted, of those who are asked; the others can do nothing. */
function check(state: State): void {
  const seats = exiles.deciders(state);
  const listed = seats.flatMap((seat) => [...exiles.legal(state, seat)].map(text));
  const accepted = seats
    .flatMap((seat) => [...everything(state, seat)])
    .filter((action) => exiles.apply(state, action).ok);
  expect(new Set(listed).size, "something is listed twice").toBe(listed.length);
  expect([...listed].sort()).toEqual([...new Set(accepted.map(text))].sort());
  for (const seat of state.table.seats.keys()) {
    const actions = [...exiles.legal(state, seat)];
    // Whoever is asked knows enough from their own view.
    expect([...exiles.legal(exiles.view(state, seat), seat)]).toEqual(actions);
    if (!seats.includes(seat)) expect(actions).toEqual([]);
  }
}

test("who is not asked can do nothing", () => {
  for (const states of Object.values(scenes))
    for (const state of Object.values(states)) {
      const others = [...state.table.seats.keys()].filter(
        (s) => !exiles.deciders(state).includes(s),
      );
      for (const seat of others)
        for (const action of everything(state, seat)) {
          if (exiles.apply(state, action).ok) throw new Error(`accepted: ${text(action)}`);
        }
    }
});

describe.each(Object.entries(scenes))("what answers %s", (ask, states) => {
  test.each(Object.entries(states))("%s", (_, state) => {
    expect(exiles.decision(state)?.ask).toBe(ask);
    check(state);
    expect(exiles.deciders(state).flatMap((seat) => [...exiles.legal(state, seat)])).not.toEqual(
      [],
    );
  });
});

test("nothing at all after the end", () => {
  expect(exiles.decision(over)).toBeUndefined();
  check(over);
});

test("lists in another order are the same action", () => {
  for (const ask of ["act", "recapture", "conspire"] as const) {
    let tried = 0;
    for (const state of Object.values(scenes[ask]))
      for (const action of exiles.legal(state, 0)) {
        const turned = Object.fromEntries(
          Object.entries(action).map(([key, value]) => [
            key,
            Array.isArray(value) ? value.toReversed() : value,
          ]),
        );
        if (JSON.stringify(turned) === JSON.stringify(action)) continue;
        tried += 1;
        expect(exiles.reduce(state, turned)).toEqual(exiles.reduce(state, action));
      }
    expect(tried, ask).toBeGreaterThan(0);
  }
});

test("minimal payments are those without an ally that could be left out", () => {
  for (const ask of ["act", "conspire"] as const)
    for (const [name, state] of Object.entries(scenes[ask])) {
      const minimal = [...exiles.legal(state, 0, { payments: "minimal" })].map(text);
      // The same table with the rule of AB-34 lists exactly them.
      const table = { ...state.table, rules: { superfluousAllies: "forbidden" } } as const;
      expect(minimal, name).toEqual([...exiles.legal({ ...state, table }, 0)].map(text));
    }
});

// Trying every set of cards takes time: only states with small hands are looked at.
const isSmall = (state: State): boolean =>
  exiles.deciders(state).every((seat) => state.table.seats[seat]!.hand.length <= 5);
// All exiles are cheap and have powers, so that more happens.
const catalogue = cheap.map((card, i) => ({
  ...card,
  power: exilePowerNames[i % exilePowerNames.length]!,
}));

test.each([2, 3, 4])("states met in games of %i players", (players) => {
  const met = new Map<string, number>();
  for (let game = 0; game < 8; game++) {
    for (const { state } of playRandomly(exiles, { players, catalogue }, `legal ${game}`)) {
      const ask = exiles.decision(state)?.ask;
      if (!ask || !(ask in scenes) || (met.get(ask) ?? 0) >= 10 || !isSmall(state)) continue;
      met.set(ask, (met.get(ask) ?? 0) + 1);
      check(state);
    }
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining(["act", "recapture", "conspire"]));
});
