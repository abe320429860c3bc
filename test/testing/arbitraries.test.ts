import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { score, type Tableau } from "../../src/abyss/score.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { Game } from "../../src/kernel/contract/game.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import {
  dealt,
  each,
  games,
  nearMisses,
  positions,
  type RandomGame,
  tableaux,
} from "../../src/testing/arbitraries/index.ts";

const players = fc.record({ players: fc.integer(conspiracy.seats) });
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(arbitrary, { seed: 1, numRuns });
/** The smallest counterexample. */
const smallest = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => boolean): T => {
  const { counterexample } = fc.check(fc.property(arbitrary, holds), { seed: 1 });
  return counterexample![0];
};

describe("games", () => {
  const whole = sample(games(conspiracy, players), 20);

  test("are played to the end", () => {
    for (const { game, states } of whole) {
      expect(game.deciders(states.at(-1)!)).toEqual([]);
      expect(states.slice(0, -1).every((state) => game.deciders(state).length > 0)).toBe(true);
    }
  });

  test("have the steps of their moves", () => {
    for (const { moves, steps } of whole) {
      const file = record(conspiracy, moves);
      expect([...replay(conspiracy, file)].map(({ state }) => state)).toEqual(
        steps.map(({ state }) => state),
      );
    }
  });

  test("differ in options, seed and moves; the same seed of fast-check gives the same games", () => {
    const texts = whole.map(({ moves }) => JSON.stringify(moves));
    expect(new Set(texts).size).toBe(whole.length);
    expect(new Set(whole.map(({ options }) => options.players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(whole.map(({ seed }) => seed)).size).toBe(whole.length);
    expect(
      sample(games(conspiracy, players), 20).map(({ moves }) => JSON.stringify(moves)),
    ).toEqual(texts);
  });

  test("stop after the maximum number of actions", () => {
    for (const { moves } of sample(games(conspiracy, players, { mostActions: 7 }), 5))
      expect(moves.actions.length).toBe(7);
  });

  test("shrink to few simple actions of few players", () => {
    const small = smallest(games(conspiracy, players), ({ moves }) => moves.actions.length < 4);
    expect(small.options).toEqual({ players: 2 });
    expect(small.picks).toEqual([0, 0, 0, 0]);
  });

  test("shrink the actions before a failing one, too", () => {
    const takesPile = ({ moves }: RandomGame<ConspiracyTypes>) =>
      moves.actions.some(({ type }) => type === "take-pile");
    const small = smallest(games(conspiracy, players), (random) => !takesPile(random));
    // Placing one of two or more lords leaves a pile.
    expect(small.moves.actions.length).toBe(3);
    expect(small.moves.actions[2]!.type).toBe("take-pile");
  });

  test("choose a type of action first, so that a type with a single action is likely too", () => {
    // There are 36 ways to swap lords, and one to decline.
    const taken = sample(games(conspiracy, players), 60).flatMap(({ moves }) => moves.actions);
    const times = (type: string) => taken.filter((action) => action.type === type).length;
    const swaps = times("swap-lords");
    expect(swaps).toBeGreaterThan(10);
    expect(times("decline-swap")).toBeGreaterThan(swaps / 3);
    expect(times("decline-swap")).toBeLessThan(swaps * 3);
  });

  test("choose among the first 500 legal actions", () => {
    let reads = 0;
    const endless: Game<ConspiracyTypes> = {
      ...conspiracy,
      *legalActions(_, seat) {
        for (reads = 0; ; reads++) yield { type: "draw-lords", seat, count: 1 + (reads % 3) };
      },
    };
    const counts = sample(games(endless, players, { mostActions: 1 }), 40).map(({ moves }) => {
      expect(reads).toBeLessThanOrEqual(500);
      const [action] = moves.actions;
      return action?.type === "draw-lords" ? action.count : 0;
    });
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
  });

  test("rethrow what the game throws, and keep the moves so far", () => {
    const game: Game<ConspiracyTypes> = {
      ...conspiracy,
      reduce: (state, action) => {
        if (state.table.lordDeck.length < 50) throw new TypeError("oops");
        return conspiracy.reduce(state, action);
      },
    };
    const [random] = sample(games(game, players), 1);
    expect(() => random!.steps).toThrow("oops");
    expect(() => random!.states).toThrow("oops");
    const { moves } = random!;
    expect(moves.actions.length).toBeGreaterThan(0);
    const before = { ...moves, actions: moves.actions.slice(0, -1) };
    expect(
      [...replay(conspiracy, record(conspiracy, before))].at(-1)!.state.table.lordDeck.length,
    ).toBeLessThan(50);
  });
});

describe("positions", () => {
  const some = sample(positions(conspiracy, players), 15);

  test("have a decider with a legal action", () => {
    for (const { state, seat, action } of some) {
      expect(conspiracy.deciders(state)).toContain(seat);
      expect(action.seat).toBe(seat);
      expect(conspiracy.refusal(conspiracy.view(state, seat), action)).toBeUndefined();
    }
  });

  test("are the last states of their moves", () => {
    for (const { state, moves } of some)
      expect([...replay(conspiracy, record(conspiracy, moves))].at(-1)!.state).toEqual(state);
  });

  test("have the tableaux of all seats", () => {
    for (const { state, tableaux: shown } of some)
      expect(shown).toEqual(state.table.seats.map((_, seat) => conspiracy.tableau(state, seat)));
  });

  test("come from all parts of a game", () => {
    const short = positions(conspiracy, fc.constant({ players: 2 }));
    const steps = sample(short, 300).map(({ moves }) => moves.actions.length);
    expect(Math.min(...steps)).toBe(0);
    const lengths = sample(games(conspiracy, fc.constant({ players: 2 })), 20);
    const shortest = Math.min(...lengths.map(({ moves }) => moves.actions.length));
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(shortest - 1);
    expect(new Set(steps).size).toBeGreaterThan(shortest / 2);
  });

  test("shrink towards the set-up, and are printed as their moves", () => {
    const at = smallest(positions(conspiracy, players), ({ moves }) => moves.actions.length < 2);
    expect(at.moves.options).toEqual({ players: 2 });
    expect(at.moves.actions.length).toBe(2);
    const { moves, action } = at;
    expect(fc.stringify(at)).toBe(JSON.stringify({ moves, action }));
  });
});

describe("near-misses", () => {
  const recruit = {
    type: "recruit",
    seat: 1,
    lord: "jailer",
    allies: ["crab-1", "crab-2"],
    affiliate: "crab-1",
  };
  const misses = sample(nearMisses(recruit, ["squid-5"]), 2000);
  const expectMiss = (part: object) => {
    const found = misses.some(
      (miss) => JSON.stringify(miss) === JSON.stringify({ ...recruit, ...part }),
    );
    expect(found, JSON.stringify(part)).toBe(true);
  };

  test("change a number, a name, or a list", () => {
    for (const seat of [0, 2, -1, 1.5, 99]) expectMiss({ seat });
    for (const lord of ["squid-5", "recruit", 1]) expectMiss({ lord });
    expectMiss({ allies: ["crab-1"] });
    expectMiss({ allies: ["crab-2"] });
    expectMiss({ allies: ["crab-2", "crab-1"] });
    expectMiss({ allies: ["crab-1", "crab-1", "crab-2"] });
    expectMiss({ allies: ["crab-1", "squid-5", "crab-2"] });
    expectMiss({ allies: ["crab-1", "squid-5"] });
  });

  test("sometimes have two changes", () => {
    const changes = (miss: unknown) =>
      Object.entries(miss as object).filter(
        ([key, value]) =>
          JSON.stringify(value) !== JSON.stringify(recruit[key as keyof typeof recruit]),
      ).length;
    expect(new Set(misses.map(changes))).toEqual(new Set([0, 1, 2]));
  });

  test("shrink to a single change", () => {
    const miss = smallest(nearMisses(recruit), (one) => Reflect.get(one as object, "seat") === 1);
    expect({ ...(miss as object), seat: 1 }).toEqual(recruit);
  });

  test("do not modify the original action", () => {
    const action = Object.freeze({ type: "discard", seat: 0, allies: Object.freeze(["crab-1"]) });
    expect(() => sample(nearMisses(action), 100)).not.toThrow();
  });
});

describe("tableaux", () => {
  const possible = tableaux<Tableau>(abyss.seats, {
    lords: dealt(["jailer", "tamer", "sage"]),
    locations: dealt(["jail", "abyss"]),
    affiliated: dealt(["crab-1", "crab-5"], (ally) => (ally === "crab-1" ? 4 : 1)),
    monsterTokens: dealt([2, 4], (token) => (token === 2 ? 9 : 2)),
    pearls: each(fc.nat(20)),
  });
  const some = sample(possible, 200);
  const all = (field: "lords" | "affiliated" | "monsterTokens") =>
    some.map((table) => table.flatMap((own): readonly unknown[] => own[field]));

  test("can be scored", () => {
    for (const table of some) expect(score(table).length).toBe(table.length);
    expect(new Set(some.map((table) => table.length))).toEqual(new Set([2, 3, 4]));
  });

  test("hold some of the components or all, and no more copies than the game has", () => {
    const most = (name: unknown, field: Parameters<typeof all>[0]) =>
      Math.max(...all(field).map((cards) => cards.filter((card) => card === name).length));
    expect(most("jailer", "lords")).toBe(1);
    expect(most("crab-1", "affiliated")).toBe(4);
    expect(most("crab-5", "affiliated")).toBe(1);
    expect(most(2, "monsterTokens")).toBe(9);
    expect(most(4, "monsterTokens")).toBe(2);
    expect(Math.min(...all("monsterTokens").map((tokens) => tokens.length))).toBe(0);
  });

  test("have uneven shares, and separate pearls for each player", () => {
    const twoOf = some.filter((table) => table.length === 2);
    const gaps = twoOf.map(([a, b]) => a!.monsterTokens.length - b!.monsterTokens.length);
    expect(Math.max(...gaps)).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeLessThan(-2);
    expect(twoOf.some(([a, b]) => a!.pearls !== b!.pearls)).toBe(true);
  });

  test("shrink to few players with nothing", () => {
    const nothing = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
    expect(smallest(possible, () => false)).toEqual([nothing, nothing]);
    const one = smallest(possible, (table) => table.every(({ lords }) => !lords.includes("sage")));
    expect(one).toEqual([{ ...nothing, lords: ["sage"] }, nothing]);
  });
});
