import { describe, expect, test } from "vitest";
import { diving } from "../../docs/examples/tiny-game.ts";
import { abyss } from "../../src/abyss/index.ts";
import { type Bot, greedy, match, random, search, type Thoughts } from "../../src/bots/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import {
  type ConspiracySoloTypes,
  conspiracySolo,
  opponents,
} from "../../src/conspiracy-solo/index.ts";
import { digest } from "../../src/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { rules, toyWith } from "../kernel/toy-game.ts";
import { subjects, withSubject } from "./subjects.ts";

const botsOf = <T extends GameTypes>(game: Game<T>) => ({
  random: random(game),
  greedy: greedy(game, { worlds: 2, actions: 12 }),
  search: search(game, { iterations: 12 }),
});

/** So many players, or as many as the game is for. */
const seated = <T extends GameTypes>({ seats }: Game<T>, players: number): number =>
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
    withSubject(name, async ({ game, options }) => {
      for (const state of statesOf(game, options(seated(game, 3)), "choose", 25))
        for (const bot of Object.values(botsOf(game))) {
          const seat = game.deciders(state)[0]!;
          const view = game.view(state, seat);
          const action = await bot.choose(view, seat, { seed: "a" });
          expect(game.refusal(state, action)).toBeUndefined();
          expect(action.seat).toBe(seat);
          expect(await bot.choose(view, seat, { seed: "a" })).toEqual(action);
        }
    }));

  test("they are fair: whatever is hidden, they choose the same and think the same", () =>
    withSubject(name, async ({ game, options }) => {
      let different = 0;
      for (const state of statesOf(game, options(seated(game, 2)), "fair", 12)) {
        const seat = game.deciders(state)[0]!;
        const other = game.sampleState(game.view(state, seat), "another world");
        different += digest({ ...other, rng: [] }) === digest({ ...state, rng: [] }) ? 0 : 1;
        for (const bot of Object.values(botsOf(game)))
          expect((await allThoughts(bot, game.view(other, seat), seat)).at(-1)).toEqual(
            (await allThoughts(bot, game.view(state, seat), seat)).at(-1),
          );
      }
      expect(different).toBeGreaterThan(1);
    }));

  test("they play whole matches, and the same one again", () =>
    withSubject(name, async ({ game, options }) => {
      const { random: any, greedy: keen } = botsOf(game);
      const players = seated(game, 3);
      const bots = [keen, any, keen].slice(0, players);
      const played = async () => {
        let last = game.setup(options(players), "").state;
        for await (const { state } of match(game, options(players), "match", bots)) last = state;
        return last;
      };
      const end = await played();
      expect(game.deciders(end)).toEqual([]);
      expect(await played()).toEqual(end);
    }));

  test("they refuse a state, a seat that is not asked, a seed that is none, and anything else", () =>
    withSubject(name, async ({ game, options }) => {
      const { state } = game.setup(options(seated(game, 2)), "wrong");
      const seat = game.deciders(state)[0]!;
      const view = game.view(state, seat);
      for (const bot of Object.values(botsOf(game))) {
        const refused = (...asked: unknown[]) =>
          expect((bot.choose as (...all: unknown[]) => Promise<unknown>)(...asked)).rejects;
        await refused(state, seat, { seed: "" }).toThrow(
          /this is a state; a bot is given the view/,
        );
        await refused(view, 1 - seat, { seed: "" }).toThrow(/is not asked: seat \d is/);
        await refused(view, seat, { seed: 7 }).toThrow(/not a seed/);
        for (const wrong of [undefined, null, 7, "seed"])
          await refused(view, seat, wrong).toThrow(/what a bot is asked: expected an object/);
        for (const wrong of [undefined, null, {}, [], "view", { ...view, table: null }])
          await refused(wrong, seat, { seed: "" }).toThrow(new RegExp(`view of ${game.id}`));
      }
    }));
});

describe("a view that came from elsewhere", () => {
  test("is looked at once, however many worlds a bot imagines", async () => {
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

  test("is refused if it is impossible", async () => {
    const { state } = conspiracy.setup({ players: 3, firstPlayer: 0 }, "impossible");
    const view = structuredClone(conspiracy.view(state, 0));
    const shorter = { ...view, table: { ...view.table, lordDeck: [null] } };
    for (const bot of Object.values(botsOf(conspiracy)))
      await expect(bot.choose(shorter, 0, { seed: "a" })).rejects.toThrow(
        /view of conspiracy, at table: 1 lords lie face down/,
      );
  });
});

describe("thoughts of a search", () => {
  const { state } = conspiracy.setup({ players: 3, firstPlayer: 0 }, "thoughts");
  const view = conspiracy.view(state, 0);
  const bot = search(conspiracy, { iterations: 40 });

  test("say how often each action was tried, and the chosen one most often", async () => {
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

  test("come in between, so that nobody waits for the end", async () => {
    const long = search(conspiracy, { iterations: 1500 });
    const all = await allThoughts(long, view, 0);
    const counts = all.map(({ iterations }) => iterations);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(1500);
  });

  test("others have their turn while it thinks", async () => {
    let isDone = false;
    const thinking = search(conspiracy, { iterations: 1500 })
      .choose(view, 0, { seed: "slices" })
      .then(() => {
        isDone = true;
      });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isDone).toBe(false);
    await thinking;
  });

  test("a search that is stopped says what it has found so far", async () => {
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

  test("a budget of time ends, and so does the smaller of two budgets", async () => {
    const quick = search(conspiracy, { milliseconds: 1 });
    expect((await allThoughts(quick, view, 0)).at(-1)!.iterations).toBeGreaterThan(0);
    const both = search(conspiracy, { milliseconds: 3_600_000, iterations: 5 });
    expect((await allThoughts(both, view, 0)).at(-1)!.iterations).toBe(5);
  });

  test("a single legal action needs no thought", async () => {
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
  /** How many of the matches the first bot wins; the seats alternate, a tie is half a victory. */
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

  test("a short search beats chance at Conspiracy", async () => {
    const bots = [search(conspiracy, { iterations: 60 }), random(conspiracy)] as const;
    expect(await victories(conspiracy, { players: 2 }, bots, 6)).toBeGreaterThanOrEqual(5);
  });

  test("CO-60 a short search does better than chance against an opponent that decides nothing", async () => {
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
    const searching = await leadOf(search(conspiracySolo, { iterations: 40 }));
    expect(searching - (await leadOf(random(conspiracySolo)))).toBeGreaterThan(40);
  });

  test("a short search beats greed at a game that it has never heard of", async () => {
    const bots = [search(diving, { iterations: 60 }), greedy(diving)] as const;
    expect(await victories(diving, { players: 2 }, bots, 20)).toBeGreaterThanOrEqual(14);
  });
});

describe("settings", () => {
  test.each([
    [undefined, /settings of a searching bot: expected an object/],
    [{}, /at iterations: iterations or milliseconds must be given/],
    [{ iterations: 0 }, /at iterations: expected a whole number, 1 or more/],
    [{ iterations: "200" }, /at iterations: expected a whole number, 1 or more/],
    [{ milliseconds: 1.5 }, /at milliseconds: expected a whole number, 1 or more/],
    [{ iterations: 1, depth: -1 }, /at depth: expected a whole number, 1 or more/],
    [{ iteration: 200 }, /at iteration: unknown field/],
  ])("of a search that cannot be: %j", (settings, message) => {
    expect(() => search(conspiracy, settings as never)).toThrow(message);
  });

  test.each([
    [null, /settings of a greedy bot: expected an object/],
    [{ worlds: Number.NaN }, /at worlds: expected a whole number, 1 or more/],
    [{ actions: 0 }, /at actions: expected a whole number, 1 or more/],
    [{ iterations: 3 }, /at iterations: unknown field/],
  ])("of a greedy bot that cannot be: %j", (settings, message) => {
    expect(() => greedy(conspiracy, settings as never)).toThrow(message);
  });

  test("a match needs a bot for each seat, and bots that keep to the rules", async () => {
    const { random: any } = botsOf(conspiracy);
    const few = match(conspiracy, { players: 2 }, "few", [any]);
    await expect(drain(few)).rejects.toThrow(/bots, at 1: no bot for this seat/);
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
    await expect(drain(cheated)).rejects.toThrow(/bots, at 0: this bot chose no legal action/);
  });
});

async function drain(steps: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of steps);
}
