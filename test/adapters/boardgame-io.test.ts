import { readFileSync } from "node:fs";
import { format } from "node:util";
import * as core from "boardgame.io/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { boardgameOf } from "../../src/adapters/boardgame-io/index.ts";
import { INVALID_MOVE } from "../../src/adapters/boardgame-io/types.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { rulesError } from "../bad-input/errors.ts";
import { sampledSubjects, withSubject } from "../bots/subjects.ts";
import { expectEqual } from "../expect-equal.ts";
import { amount } from "../repetition.ts";
import { matchOf } from "./boardgame-match.ts";

/** The most actions that clients try to undo in a game. */
const MOST_UNDONE = amount(80, Number.POSITIVE_INFINITY);

// boardgame.io logs every move that it refuses.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("the example prints what its comments say", async () => {
  const file = new URL("../../docs/examples/boardgame-io.ts", import.meta.url);
  const commented = [
    ...readFileSync(file, "utf8").matchAll(/console\.log\(.*\);\n((?:\/\/ .*\n)+)/g),
  ];
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  // An example prints when it is loaded, and another file may have loaded it under its own name.
  await import(/* @vite-ignore */ `${file.pathname}?printing`);
  const printed = log.mock.calls.map((args) => `// ${format(...args)}\n`);
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.join("")).toBe(commented.map(([, lines]) => lines).join(""));
});

test("a refused move has the value that boardgame.io expects", () => {
  expect(INVALID_MOVE).toBe(core.INVALID_MOVE);
});

describe.each(sampledSubjects)("%s on boardgame.io", (name) => {
  test("clients play a whole game through a local master, and see only what they may", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator, wire } = matchOf(game, options, "a secret seed");
      const everybody = [...players, spectator];
      for (const { now } of everybody) expect(now.G).toMatchObject({ view: null, events: [] });
      players.at(-1)!.deal();

      // The same game without boardgame.io.
      let step = game.setup(options(players.length), "a secret seed");
      const rng = rngFrom("match");
      const logged: unknown[] = [];
      for (;;) {
        const { state, events } = step;
        for (const [seat, { now }] of everybody.entries()) {
          const viewer = seat < players.length ? seat : "spectator";
          const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event);
          const { options: chosen } = now.G;
          expectEqual(now.G, { options: chosen, view: game.view(state, viewer), events: seen });
        }
        logged.push(
          events.map((event) => game.redact(event, "spectator")).filter((event) => event),
        );
        const deciders = game.deciders(state);
        const { ctx } = spectator.now;
        if (deciders.length === 0) break;
        expect(Object.keys(ctx.activePlayers!)).toEqual(deciders.map(String).sort());
        expect(ctx.currentPlayer).toBe(String(deciders[0]));
        // A client decides from its own view.
        const seat = deciders[rng.below(deciders.length)]!;
        const client = players[seat]!;
        const action = game.randomAction(client.now.G.view!, seat, rng);
        client.act(action);
        const result = game.reduce(state, action);
        if (!result.ok) throw new Error("legal, but refused");
        step = result;
      }

      const { ctx, log } = spectator.now;
      expect(ctx.gameover).toEqual(JSON.parse(JSON.stringify(game.standings(step.state))));
      const moves = log.filter(({ action }) => action.type === "MAKE_MOVE");
      expect(moves.map(({ metadata }) => metadata.events)).toEqual(logged);
      for (const { action } of moves) expect(action.payload.args).toBe(null);
      // Nothing was sent that is in a state but not in a view.
      for (const message of wire) {
        expect(message).not.toContain('"rng"');
        expect(message).not.toContain("a secret seed");
        expect(message.match(/"state":\{"table"/)).toBe(null);
      }
    }));

  test("an illegal move of a client changes nothing, and its own view gives the reason", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator } = matchOf(game, options, "cheats");
      const [first] = players;
      /** The match without its turn number: a player may end their turn early and begin another. */
      const matchNow = () => {
        const { turn, numMoves, ...ctx } = spectator.now.ctx;
        return JSON.stringify([spectator.now.G, ctx]);
      };
      const unchanged = (attempt: () => void) => {
        const before = matchNow();
        attempt();
        expect(matchNow()).toBe(before);
      };
      unchanged(() => first!.act({ type: "pass", seat: 0 })); // nothing is dealt
      unchanged(() => spectator.deal());
      first!.deal();
      unchanged(() => first!.deal());

      const [seat] = game.deciders(spectator.now.G.view!);
      const client = players[seat!]!;
      const { view } = client.now.G;
      const action = game.randomAction(view!, seat!, rngFrom("cheat"));
      for (const other of [...players, spectator])
        if (other !== client) unchanged(() => other.act(action));
      unchanged(() => client.act({ ...action, seat: seat! + 1 }));
      // JSON values, as they come over a wire. (boardgame.io itself serialises others endlessly.)
      for (const value of [null, 0, "x", [], {}, [action], { ...action, more: 1 }])
        unchanged(() => client.act(value));
      const malformed = { type: "no such type", seat } as never;
      unchanged(() => client.act(malformed));
      expect(game.refusal(view!, malformed)).toMatchObject({ code: "malformed" });

      // Events of boardgame.io that a client has no function for, but can still send.
      const events: readonly (readonly [string, unknown])[] = [
        ["endGame", { winners: [seat] }],
        ["endTurn", { next: String(players.length) }],
        ["pass", { remove: true }],
        ["setActivePlayers", { all: null, value: { 7: null } }],
        ["setStage", "any"],
        ["endStage", undefined],
        ["setPhase", "any"],
        ["endPhase", undefined],
      ];
      expect(client.client.events).toEqual({});
      for (const [type, arg] of events)
        unchanged(() => {
          const payload = { type, args: [arg], playerID: String(seat), credentials: undefined };
          client.client.store.dispatch({ type: "GAME_EVENT", payload } as never);
        });
    }));

  test("an action can be undone until something is revealed, and the turn stays the same", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator } = matchOf(game, options, "undo");
      players[0]!.deal();
      const rng = rngFrom("undo");
      let { state } = game.setup(options(players.length), "undo");
      let [undone, refused] = [0, 0];
      for (let n = 0; n < MOST_UNDONE; n++) {
        const deciders = game.deciders(state);
        const [seat] = deciders;
        if (seat === undefined) break;
        const action = game.randomAction(state, seat, rng);
        const client = players[seat]!;
        const before = JSON.stringify(spectator.now.G.view);
        client.act(action);
        const result = game.reduce(state, action);
        if (!result.ok) throw new Error("legal, but refused");
        const after = JSON.stringify(spectator.now.G.view);
        for (const other of players) if (other !== client) other.client.undo();
        expect(JSON.stringify(spectator.now.G.view)).toBe(after);
        client.client.undo();
        const next = game.deciders(result.state);
        const mayUndo = result.revealedTo.length === 0 && next[0] === seat && next.length === 1;
        expect(JSON.stringify(spectator.now.G.view) === before).toBe(mayUndo);
        if (mayUndo) {
          expectEqual(client.now.G.view, game.view(state, seat));
          expect(Object.keys(client.now.ctx.activePlayers!)).toEqual(deciders.map(String));
          client.act(action);
          undone += 1;
        } else refused += 1;
        state = result.state;
        expectEqual(client.now.G.view, game.view(state, seat));
      }
      expect(refused).toBeGreaterThan(0);
      if (["conspiracy", "kraken"].includes(name)) expect(undone).toBeGreaterThan(0);
    }));

  test("bots of boardgame.io get legal moves, at most 500", () =>
    withSubject(name, ({ game, options }) => {
      const { rules, players, spectator } = matchOf(game, options, "bots");
      const movesOf = (id: string, G = players[Number(id)]!.now.G) =>
        rules.ai.enumerate(G, spectator.now.ctx, id);
      expect(movesOf("0")).toEqual([{ move: "deal", args: [] }]);
      players[0]!.deal();
      const rng = rngFrom("bots");
      for (let n = 0; n < 30 && spectator.now.ctx.gameover === undefined; n++) {
        const deciders = game.deciders(spectator.now.G.view!);
        const seat = deciders[0]!;
        for (const [other] of players.entries())
          if (!deciders.includes(other)) expect(movesOf(String(other))).toEqual([]);
        const moves = movesOf(String(seat));
        expect(moves.length).toBeGreaterThan(0);
        expect(moves.length).toBeLessThanOrEqual(500);
        const before = spectator.now._stateID;
        const { move, args } = moves[rng.below(moves.length)]!;
        expect(move).toBe("act");
        players[seat]!.act(args[0]);
        expect(spectator.now._stateID).toBeGreaterThan(before);
      }
    }));
});

describe("the options of a match", () => {
  const game = boardgameOf(abyss, {
    options: (players, setupData) => ({ players, ...(setupData as object) }),
  });
  const ctx = (numPlayers: number) => ({
    numPlayers,
    playOrder: [],
    currentPlayer: "0",
    activePlayers: null,
  });

  test("come from the lobby, and are checked", () => {
    expect([game.name, game.minPlayers, game.maxPlayers]).toEqual(["abyss", 2, 4]);
    expect(game.validateSetupData({ firstPlayer: 1 }, 3)).toBe(undefined);
    expect(game.validateSetupData({ firstPlayer: 3 }, 3)).toMatch(/^firstPlayer: 3, expected/);
    expect(game.validateSetupData({ players: 3 }, 2)).toBe("players: 3, expected 2");
    expect(game.validateSetupData({ tables: 3 }, 3)).toMatch(/^tables: unknown field/);
    expect(game.validateSetupData(undefined, 5)).toBe("numPlayers: 5, expected 2, 3 or 4");
    expect(game.setup({ ctx: ctx(3) }, { firstPlayer: 1 })).toEqual({
      options: { players: 3, firstPlayer: 1 },
      view: null,
      events: [],
      state: null,
    });
    expect(rulesError(() => game.setup({ ctx: ctx(1) })).message).toBe(
      "options of abyss, at numPlayers: 1, expected 2, 3 or 4",
    );
    expect(rulesError(() => game.setup({ ctx: ctx(2) }, { firstPlayer: 2 })).path).toBe(
      "firstPlayer",
    );
    const alone = boardgameOf(conspiracySolo, { options: () => ({}) });
    expect(alone.validateSetupData(undefined, 2)).toBe("numPlayers: 2, expected 1");
    expect(alone.validateSetupData(undefined, 1)).toBe(undefined);
  });

  test("are invalid if they cannot be derived from the data of the lobby", () => {
    const careless = boardgameOf(abyss, {
      options: (players, setupData) => ({
        players,
        firstPlayer: (setupData as { first: { seat: number } }).first.seat,
      }),
    });
    expect(careless.validateSetupData({}, 2)).toMatch(/TypeError/);
  });

  test("without a seed every match has a different deal", () => {
    // The court and the first location are open: two equal ones are next to impossible.
    const dealt = [1, 2].map(() => {
      const match = matchOf(abyss, (players) => ({ players }));
      match.players[0]!.deal();
      return JSON.stringify(match.players[0]!.now.G.view);
    });
    expect(dealt[0]).not.toBe(dealt[1]);
  });
});
