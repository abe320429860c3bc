// Playouts: simulations that perform random actions, and their points.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { define } from "../../src/kernel/api/define.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { playout } from "../../src/kernel/tools/playout.ts";
import { assumeConsistent } from "../assume-consistent.ts";
import { evenly, tally } from "./statistics.ts";
import {
  accept,
  definition,
  playThrough,
  type State,
  start,
  type ToyBlueprint,
  toy,
  toyState,
  toyWith,
} from "./toy-game.ts";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const over = toyState([{ won: [3] }, {}], { agenda: [] });
const some = { seed: fc.string(), rngSeed: fc.string() };

describe("a simulation draws", () => {
  test("a legal action of one of the deciders", () => {
    fc.assert(
      fc.property(some.seed, some.rngSeed, (seed, rngSeed) => {
        const simulation = toy.simulate(start(seed));
        const rng = rngFrom(rngSeed);
        while (toy.deciders(simulation.state).length > 0) {
          const action = simulation.randomAction(rng);
          expect([...toy.legalActions(simulation.state, action.seat)]).toContainEqual(action);
          expect(simulation.apply(action).ok).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("for all deciders equally often", () => {
    const taxed = accept(toyState([{ coins: 2 }, { hand: [1] }, { hand: [2] }, { hand: [3] }]), {
      type: "tax",
      seat: 0,
    }).state;
    const simulation = toy.simulate(taxed);
    expect(
      evenly(
        tally(3000, (rng) => simulation.randomAction(rng).seat),
        3,
      ),
    ).toBe(true);
  });

  test("without changing anything", () => {
    const state = start();
    const simulation = toy.simulate(state);
    simulation.randomAction(rngFrom("x"));
    expect(simulation.state).toEqual(state);
  });

  test("nothing after the end, which is an error", () => {
    // The second is not a possible state, but of the right shape.
    for (const state of [over, toyState([{}, {}], { agenda: [{ ask: "act", seats: [] }] })])
      expect(() => toy.simulate(state).randomAction(rngFrom("x"))).toThrow(
        expect.objectContaining({
          name: "RulesError",
          message: "random action: nobody has a decision to make",
          problems: [{ path: [], reason: "nobody has a decision to make" }],
        }),
      );
  });
});

describe("a simulation advances", () => {
  test("to the same state as applying the action that it would draw", () => {
    fc.assert(
      fc.property(some.seed, some.rngSeed, (seed, rngSeed) => {
        const [advancing, applying] = [toy.simulate(start(seed)), toy.simulate(start(seed))];
        const [one, other] = [rngFrom(rngSeed), rngFrom(rngSeed)];
        while (advancing.advance(one)) {
          expect(applying.apply(applying.randomAction(other)).ok).toBe(true);
          expect(advancing.state).toEqual(applying.state);
        }
        expect(toy.deciders(applying.state)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test("not after the end", () => {
    const simulation = toy.simulate(over);
    expect(simulation.advance(rngFrom("x"))).toBe(false);
    expect(simulation.state).toEqual(over);
  });

  test("without events, also in the output of the next action", () => {
    const simulation = toy.simulate(start());
    simulation.advance(rngFrom("x"));
    const state = throughJson(simulation.state);
    const [seat] = toy.deciders(state);
    const action = toy.randomAction(state, seat!, rngFrom("y"));
    const { state: _, ...output } = accept(state, action);
    expect(simulation.apply(action)).toEqual(output);
  });

  test("with reactions to events", () => {
    // In this game a player who passes gets a coin.
    const kind = toyWith({
      reactions: {
        passed: [
          ({ seats }, { seat }) => {
            seats[seat]!.coins += 1;
          },
        ],
      },
    });
    const simulation = kind.simulate(toyState([{}, {}]));
    simulation.advance(rngFrom("x"));
    expect(simulation.state.table.seats.map(({ coins }) => coins)).toEqual([1, 0]);
  });

  test("leaving the original untouched", () => {
    for (const original of [start(), throughJson(start())]) {
      const simulation = toy.simulate(original);
      for (let i = 0; i < 5; i++) simulation.advance(rngFrom(`x${i}`));
      expect(original).toEqual(start());
    }
  });
});

describe("a clone", () => {
  test("has the simulation's state, and changes independently", () => {
    fc.assert(
      fc.property(some.seed, some.rngSeed, fc.nat(8), (seed, rngSeed, steps) => {
        const simulation = toy.simulate(start(seed));
        const rng = rngFrom(rngSeed);
        for (let i = 0; i < steps; i++) simulation.advance(rng);
        const before = throughJson(simulation.state);
        const clone = simulation.clone();
        expect(clone.state).toEqual(before);
        playout(clone, rng);
        expect(simulation.state).toEqual(before);
        const again = simulation.clone();
        playout(simulation, rng);
        expect(again.state).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test("shares no part with it", () => {
    const simulation = toy.simulate(start());
    const clone = simulation.clone();
    const partsOf = (value: unknown): object[] =>
      typeof value === "object" && value !== null
        ? [value, ...Object.values(value).flatMap(partsOf)]
        : [];
    const parts = new Set(partsOf(simulation.state));
    for (const part of partsOf(clone.state)) expect(parts.has(part)).toBe(false);
  });

  test("has the same random numbers to come", () => {
    const simulation = toy.simulate(toyState([{}, {}], { pool: [1, 2, 3, 4, 5, 6, 7, 8] }));
    const clone = simulation.clone();
    const fish = { type: "fish", seat: 0 } as const;
    expect(clone.apply(fish)).toEqual(simulation.apply(fish));
  });

  test("can do everything that a simulation can", () => {
    const clone = toy.simulate(start()).clone();
    expect(clone.totals()).toEqual([0, 0, 0]);
    expect(clone.clone().apply({ type: "draw", seat: 1 }).ok).toBe(false);
    expect(clone.clone().advance(rngFrom("x"))).toBe(true);
    expect(clone.state).toEqual(start());
  });
});

describe("totals", () => {
  const sums = (state: State): number[] =>
    toy
      .score(state.table.seats.map((_, seat) => toy.tableau(state, seat)))
      .map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));

  test("are the sums of the score sheets, at any time", () => {
    fc.assert(
      fc.property(some.seed, fc.array(fc.nat(), { maxLength: 40 }), (seed, picks) => {
        for (const state of playThrough(start(seed), picks).states) {
          expect(toy.totals(state)).toEqual(sums(state));
          expect(toy.simulate(state).totals()).toEqual(sums(state));
        }
      }),
      { numRuns: 20 },
    );
  });

  test("are by seat, not by rank", () => {
    const state = toyState([{ won: [3] }, { won: [12], shine: 2 }, {}]);
    expect(toy.totals(state)).toEqual([3, 14, 0]);
    expect(toy.standings(state).ranking).toEqual([1, 0, 2]);
  });

  test("of a simulation change with it", () => {
    const simulation = toy.simulate(toyState([{ hand: [7] }, {}]));
    simulation.apply({ type: "play", seat: 0, cards: [7] });
    expect(simulation.totals()).toEqual([7, 0]);
  });

  test("use the tableaux of the opponents, without one's own", () => {
    const rivals = define<ToyBlueprint, "toy">({
      ...definition,
      scoring: definition.scoring.with((below) => ({
        ...below,
        // A point for each opponent, and the shine of each.
        lines: (_, opponents) =>
          opponents.map(({ shine }) => ({ category: "shine", source: "x", points: 1 + shine })),
      })),
    });
    const state = assumeConsistent(
      rivals,
      toyState([{ shine: 10 }, { shine: 200 }, { shine: 3000 }]),
    );
    expect(rivals.totals(state)).toEqual([3202, 3012, 212]);
    expect(rivals.simulate(state).totals()).toEqual([3202, 3012, 212]);
    expect(rivals.standings(state).ranking).toEqual([0, 1, 2]);
  });

  test("can be computed from a view, as far as it shows what is scored", () => {
    expect(toy.totals(toy.view(start(), 0))).toEqual(toy.totals(start()));
  });
});

describe("playout", () => {
  test("plays to the end and returns the final totals", () => {
    fc.assert(
      fc.property(some.seed, some.rngSeed, (seed, rngSeed) => {
        const simulation = toy.simulate(start(seed));
        const points = playout(simulation, rngFrom(rngSeed));
        expect(toy.deciders(simulation.state)).toEqual([]);
        expect(points).toEqual(toy.totals(throughJson(simulation.state)));
      }),
      { numRuns: 30 },
    );
  });

  test("the same generator gives the same game, another gives another", () => {
    const endOf = (rngSeed: string) => {
      const simulation = toy.simulate(start());
      return [playout(simulation, rngFrom(rngSeed)), throughJson(simulation.state)];
    };
    expect(endOf("x")).toEqual(endOf("x"));
    expect(
      new Set(["a", "b", "c", "d", "e"].map((rngSeed) => JSON.stringify(endOf(rngSeed)))).size,
    ).toBe(5);
  });

  test("works with any generator", () => {
    const simulation = toy.simulate(start());
    playout(simulation, { below: (n) => Math.floor(n / 2) });
    expect(toy.deciders(simulation.state)).toEqual([]);
  });

  test.each([0, 1, 2, 5])("stops after %i actions", (most) => {
    const [short, counted] = [toy.simulate(start()), toy.simulate(start())];
    const points = playout(short, rngFrom("x"), most);
    const rng = rngFrom("x");
    for (let i = 0; i < most; i++) expect(counted.advance(rng)).toBe(true);
    expect(short.state).toEqual(counted.state);
    expect(points).toEqual(counted.totals());
  });

  test("stops at the end of the game, even if the maximum is not reached", () => {
    const simulation = toy.simulate(over);
    expect(playout(simulation, rngFrom("x"), 1000)).toEqual([3, 0]);
    expect(simulation.state).toEqual(over);
  });
});

test("each action returns its own events only", () => {
  const simulation = toy.simulate(start());
  let state = start();
  for (let i = 0; i < 4; i++) {
    const [seat = 0] = toy.deciders(state);
    const [action] = toy.legalActions(state, seat);
    const [done, simulated] = [toy.reduce(state, action!), simulation.apply(action!)];
    if (!done.ok || !simulated.ok) throw new Error("refused");
    expect(simulated.events).toEqual(done.events);
    expect(simulated.revealedTo).toEqual(done.revealedTo);
    state = done.state;
  }
});
