import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { secureBelow } from "../../src/host/chance.ts";
import { type Host, hostOf, revisionOf } from "../../src/host/index.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { saveState } from "../../src/kernel/tools/serialisation.ts";
import { leviathan, type State } from "../../src/leviathan/index.ts";
import { copy, rulesError } from "../bad-input/errors.ts";
import { sampledSubjects, withSubject } from "../bots/subjects.ts";
import { rules, toyWith } from "../kernel/toy-game.ts";
import { amount } from "../repetition.ts";
import { brokenPromises, sourceFrom, withSource } from "./chance-laws.ts";
import { messageAt, send, turnsFrom } from "./play.ts";

const MOST = amount(60, Number.POSITIVE_INFINITY);

describe.each(sampledSubjects)("a host of %s with secure chance", (name) => {
  test.each(["fair", "free"] as const)("keeps its promises, with %s undo", (undo) =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game, { chance: "secure", undo });
      for (let i = 0; i < amount(1, 5); i++)
        expect(
          brokenPromises({ game, options: options(2 + (i % 2)), host }, `promises ${i}`, MOST),
        ).toEqual([]);
    }),
  );

  test("continues after a restart", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game, { chance: "secure" });
      let n = 0;
      for (const { after } of turnsFrom(game, host, host.open(options(2)), "restarts"))
        if (n++ % 30 === 7) expect(host.restore(copy(host.save(after)))).toEqual(after);
      expect(n).toBeGreaterThan(20);
    }));
});

describe("a host that breaks a promise is found out", () => {
  const options = { players: 2, firstPlayer: 0 } as const;
  type Break = <T extends GameTypes>(host: Host<T>, game: Game<T>) => Partial<Host<T>>;
  const bugs: readonly (readonly [bug: string, broken: string, Break])[] = [
    [
      "deals from a seed",
      "the deal is not from the source",
      (_, game) => ({ open: hostOf(game).open }),
    ],
    [
      "goes on with a generator in the state",
      "the state has a generator",
      (host) => ({
        open: (given) => {
          const session = host.open(given);
          return { ...session, state: { ...session.state, rng: [1, 2, 3, 4] } };
        },
      }),
    ],
    [
      "draws from a seed of its own",
      "outcomes are not from the source",
      (host) => ({
        receive: (session, seat, message) =>
          withSource(sourceFrom("its own"), () => host.receive(session, seat, message)),
      }),
    ],
    [
      "draws for every message",
      "outcomes are not from the source",
      (host) => ({
        receive(session, seat, message) {
          secureBelow(2);
          return host.receive(session, seat, message);
        },
      }),
    ],
    [
      "draws for illegal actions",
      "outcomes are not from the source",
      (host) => ({
        receive(session, seat, message) {
          const received = host.receive(session, seat, message);
          if (!received.ok) secureBelow(2);
          return received;
        },
      }),
    ],
    [
      "sends outcomes",
      "news have other items",
      (host) => ({
        news(session, viewer, since) {
          const news = host.news(session, viewer, since);
          const { outcomes } = session.log.at(-1)!;
          const items = news.items.map((item) => ({ ...item, outcomes }));
          return { ...news, items };
        },
      }),
    ],
    [
      "sends the deal",
      "news have more than they may",
      (host) => ({
        news: (session, viewer, since) => ({
          ...host.news(session, viewer, since),
          start: session.start,
        }),
      }),
    ],
    [
      "sends whole states",
      "news have another view",
      (host) => ({
        news: (session, viewer, since) => ({
          ...host.news(session, viewer, since),
          view: session.state as never,
        }),
      }),
    ],
    [
      "sends whole events",
      "news have other items",
      (host) => ({
        news(session, viewer, since) {
          const news = host.news(session, viewer, since);
          const { events } = session.log.at(-1)!;
          const items = news.items.map((item) => ({ ...item, events }));
          return { ...news, items };
        },
      }),
    ],
    [
      "draws again after an undo",
      "what was drawn can be undone",
      (host) => {
        let before: unknown;
        return {
          receive(session, seat, message) {
            const received = host.receive(session, seat, message);
            if (received.ok) before = session;
            const isUndo = (message as { action?: unknown } | null)?.action === "undo";
            return isUndo ? { ok: true, session: before as typeof session } : received;
          },
        };
      },
    ],
    [
      "offers an undo of what was drawn",
      "an undo of what was drawn is offered",
      (host) => ({
        news: (session, viewer, since) => ({
          ...host.news(session, viewer, since),
          undo: { seat: 0, isFair: true },
        }),
      }),
    ],
    [
      "lets an undo depend on a hidden card",
      "whether there is an undo depends on what the viewer cannot see",
      (host) => ({
        receive(session, seat, message) {
          const received = host.receive(session, seat, message);
          const { table } = received.session.state as State;
          if (!received.ok || table.lordDeck[0]!.length % 2 === 0) return received;
          return { ok: true, session: { ...received.session, undoPoints: [] } };
        },
      }),
    ],
    [
      "saves no outcomes",
      "the session cannot be reproduced",
      (host) => ({
        save(session) {
          const log = session.log.map((entry) => ({ ...entry, outcomes: [] }));
          return host.save({ ...session, log });
        },
      }),
    ],
    [
      "saves other outcomes",
      "the session cannot be reproduced",
      (host) => ({
        save: (session) => host.save({ ...session, start: host.open(options as never).start }),
      }),
    ],
    [
      "records a seed",
      "the session cannot be reproduced",
      (host) => ({
        record: (session) => ({ ...host.record(session), seed: "a seed" }) as never,
      }),
    ],
  ];

  test.each(bugs)("%s: %s", (_, broken, bug) => {
    const host = hostOf(leviathan, { chance: "secure" });
    const wrong = { ...host, ...bug(host, leviathan) };
    const found = brokenPromises({ game: leviathan, options, host: wrong }, "bugs", 120);
    expect(found).toContain(broken);
  });

  test("plays a game with a draw that only the undo shows", () => {
    const { polish } = rules.moves;
    const drawing = toyWith({
      moves: {
        ...rules.moves,
        polish: {
          ...polish,
          perform(table, action, play, decision) {
            polish.perform(table, action, play, decision);
            if (table.deck.at(-1)! % 2 === 0) play.rng.below(6);
          },
        },
      },
    });
    const foundIn = (game: typeof drawing) => {
      const host = hostOf(game, { chance: "secure" });
      return brokenPromises({ game, options: { players: 2, turns: 20 }, host }, "bugs", 120);
    };
    expect(foundIn(drawing)).toEqual([
      "whether there is an undo depends on what the viewer cannot see",
    ]);
    expect(foundIn(toyWith({}))).toEqual([]);
  });

  test("and one without a bug is not", () => {
    const host = hostOf(leviathan, { chance: "secure" });
    expect(brokenPromises({ game: leviathan, options, host }, "bugs", 120)).toEqual([]);
  });
});

describe("a number from the platform's source", () => {
  /** A source that gives these 53-bit numbers. */
  const sourceOf = (...numbers: readonly number[]) => {
    const left = [...numbers];
    return {
      getRandomValues(words: Uint32Array) {
        const next = left.shift()!;
        // The highest eleven bits are not used.
        words[0] = (Math.floor(next / 2 ** 32) | 0xffe00000) >>> 0;
        words[1] = next % 2 ** 32;
        return words;
      },
      left,
    };
  };
  const drawn = (n: number, ...numbers: readonly number[]): readonly number[] => {
    const source = sourceOf(...numbers);
    return [withSource(source, () => secureBelow(n)), source.left.length];
  };
  const END = 2 ** 53;

  test.each([
    [1, 12345, 0],
    [2, END - 1, 1],
    [6, 6 * 1000 + 5, 5],
    [6, 2 ** 32, 4],
    [35, 35 * 2 ** 40 + 34, 34],
    [2 ** 32, END - 1, 2 ** 32 - 1],
    [END - 1, END - 2, END - 2],
  ])("below %i is the remainder of %i", (n, number, expected) => {
    expect(drawn(n, number)).toEqual([expected, 0]);
  });

  test("is drawn again if it lies in an incomplete group, which would make small numbers more likely", () => {
    for (const n of [3, 5, 6, 7, 35, 71, END - 1]) {
      const end = END - (END % n);
      expect(drawn(n, end, END - 1, end - 1)).toEqual([n - 1, 0]);
    }
    expect(drawn(2, END - 1, 0)).toEqual([1, 1]);
  });

  test("needs a platform with a source", () => {
    const withoutCrypto = withSource(undefined as never, () =>
      rulesError(() => hostOf(abyss, { chance: "secure" }).open({ players: 2 })),
    );
    expect(withoutCrypto.message).toBe(
      'no secure random source, at crypto.getRandomValues: is missing on this platform; use chance: "seed"',
    );
  });
});

describe("the two kinds of chance", () => {
  const options = { players: 2, firstPlayer: 0 } as const;
  const [seeded, secure] = [hostOf(abyss), hostOf(abyss, { chance: "secure" })];

  test("the default is a seed, a new one if none is given", () => {
    expect(seeded.open(options, "a seed").start).toEqual({ options, seed: "a seed" });
    const [one, other] = [seeded.open(options), seeded.open(options)];
    expect(one.start).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(one.start).not.toEqual(other.start);
    expect(one.log[0]!.outcomes).toEqual([]);
  });

  test("secure chance takes no seed", () => {
    expect(rulesError(() => secure.open(options, "a seed")).message).toBe(
      'seed: a game with chance: "secure" has none, expected no second argument',
    );
    expect(rulesError(() => secure.open({ players: 9 } as never)).path).toBe("players");
  });

  test("two games with secure chance differ", () => {
    expect(secure.open(options).state).not.toEqual(secure.open(options).state);
  });

  test("a position can continue with secure chance, which drops its generator", () => {
    const { state } = seeded.open(options, "a seed");
    const { start, state: resumed } = secure.resume(saveState(abyss, state));
    expect(resumed).toEqual({ ...state, rng: [0, 0, 0, 0] });
    expect(start).toEqual({ state: resumed });
    expect(secure.restore(copy(secure.save(secure.resume(state)))).state).toEqual(resumed);
    expect(seeded.restore(copy(secure.save(secure.resume(state)))).state).toEqual(resumed);
  });

  test("but not the reverse", () => {
    const { state } = secure.open(options);
    expect(rulesError(() => seeded.resume(state)).message).toBe(
      'state of abyss, at rng: all numbers are 0: the game has secure chance, expected a host with chance: "secure"',
    );
    const sampled = abyss.sampleState(state, "a seed");
    expect(seeded.resume(sampled).state.table).toEqual(state.table);
  });

  test("a restored session keeps the chance it began with", () => {
    for (const [one, other] of [
      [seeded, secure],
      [secure, seeded],
    ] as const) {
      const session = one.open(options);
      expect(other.restore(copy(one.save(session)))).toEqual(session);
    }
  });

  test("a game from a position cannot be recorded", () => {
    const { state } = seeded.open(options, "a seed");
    expect(rulesError(() => seeded.record(seeded.resume(state))).message).toBe(
      "session of abyss, at start: a position, expected a deal: a replay begins with one",
    );
  });

  test("a record with secure chance has the deal and all outcomes instead of a seed", () => {
    const host = hostOf(toyWith({}), { chance: "secure" });
    let session = host.open({ players: 2, turns: 3 });
    for (const type of ["polish", "draw"])
      session = send(host, session, {
        seat: 0,
        message: messageAt(revisionOf(session), { type, seat: 0 } as never),
      });
    const file = host.record(session);
    expect(file).toMatchObject({ ...session.start, format: 3, outcomes: [[], []] });
    expect([...replay(toyWith({}), copy(file))].at(-1)!.state).toEqual(session.state);
  });

  test("a record leaves out what was undone, and leads to the last state", () => {
    let last = seeded.open(options, "recorded");
    let undone = 0;
    for (const { after, message } of turnsFrom(abyss, seeded, last, "recorded")) {
      last = after;
      if (message.action === "undo") undone += 1;
    }
    const file = seeded.record(last);
    expect(undone).toBeGreaterThan(0);
    expect(file).toMatchObject({ format: 2, seed: "recorded" });
    expect([...replay(abyss, copy(file))].at(-1)!.state).toEqual(last.state);
  });
});
