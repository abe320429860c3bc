import { describe, expect, test } from "vitest";
import { diving } from "../../docs/examples/tiny-game.ts";
import { abyss } from "../../src/abyss/index.ts";
import {
  type Bot,
  botOfLevel,
  type Evaluation,
  greedy,
  levels,
  match,
  random,
  search,
  type Thoughts,
} from "../../src/bots/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { type ConspiracySoloTypes, conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { digest } from "../../src/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { rules, toyWith } from "../kernel/toy-game.ts";
import { amount } from "../repetition.ts";
import { divingEvaluation } from "./diving-evaluation.ts";
import { subjects, withSubject } from "./subjects.ts";

const botsOf = <T extends GameTypes>(game: Game<T>, evaluation?: Evaluation<Of<T, "state">>) => ({
  random: random(game),
  greedy: greedy(game, { worlds: 2, actions: 12 }),
  search: search(game, { iterations: 12 }),
  ...(evaluation && { trained: search(game, { iterations: 12, evaluation }) }),
});

/** The number of players, or the most that the game allows. */
const atMost = <T extends GameTypes>({ seats }: Game<T>, players: number): number =>
  Math.min(players, seats.max);

/** States of a random game, a few actions apart. */
function statesOf<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
  apart = 9,
): Of<T, "state">[] {
  const world = game.simulate(game.setup(options, seed).state);
  const rng = rngFrom(seed);
  const states: Of<T, "state">[] = [];
  for (let n = 0; game.deciders(world.state).length > 0; n++, world.advance(rng))
    if (n % apart === 0) states.push(structuredClone(world.state));
  return states;
}

async function allThoughts<T extends GameTypes>(
  bot: Bot<T>,
  view: Of<T, "view">,
  seat: number,
  seed = "thoughts",
): Promise<Thoughts<Of<T, "action">>[]> {
  const all: Thoughts<Of<T, "action">>[] = [];
  for await (const thoughts of bot.think(view, seat, { seed })) all.push(thoughts);
  return all;
}

describe.each(subjects)("bots in %s", (name) => {
  test("they choose legal actions, the same ones for the same seed", () =>
    withSubject(name, async ({ game, evaluation, options }) => {
      for (const state of statesOf(game, options(atMost(game, 3)), "choose", amount(60, 25)))
        for (const bot of Object.values(botsOf(game, evaluation))) {
          const seat = game.deciders(state)[0]!;
          const view = game.view(state, seat);
          const action = await bot.choose(view, seat, { seed: "a" });
          expect(game.refusal(state, action)).toBeUndefined();
          expect(action.seat).toBe(seat);
          expect(await bot.choose(view, seat, { seed: "a" })).toEqual(action);
        }
    }));

  test("they do not cheat: hidden cards make no difference to what they choose and think", () =>
    withSubject(name, async ({ game, evaluation, options }) => {
      let different = 0;
      for (const state of statesOf(game, options(atMost(game, 2)), "fair", amount(24, 12))) {
        const seat = game.deciders(state)[0]!;
        const other = game.sampleState(game.view(state, seat), "another world");
        different += digest({ ...other, rng: [] }) === digest({ ...state, rng: [] }) ? 0 : 1;
        for (const bot of Object.values(botsOf(game, evaluation)))
          expect((await allThoughts(bot, game.view(other, seat), seat)).at(-1)).toEqual(
            (await allThoughts(bot, game.view(state, seat), seat)).at(-1),
          );
      }
      expect(different).toBeGreaterThan(1);
    }));

  test("they play whole matches, and the same match for the same seed", () =>
    withSubject(name, async ({ game, options }) => {
      const { random: any, greedy: keen } = botsOf(game);
      const players = atMost(game, amount(2, 3));
      const bots = [keen, any, keen].slice(0, players);
      const lastState = async () => {
        let last = game.setup(options(players), "").state;
        for await (const { state } of match(game, options(players), "match", bots)) last = state;
        return last;
      };
      const end = await lastState();
      expect(game.deciders(end)).toEqual([]);
      expect(await lastState()).toEqual(end);
    }));

  test("they reject a state, a seat that has nothing to decide, and invalid seeds, options and views", () =>
    withSubject(name, async ({ game, options }) => {
      const { state } = game.setup(options(atMost(game, 2)), "wrong");
      const seat = game.deciders(state)[0]!;
      const view = game.view(state, seat);
      for (const bot of Object.values(botsOf(game))) {
        const choosing = (...args: unknown[]) =>
          expect((bot.choose as (...args: unknown[]) => Promise<unknown>)(...args)).rejects;
        await choosing(state, seat, { seed: "" }).toThrow(/this is a state, expected a view/);
        await choosing(view, 1 - seat, { seed: "" }).toThrow(
          /has nothing to decide, expected seat \d/,
        );
        await choosing(view, seat, { seed: 7 }).toThrow(/invalid seed/);
        for (const invalid of [undefined, null, {}, [], "view", { ...view, table: null }])
          await choosing(invalid, seat, { seed: "" }).toThrow(new RegExp(`view of ${game.id}`));
      }
    }));
});

describe("an untrusted view", () => {
  test("is checked once, however many states a bot samples", async () => {
    let checks = 0;
    const counting = toyWith({
      problems: (state) => {
        checks++;
        return rules.problems(state);
      },
    });
    const { state } = counting.setup({ players: 3, turns: 6 }, "once");
    const view = structuredClone(counting.view(state, 0));
    const bots = Object.values(botsOf(counting));
    for (const bot of bots) await bot.choose(view, 0, { seed: "a" });
    expect(checks).toBe(bots.length);
  });

  test("is rejected if it is impossible", async () => {
    const { state } = conspiracy.setup({ players: 3, firstPlayer: 0 }, "impossible");
    const view = structuredClone(conspiracy.view(state, 0));
    const shorter = { ...view, table: { ...view.table, lordDeck: [null] } };
    for (const bot of Object.values(botsOf(conspiracy)))
      await expect(bot.choose(shorter, 0, { seed: "a" })).rejects.toThrow(
        /view of conspiracy, at table: 1 lords are face down/,
      );
  });
});

describe("thoughts of a search", () => {
  const { state } = conspiracy.setup({ players: 3, firstPlayer: 0 }, "thoughts");
  const view = conspiracy.view(state, 0);
  const bot = search(conspiracy, { iterations: 40 });

  test("count how often each action was tried, the chosen one most often", async () => {
    const { action, considered, iterations } = (await allThoughts(bot, view, 0)).at(-1)!;
    expect(iterations).toBe(40);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
    expect(considered.length).toBeGreaterThan(2);
    expect(action).toBe(considered[0]!.action);
    for (const [i, { visits }] of considered.entries())
      expect(visits).toBeLessThanOrEqual(considered[i - 1]?.visits ?? 40);
  });

  test("expect a share of the victory for each seat", async () => {
    const { considered } = (await allThoughts(bot, view, 0)).at(-1)!;
    for (const { expected } of considered) {
      expect(expected).toHaveLength(3);
      for (const share of expected) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  test("are yielded while it is still searching", async () => {
    const long = search(conspiracy, { iterations: 1500 });
    const all = await allThoughts(long, view, 0);
    const counts = all.map(({ iterations }) => iterations);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(1500);
  });

  test("other tasks run while it thinks", async () => {
    let isDone = false;
    const signal = { aborted: false };
    const thinking = search(conspiracy, { iterations: 1e5 })
      .choose(view, 0, { seed: "slices", signal })
      .then(() => {
        isDone = true;
      });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isDone).toBe(false);
    signal.aborted = true;
    await thinking;
  });

  test("a search that is stopped gives its best result so far", async () => {
    const signal = { aborted: false };
    const endless = search(conspiracy, { iterations: 1e9 });
    let last: Thoughts<object> | undefined;
    for await (last of endless.think(view, 0, { seed: "stop", signal })) signal.aborted = true;
    expect(last!.iterations).toBeLessThan(1e9);
    expect(last!.action).toBe(last!.considered[0]!.action);
    expect(
      await endless.choose(view, 0, { seed: "stop", signal: AbortSignal.abort() }),
    ).toHaveProperty("seat", 0);
  });

  test("a time limit ends the search, and so does the smaller of two limits", async () => {
    const quick = search(conspiracy, { milliseconds: 1 });
    expect((await allThoughts(quick, view, 0)).at(-1)!.iterations).toBeGreaterThan(0);
    const both = search(conspiracy, { milliseconds: 3_600_000, iterations: 5 });
    expect((await allThoughts(both, view, 0)).at(-1)!.iterations).toBe(5);
  });

  test("a single legal action is chosen without a search", async () => {
    const only = statesOf(abyss, { players: 2 }, "single", 1).find(
      (one) => abyss.countActions(one, abyss.deciders(one)[0]!) === 1,
    )!;
    const seat = abyss.deciders(only)[0]!;
    const thoughts = await allThoughts(
      search(abyss, { iterations: 40 }),
      abyss.view(only, seat),
      seat,
    );
    expect(thoughts).toEqual([
      { action: [...abyss.legalActions(only, seat)][0], considered: [], iterations: 0 },
    ]);
  });
});

describe("strength", () => {
  /** How many matches the first bot wins; the seats alternate, a tie is half a victory. */
  async function victories<T extends GameTypes>(
    game: Game<T>,
    options: Of<T, "options">,
    bots: readonly [Bot<T>, Bot<T>],
    matches: number,
  ): Promise<number> {
    let won = 0;
    for (let n = 0; n < matches; n++) {
      const inOrder = n % 2 === 0 ? bots : bots.toReversed();
      let last = game.setup(options, "").state;
      for await (const { state } of match(game, options, `strength ${n >> 1}`, inOrder))
        last = state;
      const { winners } = game.standings(last);
      if (winners.includes(n % 2)) won += 1 / winners.length;
    }
    return won;
  }

  test("a short search beats random play at Conspiracy", async () => {
    const bots = [search(conspiracy, { iterations: 60 }), random(conspiracy)] as const;
    const matches = amount(2, 6);
    expect(await victories(conspiracy, { players: 2 }, bots, matches)).toBeGreaterThanOrEqual(
      matches * (5 / 6),
    );
  });

  test("CO-60 a short search does better than random play against an opponent that decides nothing", async () => {
    const leadOf = async (bot: Bot<ConspiracySoloTypes>) => {
      let lead = 0;
      for (const opponent of opponents) {
        let last = conspiracySolo.setup({ opponent }, "").state;
        for await (const { state } of match(conspiracySolo, { opponent }, "alone", [bot]))
          last = state;
        const [own = 0, other = 0] = conspiracySolo.totals(last);
        lead += own - other;
      }
      return lead;
    };
    const searching = await leadOf(search(conspiracySolo, { iterations: amount(15, 40) }));
    expect(searching - (await leadOf(random(conspiracySolo)))).toBeGreaterThan(40);
  });

  test("a short search beats a greedy bot at a game from outside the library", async () => {
    const bots = [search(diving, { iterations: 60 }), greedy(diving)] as const;
    const matches = amount(10, 20);
    expect(await victories(diving, { players: 2 }, bots, matches)).toBeGreaterThanOrEqual(
      0.7 * matches,
    );
  });
});

describe("a search without an evaluation", () => {
  /** A digest of what it thinks at positions of a random game. */
  async function thoughtsIn<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
    const bot = search(game, { iterations: 60 });
    const thoughts = [];
    for (const state of statesOf(game, options, "unchanged", 6).slice(0, 10)) {
      const seat = game.deciders(state)[0]!;
      thoughts.push((await allThoughts(bot, game.view(state, seat), seat, "a")).at(-1));
    }
    return digest(thoughts);
  }

  // A new version of the rules of Conspiracy may change its digest; nothing else may.
  test("thinks the same as before evaluations existed", async () => {
    expect(await thoughtsIn(conspiracy, { players: 2 })).toBe("cd507f1f04c8b56d43099ae6db595927");
    expect(await thoughtsIn(diving, { players: 3 })).toBe("fa93bb0454277f8eabbd7f65e3a6b6f8");
  });
});

describe("levels", () => {
  test("search for a fixed number of iterations each, more from level to level", async () => {
    const { state } = diving.setup({ players: 2 }, "levels");
    const seat = diving.deciders(state)[0]!;
    const budgets = Object.values(levels);
    expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
    for (const level of ["easy", "normal"] as const) {
      const bot = botOfLevel(diving, level, divingEvaluation);
      const same = search(diving, { iterations: levels[level], evaluation: divingEvaluation });
      const view = diving.view(state, seat);
      expect((await allThoughts(bot, view, seat)).at(-1)).toEqual(
        (await allThoughts(same, view, seat)).at(-1),
      );
    }
  });
});

describe("settings", () => {
  test.each([
    [{}, /at iterations: is missing, expected iterations or milliseconds/],
    [{ iterations: 0 }, /at iterations: 0, expected a whole number, 1 or more/],
    [{ iterations: "200" }, /at iterations: "200", expected a whole number, 1 or more/],
    [{ milliseconds: 1.5 }, /at milliseconds: 1.5, expected a whole number, 1 or more/],
    [{ iterations: 1, depth: -1 }, /at depth: -1, expected a whole number, 1 or more/],
    [{ iteration: 200 }, /at iteration: unknown field/],
  ])("of a search, invalid: %j", (settings, message) => {
    expect(() => search(conspiracy, settings as never)).toThrow(message);
  });

  test.each([
    [{ worlds: Number.NaN }, /at worlds: NaN, expected a whole number, 1 or more/],
    [{ actions: 0 }, /at actions: 0, expected a whole number, 1 or more/],
    [{ iterations: 3 }, /at iterations: unknown field/],
  ])("of a greedy bot, invalid: %j", (settings, message) => {
    expect(() => greedy(conspiracy, settings as never)).toThrow(message);
  });

  test("a match takes players that only choose", async () => {
    const { random: any } = botsOf(conspiracy);
    const chooser = { choose: any.choose };
    const steps = [];
    for await (const { state, thoughts } of match(conspiracy, { players: 2 }, "plain", [
      chooser,
      any,
    ]))
      steps.push({ state, hasThoughts: thoughts !== undefined });
    const withThoughts = [];
    for await (const { state } of match(conspiracy, { players: 2 }, "plain", [any, any]))
      withThoughts.push(state);
    expect(steps.map(({ state }) => state)).toEqual(withThoughts);
    expect(new Set(steps.slice(1).map(({ hasThoughts }) => hasThoughts))).toEqual(
      new Set([true, false]),
    );
  });

  test("a match needs a bot for each seat, and bots that choose legal actions", async () => {
    const { random: any } = botsOf(conspiracy);
    const few = match(conspiracy, { players: 2 }, "few", [any]);
    await expect(drain(few)).rejects.toThrow(
      /bots, at 1: is missing, expected a bot for this seat/,
    );
    const cheat = {
      ...any,
      async *think() {
        yield { action: { type: "pass", seat: 0 } as const, considered: [], iterations: 0 };
      },
    };
    const cheated = match(conspiracy, { players: 2, firstPlayer: 0 }, "cheat", [
      cheat as never,
      any,
    ]);
    await expect(drain(cheated)).rejects.toThrow(/bots, at 0: this bot chose an illegal action/);
  });
});

async function drain(steps: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of steps);
}
