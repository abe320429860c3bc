import { describe, expect, test } from "vitest";
import {
  applyNews,
  HOST_PROTOCOL,
  hostOf,
  type NewsItem,
  revisionOf,
} from "../../src/host/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { isDeeplyFrozen } from "../../src/testing/law-inputs.ts";
import { subjects, withSubject } from "../bots/subjects.ts";
import { expectEqual } from "../expect-equal.ts";
import { MOST_TURNS, messageAt, randomMessage, send, turnsFrom, viewersOf } from "./play.ts";

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Games whose random play here has actions that can be undone. */
const hasUndo = ["abyss", "conspiracy", "kraken"];
/** Games with events that viewers see differently. */
const hasSecrets = (name: string): boolean => /abyss|exiles|kraken|leviathan/.test(name);

describe.each(subjects)("laws of a host of %s", (name) => {
  test("a viewer who gets news now and then ends up with the same items as one who joins late", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const start = host.open(options(2), "news");
      const rng = rngFrom("now and then");
      const known = new Map<
        Viewer,
        { received: readonly NewsItem<GameTypes>[]; revision: number }
      >();
      let last = start;
      for (const { after } of turnsFrom(game, host, start, "news")) {
        last = after;
        for (const viewer of viewersOf(after)) {
          if (rng.below(3) === 0) continue;
          const { received, revision } = known.get(viewer) ?? {
            received: [],
            revision: undefined,
          };
          const news = host.news(after, viewer, revision);
          known.set(viewer, { received: applyNews(received, news), revision: news.revision });
          expectEqual(applyNews(received, news), applyNews([], host.news(after, viewer)));
          expectEqual(news.view, game.view(after.state, viewer));
        }
      }
      for (const viewer of viewersOf(last)) {
        const news = host.news(last, viewer);
        expect(news.revision).toBe(revisionOf(last));
        // Undone actions did not happen: the rest is what the rules give.
        const received = applyNews([], news).flatMap(({ events }) => events);
        let step = game.setup(options(2), "news");
        const events = [...step.events];
        for (const { action } of last.log)
          if (action) {
            const result = game.reduce(step.state, action);
            if (!result.ok) throw new Error("legal, but refused");
            step = result;
            events.push(...step.events);
          }
        const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event);
        expect(received).toEqual(seen);
        expect(step.state).toEqual(last.state);
      }
    }));

  test("news reveal nothing hidden: in every state with the same view they are the same", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const start = host.open(options(3), "a seed that nobody knows");
      let [compared, n] = [0, 0];
      for (const { before, after, message } of turnsFrom(game, host, start, "worlds"))
        for (const viewer of viewersOf(after)) {
          if (n++ % 3 !== 0) continue; // one viewer after the other
          const news = host.news(after, viewer, revisionOf(before));
          expect(JSON.stringify(news)).not.toContain("a seed that nobody knows");
          expect(Object.keys(news).sort()).toEqual([
            "items",
            "protocol",
            "revision",
            "undo",
            "view",
          ]);
          for (const item of news.items)
            expect(Object.keys(item).sort()).toEqual(["backTo", "events", "revision", "seat"]);
          const world = game.sampleState(news.view, `world ${compared}`);
          expectEqual(game.view(world, viewer), news.view);
          // If an action reveals nothing, its news are the same in every state with the same view.
          if (message.action === "undo") continue;
          const result = game.reduce(before.state, message.action);
          if (!result.ok) throw new Error("accepted by the host, but refused");
          const other = game.sampleState(game.view(before.state, viewer), `other ${compared}`);
          const there = game.reduce(other, message.action);
          // Everybody is told whether the action can be undone.
          if (there.ok) expect(there.revealedTo.length === 0).toBe(result.revealedTo.length === 0);
          if (result.revealedTo.length > 0) continue;
          if (!there.ok) throw new Error("legal in one world, refused in another");
          const seen = there.events.map((event) => game.redact(event, viewer));
          expect(news.items.map(({ events }) => events)).toEqual([seen.filter((event) => event)]);
          compared += 1;
        }
      if (hasUndo.includes(name)) expect(compared).toBeGreaterThan(0);
    }));

  test("events are redacted for the viewer, step by step", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const start = host.open(options(3), "redacted");
      let hidden = 0;
      for (const { before, after } of turnsFrom(game, host, start, "redacted")) {
        const { events, revision, seat, backTo } = after.log.at(-1)!;
        for (const viewer of viewersOf(after)) {
          const seen = events.map((event) => game.redact(event, viewer)).filter((event) => event);
          const { items } = host.news(after, viewer, revisionOf(before));
          expectEqual(items, [{ revision, seat, events: seen, backTo }]);
          if (digest(seen) !== digest(events)) hidden += 1;
        }
      }
      expect(hidden > 0).toBe(hasSecrets(name));
    }));

  test("a session that is saved as JSON and restored continues in the same way", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const start = host.open(options(2), "saved");
      let n = 0;
      for (const { after } of turnsFrom(game, host, start, "saved")) {
        if (n++ % 40 !== 3) continue;
        const restored = host.restore(copy(host.save(after)));
        expectEqual(restored, after);
        if (game.deciders(after.state).length === 0) continue;
        const { seat, message } = randomMessage(game, after, rngFrom(String(n)));
        expect(host.receive(restored, seat, message)).toEqual(host.receive(after, seat, message));
      }
      expect(n).toBeGreaterThan(20);
    }));

  test("a refusal leaves the same session object, and sending twice changes nothing", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const start = host.open(options(2), "refused");
      const codes = new Set<string>();
      for (const { before, after, seat, message } of turnsFrom(game, host, start, "refused")) {
        const { revision, action } = message;
        const refused: (readonly [number, unknown])[] = [
          [seat, message],
          [(seat + 1) % after.seats, messageAt(revision + 1, { type: "any", seat })],
          [seat, messageAt(revision + 2, action)],
          [seat, messageAt(revision, { type: "no such type", seat })],
          [seat, messageAt(revision + 1, { type: "no such type", seat })],
          [seat, { ...message, more: 1 }],
          [seat, { ...message, protocol: HOST_PROTOCOL + 1 }],
        ];
        for (const [from, sentAgain] of refused) {
          const received = host.receive(after, from, sentAgain);
          if (received.ok) throw new Error(`accepted: ${JSON.stringify(sentAgain)}`);
          expect(received.session).toBe(after);
          codes.add(received.refusal.code);
        }
        const twice = host.receive(after, seat, message);
        expect(twice).toMatchObject({ ok: false, refusal: { code: "repeated" } });
        expect(isDeeplyFrozen(after)).toBe(true);
        expect(revisionOf(after)).toBe(revisionOf(before) + 1);
      }
      for (const code of [
        "other-protocol",
        "not-a-message",
        "repeated",
        "not-your-seat",
        "ahead-of-time",
        "out-of-date",
        "malformed",
      ])
        expect(codes).toContain(code);
    }));

  test("an action that revealed nothing can be undone by its own seat only, and leaves no trace", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game);
      const rng = rngFrom("undo");
      let session = host.open(options(2), "undo");
      let [undone, refused] = [0, 0];
      for (let n = 0; n < MOST_TURNS && game.deciders(session.state).length > 0; n++) {
        const seat = game.deciders(session.state)[0]!;
        const revision = revisionOf(session);
        const action = game.randomAction(session.state, seat, rng);
        const result = game.reduce(session.state, action);
        if (!result.ok) throw new Error("legal, but refused");
        const after = send(host, session, { seat, message: messageAt(revision, action) });
        const isFree = result.revealedTo.length === 0;
        for (const viewer of viewersOf(after)) {
          expect(host.news(after, viewer).undo).toEqual(isFree ? { seat, isFair: true } : null);
          if (viewer === "spectator") continue;
          const back = host.receive(after, viewer, messageAt(revision + 1, "undo"));
          expect(back.ok).toBe(isFree && viewer === seat);
          if (!back.ok) {
            expect(back.refusal.code).toBe("nothing-to-take-back");
            expect(back.session).toBe(after);
            refused += 1;
            continue;
          }
          undone += 1;
          expect(back.session.state).toBe(session.state);
          expect(back.session.undoPoints).toEqual(session.undoPoints);
          expect(revisionOf(back.session)).toBe(revision + 2);
          for (const one of viewersOf(after)) {
            expect(host.news(back.session, one).view).toEqual(host.news(session, one).view);
            const received = applyNews([], host.news(after, one));
            const news = host.news(back.session, one, revision + 1);
            expect(news.items).toEqual([
              {
                revision: revision + 2,
                seat,
                events: [],
                backTo: session.log.findLast(isNotUndo)!.revision,
              },
            ]);
            expect(applyNews(received, news)).toEqual(applyNews([], host.news(session, one)));
          }
        }
        session = after;
      }
      expect(refused).toBeGreaterThan(0);
      if (hasUndo.includes(name)) expect(undone).toBeGreaterThan(0);
    }));
});

describe.each(subjects)("free undo at a table of %s", (name) => {
  test("takes back the seat's own last action with everything since, and the session is as it was", () =>
    withSubject(name, ({ game, options }) => {
      const host = hostOf(game, { undo: "free" });
      const rng = rngFrom("free undo");
      let session = host.open(options(2), "free undo");
      /** The session before the last action of each seat. */
      const before = new Map<number, typeof session>();
      let [unfair, refused] = [0, 0];
      for (let n = 0; n < MOST_TURNS && game.deciders(session.state).length > 0; n++) {
        const acting = game.deciders(session.state)[0]!;
        const action = game.randomAction(session.state, acting, rng);
        before.set(acting, session);
        const message = messageAt(revisionOf(session), action);
        session = send(host, session, { seat: acting, message });
        for (const viewer of viewersOf(session)) {
          if (viewer === "spectator") continue;
          const { undo, revision } = host.news(session, viewer);
          const earlier = before.get(viewer);
          const back = host.receive(session, viewer, messageAt(revision, "undo"));
          expect(back.ok).toBe(earlier !== undefined);
          if (!earlier || !back.ok) {
            refused += 1;
            continue;
          }
          expect(undo?.seat).toBe(viewer);
          expect(undo?.isFair).toBe(session.undoPoints.at(-1)?.seat === viewer);
          if (!undo?.isFair) unfair += 1;
          expect(back.session.state).toEqual(earlier.state);
          expect(back.session.undoPoints).toEqual(earlier.undoPoints);
          expect(revisionOf(back.session)).toBe(revision + 1);
          const log = applyNews(
            applyNews([], host.news(session, viewer)),
            host.news(back.session, viewer, revision),
          );
          expect(log).toEqual(applyNews([], host.news(earlier, viewer)));
          const restored = host.restore(JSON.parse(JSON.stringify(host.save(back.session))));
          expect(restored.state).toEqual(earlier.state);
        }
      }
      expect(unfair).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    }));
});

const isNotUndo = ({ backTo }: { readonly backTo: number | null }): boolean => backTo === null;
