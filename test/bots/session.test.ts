import { describe, expect, test } from "vitest";
import { botOf } from "../../src/bots/bot-of.ts";
import { search } from "../../src/bots/index.ts";
import { type Memory, reachedNode } from "../../src/bots/search/memory.ts";
import { searchStrategy } from "../../src/bots/search/search.ts";
import { grow, newNode } from "../../src/bots/search/tree.ts";
import { conspiracyEvaluation } from "../../src/conspiracy/bots/index.ts";
import type { Action, ConspiracyTypes, State } from "../../src/conspiracy/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";

const bot = search(conspiracy, { iterations: 40, evaluation: conspiracyEvaluation });

/** The positions of a match of two sessions, and what each thought. */
async function playedIn(sessions: readonly (typeof bot)[]) {
  let { state } = conspiracy.setup({ players: 2 }, "session");
  const moves: { state: State; seat: number; action: Action; visits: number }[] = [];
  for (let n = 0; n < 24; n++) {
    const [seat] = conspiracy.deciders(state);
    if (seat === undefined) break;
    let visits = 0;
    let action: Action | undefined;
    const options = { seed: `move ${n}` };
    for await (const thoughts of sessions[seat]!.think(
      conspiracy.view(state, seat),
      seat,
      options,
    )) {
      visits = thoughts.considered.reduce((sum, one) => sum + one.visits, 0) - thoughts.iterations;
      action = thoughts.action;
    }
    moves.push({ state, seat, action: action!, visits });
    const result = conspiracy.reduce(state, action);
    if (!result.ok) throw new Error("a bot chose an illegal action");
    state = result.state;
  }
  return moves;
}

describe("a session", () => {
  test("reuses visits of earlier moves, and plays the same for the same seeds and views", async () => {
    const moves = await playedIn([bot.session!(), bot.session!()]);
    expect(moves.some(({ visits }) => visits > 0)).toBe(true);
    expect(await playedIn([bot.session!(), bot.session!()])).toEqual(moves);
  });

  test("without one, a bot has no memory: every position is thought about as if it were alone", async () => {
    const moves = await playedIn([bot, bot]);
    expect(moves.every(({ visits }) => visits === 0)).toBe(true);
  });

  test("a view that does not follow from the last one is a new beginning", async () => {
    const session = bot.session!();
    const { state, seat } = (await playedIn([session, session]))[0]!;
    const view = conspiracy.view(state, seat);
    expect(await session.choose(view, seat, { seed: "new" })).toEqual(
      await bot.choose(view, seat, { seed: "new" }),
    );
  });

  test("a search that counts points has none, as it plays like before", () => {
    expect(search(conspiracy, { iterations: 40 }).session).toBeUndefined();
  });
});

describe("the part of a tree that the game has reached", () => {
  /** The first move after which the game reached a part of the tree, and the memory at that time. */
  async function firstReached() {
    const memories: Memory<ConspiracyTypes>[] = [{}, {}];
    const players = memories.map((memory) =>
      botOf(
        conspiracy,
        searchStrategy(conspiracy, { iterations: 40, evaluation: conspiracyEvaluation }, memory),
      ),
    );
    let { state } = conspiracy.setup({ players: 2 }, "session");
    for (let n = 0; ; n++) {
      const seat = conspiracy.deciders(state)[0]!;
      const input = { view: conspiracy.view(state, seat), seat, seed: `move ${n}` };
      const memory = memories[seat]!;
      const node = reachedNode(conspiracy, memory, input);
      if (node) return { memory, input, node };
      const action = await players[seat]!.choose(input.view, seat, input);
      const result = conspiracy.reduce(state, action);
      if (!result.ok) throw new Error("a bot chose an illegal action");
      state = result.state;
    }
  }

  test("has visits, and only actions that are legal now", async () => {
    const { memory, input, node } = await firstReached();
    expect(node.visits).toBeGreaterThan(0);
    const illegal: Action = { type: "draw-lords", seat: 1 - input.seat, count: 1 };
    grow(node, illegal);
    expect(reachedNode(conspiracy, memory, input)).toBeUndefined();
  });

  test("is none for another view, another seat, and without a last move", async () => {
    const { memory, input } = await firstReached();
    const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "another game");
    const other = { ...input, view: conspiracy.view(state, input.seat) };
    expect(reachedNode(conspiracy, memory, other)).toBeUndefined();
    expect(reachedNode(conspiracy, memory, { ...input, seat: 1 - input.seat })).toBeUndefined();
    expect(reachedNode(conspiracy, {}, input)).toBeUndefined();
  });

  test("is none if a card was revealed that the tree did not know", () => {
    const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "reached");
    const draw: Action = { type: "draw-lords", seat: 0, count: 1 };
    const root = newNode<Action>();
    grow(root, draw).visits = 9;
    const memory: Memory<ConspiracyTypes> = {
      last: { view: conspiracy.view(state, 0), seat: 0, seed: "", root, forced: undefined },
    };
    const result = conspiracy.reduce(state, draw);
    if (!result.ok) throw new Error("illegal");
    const input = { view: conspiracy.view(result.state, 0), seat: 0, seed: "next" };
    expect(reachedNode(conspiracy, memory, input)).toBeUndefined();
  });
});
