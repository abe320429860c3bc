import { describe, expect, test } from "vitest";
import { diving } from "../../docs/examples/tiny-game.ts";
import {
  contributionsOf,
  logitOf,
  softmax,
  weigherOf,
  weightAt,
} from "../../src/bots/evaluation.ts";
import { search } from "../../src/bots/index.ts";
import { reasonsIn } from "../../src/bots/reasons/reasons.ts";
import { grow, newNode } from "../../src/bots/search/tree.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { amount } from "../repetition.ts";
import { divingEvaluation } from "./diving-evaluation.ts";
import { subjects, withSubject } from "./subjects.ts";

/** Calls `use` with positions of a random game. */
function eachPosition<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  use: (state: Of<T, "state">) => void,
): void {
  const rng = rngFrom("positions");
  const world = game.simulate(game.setup(options, "positions").state);
  const apart = amount(11, 3);
  for (let n = 0; world.advance(rng); n++) if (n % apart === 0) use(structuredClone(world.state));
}

describe("the model", () => {
  test("the shares of all seats add up to 1, and a greater sum of features has a greater share", () => {
    const shares = softmax([1, 0, -2, 800]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[0]! >= shares[1]! && shares[1]! >= shares[2]!).toBe(true);
    expect(softmax([2, 0])[0]).toBeCloseTo(1 / (1 + Math.exp(-2)));
  });

  test("seats that change places change shares", () => {
    const { state } = diving.setup({ players: 2 }, "swap");
    const world = structuredClone(state);
    const [rich, poor] = [
      { home: 9, catch: 1 },
      { home: 2, catch: 4 },
    ];
    const sharesOf = (seats: object[]) => {
      const position = { ...world, table: { ...world.table, seats } } as typeof world;
      const weighted = weigherOf(divingEvaluation)(position, [0, 0]);
      return softmax(weighted.map(logitOf));
    };
    const [first, second] = sharesOf([rich, poor]);
    expect(sharesOf([poor, rich])).toEqual([second, first]);
    expect(first).toBeGreaterThan(0.8);
  });

  test("weights move from the first to the second during a game; features without a weight do not count", () => {
    expect([0, 0.25, 1].map((progress) => weightAt([2, 4], progress))).toEqual([2, 2.5, 4]);
    const { state } = diving.setup({ players: 2 }, "weights");
    const evaluation = { ...divingEvaluation, weights: { turn: [3, 5] } as const };
    const [own] = weigherOf(evaluation)(state, [0, 0]);
    expect(own).toEqual([0, 0, 3]);
  });

  test("a contribution is the difference from the average of the other seats", () => {
    const weighted = [
      [3, 0],
      [1, 0],
      [0, 4],
    ];
    expect(weighted.map((_, seat) => contributionsOf(weighted, seat))).toEqual([
      [2.5, -2],
      [-0.5, -2],
      [-2, 4],
    ]);
  });
});

describe.each(subjects)("the evaluation of %s", (name) => {
  test("has figures of reasonable size for each feature, in every position", () =>
    withSubject(name, ({ game, evaluation: { features, progressOf }, options }) => {
      expect(new Set(features.names).size).toBe(features.names.length);
      const seen = features.names.map(() => new Set<number>());
      let progress = 0;
      eachPosition(game, options(Math.min(3, game.seats.max)), (state) => {
        const points = game.totals(state);
        for (const seat of points.keys()) {
          const values = features.valuesOf(state, seat, points);
          expect(values).toHaveLength(features.names.length);
          for (const [i, value] of values.entries()) {
            expect(Math.abs(value), features.names[i]).toBeLessThan(25);
            seen[i]!.add(value);
          }
        }
        expect(progressOf(state)).toBeGreaterThanOrEqual(progress - 0.5);
        progress = progressOf(state);
        expect(progress).toBeLessThanOrEqual(1);
      });
      expect(progress).toBeGreaterThan(0.6);
      // The same figure in every position would be no feature.
      const varied = seen.filter((values) => values.size > 1).length;
      expect(varied).toBeGreaterThan(0.5 * seen.length);
    }));

  test("is used at a question that is asked again and again", () =>
    withSubject(name, ({ game, evaluation: { settledAt }, options }) => {
      const rng = rngFrom("settled");
      const world = game.simulate(game.setup(options(game.seats.min), "settled").state);
      let asked = 0;
      while (world.advance(rng)) if (game.decision(world.state)?.ask === settledAt) asked += 1;
      expect(asked).toBeGreaterThan(5);
    }));

  test("reads of a seat only what that seat knows", () =>
    withSubject(name, ({ game, evaluation: { features, progressOf }, options }) => {
      eachPosition(game, options(Math.min(3, game.seats.max)), (state) => {
        const known = game.deciders(state)[0];
        if (known === undefined) return;
        const other = game.sampleState(game.view(state, known), "another world");
        // The points may depend on hidden cards of others, such as on who gets a figure in the end.
        const points = game.totals(state);
        const figures = (of: typeof state) => features.valuesOf(of, known, points);
        expect(figures(other)).toEqual(figures(state));
        expect(progressOf(other)).toBe(progressOf(state));
      });
    }));
});

test.each(gameNames)("the weights of %s are those of its features", (name) => {
  withGame(name, ({ evaluation: { features, weights } }) => {
    for (const feature of Object.keys(weights)) expect(features.names).toContain(feature);
  });
});

describe("a search with an evaluation", () => {
  const { state } = diving.setup({ players: 2 }, "reasons");
  const world = diving.simulate(state);
  world.apply({ type: "dive", seat: diving.deciders(world.state)[0]! });
  const seat = diving.deciders(world.state)[0]!;
  const view = diving.view(structuredClone(world.state), seat);

  async function thoughtsOf(iterations: number) {
    const bot = search(diving, { iterations, evaluation: divingEvaluation });
    const all = [];
    for await (const thoughts of bot.think(view, seat, { seed: "why" })) all.push(thoughts);
    return all.at(-1)!;
  }

  test("says which features speak for its choice, the strongest first", async () => {
    const { reasons } = await thoughtsOf(200);
    expect(reasons!.length).toBeGreaterThan(0);
    for (const { feature } of reasons!) expect(divingEvaluation.features.names).toContain(feature);
    const sizes = reasons!.map(({ contribution }) => Math.abs(contribution));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test("compares its choice with the other actions, each of which counts the same", () => {
    const root = newNode<string>();
    const visited = (action: string, visits: number, contributions: readonly number[]) => {
      const branch = grow(root, action);
      branch.contributions.visits = visits;
      branch.contributions.sums.push(...contributions.map((one) => one * visits));
    };
    visited("surface", 10, [1, 0, 0.5]);
    visited("dive", 4, [0, 0.6, 0.5]);
    visited("wait", 1, [0, 0.2, 0.5]);
    grow(root, "never tried");
    const { table } = structuredClone(world.state);
    const withHome = (home: number) => ({
      state: {
        ...structuredClone(world.state),
        table: { ...table, seats: table.seats.map((area) => ({ ...area, home })) },
      },
      seat,
    });
    expect(reasonsIn(root, "surface", divingEvaluation, withHome(0))[0]).toEqual({
      feature: "home",
      contribution: 1,
      change: "more",
    });
    expect(reasonsIn(root, "surface", divingEvaluation, withHome(3))).toEqual([
      { feature: "home", contribution: 1, change: "more", about: 3 },
      { feature: "catch", contribution: -0.4, change: "less" },
    ]);
  });

  test("says that less of a feature is good if its weight is below 0 at this moment of the game", () => {
    const root = newNode<string>();
    for (const [action, contribution] of [
      ["surface", 1],
      ["dive", 0],
    ] as const) {
      const branch = grow(root, action);
      branch.contributions.visits = 1;
      branch.contributions.sums.push(contribution, contribution, contribution);
    }
    const changes = (progress: number) =>
      reasonsIn(
        root,
        "surface",
        {
          ...divingEvaluation,
          weights: { home: [1, 1], catch: [-1, -1], turn: [-1, 3] },
          progressOf: () => progress,
        },
        { state: structuredClone(world.state), seat },
      ).map(({ change }) => change);
    expect(changes(0)).toEqual(["more", "less", "less"]);
    expect(changes(1)).toEqual(["more", "less", "more"]);
  });

  test("ends when no other action can be visited as often", async () => {
    const { considered, iterations } = await thoughtsOf(400);
    expect(iterations).toBeLessThan(400);
    const [first, second] = considered;
    expect(first!.visits - second!.visits).toBeGreaterThan(400 - iterations);
  });
});
