import { readFileSync } from "node:fs";
import { format } from "node:util";
import * as core from "boardgame.io/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { boardgameOf } from "../../src/adapters/boardgame-io/index.ts";
import { INVALID_MOVE } from "../../src/adapters/boardgame-io/types.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { subjects, withSubject } from "../bots/subjects.ts";
import { matchOf } from "./boardgame-match.ts";

// boardgame.io tells the console of every move that it refuses.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("the example prints what its comments say", async () => {
  const file = new URL("../../docs/examples/boardgame-io.ts", import.meta.url);
  const promised = [
    ...readFileSync(file, "utf8").matchAll(/console\.log\(.*\);\n((?:\/\/ .*\n)+)/g),
  ];
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  vi.resetModules(); // an example prints when it is loaded, which another file may have done
  await import("../../docs/examples/boardgame-io.ts");
  const printed = log.mock.calls.map((said) => `// ${format(...said)}\n`);
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.join("")).toBe(promised.map(([, lines]) => lines).join(""));
});

test("a refusal is what boardgame.io takes for one", () => {
  expect(INVALID_MOVE).toBe(core.INVALID_MOVE);
});

describe.each(subjects)("%s on boardgame.io", (name) => {
  test("its clients play a whole game through a local master, and see what they may", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator, wire } = matchOf(game, options, "a secret seed");
      const everybody = [...players, spectator];
      for (const { now } of everybody) expect(now.G).toMatchObject({ view: null, events: [] });
      players.at(-1)!.deal();

      // The same game, beside it.
      let step = game.setup(options(players.length), "a secret seed");
      const rng = rngFrom("match");
      const told: unknown[] = [];
      for (;;) {
        const { state, events } = step;
        for (const [seat, { now }] of everybody.entries()) {
          const viewer = seat < players.length ? seat : "spectator";
          const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event);
          const { options: chosen } = now.G;
          expect(now.G).toEqual({ options: chosen, view: game.view(state, viewer), events: seen });
        }
        told.push(events.map((event) => game.redact(event, "spectator")).filter((event) => event));
        const deciders = game.deciders(state);
        const { ctx } = spectator.now;
        if (deciders.length === 0) break;
        expect(Object.keys(ctx.activePlayers!)).toEqual(deciders.map(String).sort());
        expect(ctx.currentPlayer).toBe(String(deciders[0]));
        // A client decides by its own view.
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
      expect(moves.map(({ metadata }) => metadata.events)).toEqual(told);
      for (const { action } of moves) expect(action.payload.args).toBe(null);
      // Nothing that a state has and a view has not was ever sent.
      for (const message of wire) {
        expect(message).not.toContain('"rng"');
        expect(message).not.toContain("a secret seed");
        expect(message.match(/"state":\{"table"/)).toBe(null);
      }
    }));

  test("what a client must not do changes nothing, and its own view says why", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator } = matchOf(game, options, "cheats");
      const [first] = players;
      /** The match, but for the number of the turn: a player may end an own turn early, and begins another. */
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
      // As they come over a wire: as JSON. (Of others boardgame.io itself makes texts that never end.)
      for (const value of [null, 0, "x", [], {}, [action], { ...action, more: 1 }])
        unchanged(() => client.act(value));
      const wrong = { type: "no such type", seat } as never;
      unchanged(() => client.act(wrong));
      expect(game.refusal(view!, wrong)).toMatchObject({ code: "malformed" });

      // Events of boardgame.io that a client has no function for, but can send all the same.
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

  test("undo goes as far as nobody learned anything, and the turn stays where it is", () =>
    withSubject(name, ({ game, options }) => {
      const { players, spectator } = matchOf(game, options, "undo");
      players[0]!.deal();
      const rng = rngFrom("undo");
      let { state } = game.setup(options(players.length), "undo");
      let [taken, kept] = [0, 0];
      for (;;) {
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
          expect(client.now.G.view).toEqual(game.view(state, seat));
          expect(Object.keys(client.now.ctx.activePlayers!)).toEqual(deciders.map(String));
          client.act(action);
          taken += 1;
        } else kept += 1;
        state = result.state;
        expect(client.now.G.view).toEqual(game.view(state, seat));
      }
      expect(kept).toBeGreaterThan(0);
      if (["conspiracy", "kraken"].includes(name)) expect(taken).toBeGreaterThan(0);
    }));

  test("its bots are told legal moves, and no more than they can look at", () =>
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

  test("are those of the lobby, if they are right", () => {
    expect([game.name, game.minPlayers, game.maxPlayers]).toEqual(["abyss", 2, 4]);
    expect(game.validateSetupData({ firstPlayer: 1 }, 3)).toBe(undefined);
    expect(game.validateSetupData({ firstPlayer: 3 }, 3)).toMatch(/^firstPlayer: 3, expected/);
    expect(game.validateSetupData({ players: 3 }, 2)).toBe("players: the match is for 2");
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

  test("are told to be wrong where they cannot even be made of what the lobby sent", () => {
    const careless = boardgameOf(abyss, {
      options: (players, setupData) => ({
        players,
        firstPlayer: (setupData as { first: { seat: number } }).first.seat,
      }),
    });
    expect(careless.validateSetupData({}, 2)).toMatch(/TypeError/);
  });

  test("settings that are none are an error at once", () => {
    const make = untyped(boardgameOf);
    for (const settings of [undefined, null, {}, { options: { players: 2 } }])
      expect(rulesError(() => make(abyss, settings)).message).toMatch(
        /^settings, at options: .*, expected a function of the number of players/,
      );
    const seed = 5;
    expect(rulesError(() => make(abyss, { options: () => ({}), seed })).message).toMatch(
      /^invalid seed/,
    );
  });

  test("without a seed every match is dealt anew", () => {
    const dealt = [1, 2].map(() => {
      const match = matchOf(conspiracy, (players) => ({ players }));
      match.players[0]!.deal();
      return JSON.stringify(match.players[0]!.now.G.view);
    });
    expect(dealt[0]).not.toBe(dealt[1]);
  });
});
