import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { type Host, hostOf, type Session } from "../../src/host/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/game.ts";
import { rngFrom } from "../../src/kernel/rng.ts";
import { subjects, withSubject } from "../bots/subjects.ts";

const revisionOf = ({ log }: { readonly log: readonly unknown[] }): number => log.length - 1;

/** A random message of somebody who may decide, and sometimes of somebody who takes something back. */
function randomMessage<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  rng: ReturnType<typeof rngFrom>,
): {
  readonly seat: number;
  readonly message: { knows: number; action: Of<T, "action"> | "undo" };
} {
  const knows = revisionOf(session);
  const last = session.past.at(-1);
  if (last && rng.below(3) === 0) return { seat: last.seat, message: { knows, action: "undo" } };
  const deciders = game.deciders(session.state);
  const seat = deciders[rng.below(deciders.length)]!;
  return { seat, message: { knows, action: game.draw(session.state, seat, rng) } };
}

/** All sessions of a random game, with messages that are taken back now and then. */
function* sessionsOf<T extends GameTypes>(
  game: Game<T>,
  host: Host<T>,
  options: Of<T, "options">,
  seed: string,
): Generator<Session<T>> {
  const rng = rngFrom(seed);
  let session = host.open(options, seed);
  yield session;
  while (game.deciders(session.state).length > 0) {
    const { seat, message } = randomMessage(game, session, rng);
    const received = host.receive(session, seat, message);
    if (!received.ok) throw new Error(JSON.stringify(received.refusal));
    session = received.session;
    yield session;
  }
}

describe.each(subjects)("a host of %s", (name) => {
  test("a viewer who hears all news one by one knows what one who comes late is told", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const viewers = [0, 1, "spectator"] as const;
      const heard = viewers.map(() => [] as unknown[]);
      let last: Session<typeof game extends Game<infer T> ? T : never> | undefined;
      for (const session of sessionsOf(game, host, options(2), "news")) {
        for (const [i, viewer] of viewers.entries())
          heard[i]!.push(...host.news(session, viewer, revisionOf(session) - 1).items);
        last = session as never;
      }
      for (const [i, viewer] of viewers.entries()) {
        const all = host.news(last! as never, viewer);
        expect(all.items).toEqual(heard[i]);
        expect(all.revision).toBe(revisionOf(last!));
        expect(all.items.map(({ revision }) => revision)).toEqual([...all.items.keys()]);
      }
    }));

  test("news are what the viewer may see: the view, and redacted events", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      for (const session of sessionsOf(game, host, options(3), "redacted"))
        for (const viewer of [0, 2, "spectator"] as const) {
          const { view, items } = host.news(session, viewer, revisionOf(session) - 1);
          expect(view).toEqual(game.view(session.state, viewer));
          const { events } = session.log.at(-1)!;
          const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event);
          expect(items).toHaveLength(1);
          expect(items[0]!.events).toEqual(seen);
        }
    }));

  test("what informed nobody can be taken back by who did it, and by nobody else", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const rng = rngFrom("undo");
      let session = host.open(options(2), "undo");
      let [taken, kept] = [0, 0];
      while (game.deciders(session.state).length > 0) {
        const seat = game.deciders(session.state)[0]!;
        const action = game.draw(session.state, seat, rng);
        const result = game.apply(session.state, action);
        const received = host.receive(session, seat, { knows: revisionOf(session), action });
        if (!result.ok || !received.ok) throw new Error("legal, but refused");
        const after = received.session;
        const isFree = result.informed.length === 0;
        for (const who of [0, 1]) {
          expect(host.news(after, who).canUndo).toBe(isFree && who === seat);
          const back = host.receive(after, who, { knows: revisionOf(after), action: "undo" });
          expect(back.ok).toBe(isFree && who === seat);
          if (back.ok) {
            expect(back.session.state).toBe(session.state);
            expect(revisionOf(back.session)).toBe(revisionOf(after) + 1);
            expect(host.news(back.session, 1 - seat, revisionOf(after)).items).toEqual([
              { revision: revisionOf(after) + 1, seat, isUndo: true, events: [] },
            ]);
            taken += 1;
          } else {
            expect(back.refusal.code).toBe("nothing-to-take-back");
            expect(back.session).toBe(after);
            kept += 1;
          }
        }
        session = after;
      }
      expect(kept).toBeGreaterThan(0);
      if (name === "conspiracy") expect(taken).toBeGreaterThan(0);
    }));

  test("a session that is saved and restored goes on as if nothing had happened", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      let n = 0;
      for (const session of sessionsOf(game, host, options(2), "saved")) {
        if (n++ % 20 !== 0) continue;
        const restored = host.restore(JSON.parse(JSON.stringify(host.save(session))));
        expect(restored).toEqual(session);
        if (game.deciders(session.state).length === 0) continue;
        const { seat, message } = randomMessage(game, session, rngFrom(String(n)));
        expect(host.receive(restored, seat, message)).toEqual(host.receive(session, seat, message));
      }
      expect(n).toBeGreaterThan(20);
    }));

  test("late, early and repeated messages are refused, and change nothing", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const rng = rngFrom("late");
      const first = host.open(options(2), "late");
      const { seat, message } = randomMessage(game, first, rng);
      const received = host.receive(first, seat, message);
      if (!received.ok) throw new Error("legal, but refused");
      const { session } = received;
      const refused = (from: number, sent: unknown) => {
        const again = host.receive(session, from, sent);
        if (again.ok) throw new Error("taken");
        expect(again.session).toBe(session);
        return again.refusal;
      };
      expect(refused(seat, message)).toEqual({ code: "repeated", params: { revision: 1 } });
      expect(refused(seat, { knows: 0, action: "undo" })).toEqual({
        code: "out-of-date",
        params: { knows: 0, revision: 1 },
      });
      expect(refused(seat, { ...message, knows: 2 })).toEqual({
        code: "ahead-of-time",
        params: { knows: 2, revision: 1 },
      });
      expect(refused(1 - seat, { ...message, knows: 1 })).toEqual({
        code: "not-your-seat",
        params: { seat: 1 - seat },
      });
    }));
});

describe("messages that are none", () => {
  const host = hostOf(conspiracy);
  const session = host.open({ players: 2, firstPlayer: 0 }, "bad");
  const trap = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error("trap");
      },
    },
  );

  test.each([
    [undefined, "", "expected an object with knows, action"],
    [null, "", "expected an object with knows, action"],
    [[], "", "expected an object with knows, action"],
    ["undo", "", "expected an object with knows, action"],
    [{ knows: 0 }, "action", "is missing"],
    [{ action: "undo" }, "knows", "is missing"],
    [{ knows: 0, action: "undo", seat: 1 }, "seat", "unknown key"],
    [{ knows: -1, action: "undo" }, "knows", "expected a whole number, 0 or more"],
    [{ knows: "0", action: "undo" }, "knows", "expected a whole number, 0 or more"],
    [{ knows: 0, action: "redo" }, "action", 'expected an action or "undo"'],
    [{ knows: 0, action: null }, "action", 'expected an action or "undo"'],
  ])("%j", (message, path, reason) => {
    expect(host.receive(session, 0, message)).toEqual({
      ok: false,
      session,
      refusal: { code: "not-a-message", params: { path, reason } },
    });
  });

  test("one that cannot even be read", () => {
    expect(host.receive(session, 0, trap)).toMatchObject({
      ok: false,
      refusal: { code: "not-a-message", params: { path: "", reason: "cannot be read" } },
    });
  });

  test("an action that is none is refused by the rules, with what is wrong", () => {
    const received = host.receive(session, 0, { knows: 0, action: { type: "fly", seat: 0 } });
    expect(received).toMatchObject({ ok: false, refusal: { code: "malformed" } });
  });

  test("an illegal action is refused by the rules", () => {
    const action = { type: "place-lord", seat: 0, lord: "blue-6" };
    const received = host.receive(session, 0, { knows: 0, action });
    expect(received).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^CO-/) } });
  });

  test("there is no such seat or viewer", () => {
    expect(() => host.receive(session, 2, { knows: 0, action: "undo" })).toThrow(/no such seat/);
    expect(() => host.news(session, "everybody" as never)).toThrow(/no such seat/);
  });
});

describe("saves that are none", () => {
  const host = hostOf(abyss);
  const saved = JSON.parse(JSON.stringify(host.save(host.open({ players: 2 }, "save"))));

  test.each([
    ["nothing", null, /session of abyss: expected an object/],
    ["without a log", { ...saved, log: [] }, /at log: is empty/],
    ["of another format", { ...saved, format: 2 }, /at format: expected 1/],
    ["of another game", { ...saved, game: "exiles" }, /at game: expected abyss/],
    ["of other rules", { ...saved, version: "1" }, /at version: expected 2/],
    ["with a view", { ...saved, state: abyss.view(saved.state, 0) }, /at state/],
    ["with a log that is none", { ...saved, log: {} }, /at log: expected a list/],
    [
      "with a bad seat",
      { ...saved, log: [{ seat: "0", action: null, events: [] }] },
      /log\.0\.seat/,
    ],
    [
      "with a bad action",
      { ...saved, log: [{ seat: 0, action: { type: "fly", seat: 0 }, events: [] }] },
      /at log\.0\.action\.type/,
    ],
    [
      "with a bad event",
      { ...saved, log: [{ seat: 0, action: null, events: [{ type: "rain" }] }] },
      /at log\.0\.events\.0\.type/,
    ],
    ["with a bad past", { ...saved, past: [{ state: {}, seat: 0 }] }, /at past\.0\.state/],
    [
      "with a past of nobody",
      { ...saved, past: [{ state: saved.state, seat: null }] },
      /past\.0\.seat/,
    ],
  ])("%s", (_, wrong, message) => {
    expect(() => host.restore(wrong)).toThrow(message);
  });
});
