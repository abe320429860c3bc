import { once } from "node:events";
import { expect, test } from "vitest";
import { joinTable, type Known, refusalText } from "../../docs/examples/websocket-client.ts";
import { serve } from "../../docs/examples/websocket-server.ts";
import { type ConspiracyTypes, conspiracy, describe } from "../../src/conspiracy/index.ts";
import { applyNews, HOST_PROTOCOL, hostOf } from "../../src/host/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import { sampledSubjects, withSubject } from "../bots/subjects.ts";

/** A queue of values that a test can wait for. */
function mailbox<Value>() {
  const values: Value[] = [];
  let wake = (): void => {};
  return {
    all: values,
    put(value: Value): void {
      values.push(value);
      wake();
    },
    /** The first value from index `at` on that matches. */
    async find(matches: (value: Value) => boolean, at = 0): Promise<Value> {
      for (let i = at; ; i++) {
        while (i >= values.length) await new Promise<void>((resolve) => (wake = resolve));
        if (matches(values[i]!)) return values[i]!;
      }
    },
  };
}

/** A client whose news and refusals are recorded. */
function clientAt<T extends GameTypes>(
  game: Game<T>,
  url: string,
  as: "player" | "spectator",
  before?: Known<T>,
) {
  const news = mailbox<Known<T>>();
  const refusals = mailbox<{ readonly code: string }>();
  const frames: string[] = [];
  const listener = { changed: news.put, refused: refusals.put };
  const client = joinTable<T>(url, as, listener, before);
  client.socket.addEventListener("message", ({ data }) => frames.push(String(data)));
  /** Plays at random up to a revision or the end of the game. */
  async function playUntil(revision: number): Promise<Known<T>> {
    for (let at = 0; ; at++) {
      const known = await news.find(() => true, at);
      const { view, revision: now } = known.news;
      const deciders = game.deciders(view);
      if (now >= revision || deciders.length === 0) return known;
      const seat = deciders.find((one) => one === known.viewer);
      // Only the latest news are answered: an answer to older news would be refused.
      if (seat !== undefined && at === news.all.length - 1)
        client.act(game.randomAction(view, seat, rngFrom(`${seat} at ${now}`)));
    }
  }

  return {
    ...client,
    playUntil,
    news,
    refusals,
    frames,
    raw: (message: unknown) =>
      client.socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    /** The code of the refusal that the next message gets. */
    async refusedAfter(send: () => void): Promise<string> {
      const at = refusals.all.length;
      send();
      return (await refusals.find(() => true, at)).code;
    },
  };
}

const END = Number.POSITIVE_INFINITY;

test.each(sampledSubjects.filter((name) => name !== "conspiracy-solo"))(
  "%s: two clients play a whole game, one of them reconnects, and a third one watches",
  (name) =>
    withSubject(name, async ({ game, options }) => {
      const table = await serve(game, options(2), 0, "sockets");
      const [alice, carol] = [
        clientAt(game, table.url, "player"),
        clientAt(game, table.url, "spectator"),
      ];
      await alice.news.find(() => true);
      const bob = clientAt(game, table.url, "player");
      const [, lost] = await Promise.all([alice.playUntil(12), bob.playUntil(12)]);
      bob.socket.terminate();
      await once(bob.socket, "close");
      const again = clientAt(game, table.url, "player", lost);
      const [a, b] = await Promise.all([alice.playUntil(END), again.playUntil(END)]);
      const c = await carol.news.find(({ news }) => news.revision === a.news.revision);
      table.close();

      expect(again.news.all[0]!.news.items.length).toBeLessThan(13);
      expect([a.viewer, lost.viewer, b.viewer, c.viewer]).toEqual([0, 1, 1, "spectator"]);
      expect(b.token).toBe(lost.token);
      // Every client has the same log as one that joins late.
      const host = hostOf(game);
      const saved = table.saved();
      if (!("seed" in saved.start)) throw new Error("was dealt from a seed, not resumed");
      const { seed } = saved.start;
      const session = host.restore(JSON.parse(JSON.stringify(saved)));
      expect(game.deciders(session.state)).toEqual([]);
      for (const { viewer, news, log } of [a, b, c]) {
        expect(news.view).toEqual(game.view(session.state, viewer));
        expect(log).toEqual(applyNews([], host.news(session, viewer)));
      }
      for (const { frames } of [alice, bob, again, carol])
        for (const frame of frames) {
          expect(frame).not.toContain('"rng"');
          expect(frame).not.toContain(seed);
        }
      // A state that is sampled from the view of the spectator has the same view.
      for (const { news } of carol.news.all.filter((_, i) => i % 10 === 0))
        expect(game.view(game.sampleState(news.view, "world"), "spectator")).toEqual(news.view);
    }),
);

test("invalid messages are refused, and the table does not change", () =>
  withSubject("conspiracy", async ({ game, options }) => {
    const table = await serve(game, options(2), 0, "sockets");
    const alice = clientAt(game, table.url, "player");
    const { viewer, news } = await alice.news.find(() => true);
    const bob = clientAt(game, table.url, "player");
    await bob.news.find(() => true);
    const carol = clientAt(game, table.url, "spectator");
    await carol.news.find(() => true);

    const [seat] = game.deciders(news.view);
    const [first, second] = seat === viewer ? [alice, bob] : [bob, alice];
    const action = game.randomAction(news.view, seat!, rngFrom("socket"));
    const before = JSON.stringify(table.saved());
    expect(await second.refusedAfter(() => second.act(action))).toBe("not-your-seat");
    expect(await first.refusedAfter(() => first.undo())).toBe("nothing-to-take-back");
    expect(await carol.refusedAfter(() => carol.act(action))).toBe("only-watching");
    expect(await alice.refusedAfter(() => alice.raw("{"))).toBe("not-json");
    expect(await alice.refusedAfter(() => alice.raw({ type: "join" }))).toBe("joined-already");
    for (const message of [null, 5, [], {}, { type: "act" }, { type: "act", message: [] }])
      expect(await alice.refusedAfter(() => alice.raw(message))).toBe("not-a-message");
    for (const message of [{}, { knows: 0, action }, { protocol: 2, revision: 0, action }])
      expect(await first.refusedAfter(() => first.raw({ type: "act", message }))).toBe(
        "other-protocol",
      );
    expect(await clientAt(game, table.url, "player").refusals.find(() => true)).toEqual({
      code: "table-full",
    });
    const stranger = clientAt(game, table.url, "player");
    await stranger.refusals.find(() => true);
    expect(await stranger.refusedAfter(() => stranger.act(action))).toBe("not-joined");
    expect(JSON.stringify(table.saved())).toBe(before);

    // A message that is sent twice is performed once.
    first.act(action);
    await carol.news.find(({ news: { revision } }) => revision === 1);
    const taken = JSON.stringify(table.saved());
    expect(taken).not.toBe(before);
    const message = { protocol: HOST_PROTOCOL, revision: 0, action };
    expect(await first.refusedAfter(() => first.raw({ type: "act", message }))).toBe("repeated");
    expect(JSON.stringify(table.saved())).toBe(taken);

    // A client that sends too much is disconnected; the others continue.
    alice.raw({ type: "act", message: "x".repeat(100_000) });
    const [code] = await once(alice.socket, "close");
    expect(code).toBe(1009);
    expect(await bob.refusedAfter(() => bob.raw("{"))).toBe("not-json");
    expect(JSON.stringify(table.saved())).toBe(taken);
    table.close();
  }));

test("an action that revealed nothing is undone, and everybody gets the news", async () => {
  const table = await serve(conspiracy, { players: 2, firstPlayer: 0 }, 0, "taken back");
  const alice = clientAt(conspiracy, table.url, "player");
  const carol = clientAt(conspiracy, table.url, "spectator");
  const at = async (revision: number) => {
    await alice.news.find(({ news }) => news.revision === revision);
    return carol.news.find(({ news }) => news.revision === revision);
  };
  await at(0);
  alice.act({ type: "draw-lords", seat: 0, count: 3 });
  const drawn = await at(1);
  expect(alice.news.all.at(-1)!.news.undo).toBe(null);
  alice.act({ type: "place-lord", seat: 0, lord: drawn.news.view.table.recruits[0]! });
  const placed = await at(2);
  expect(alice.news.all.at(-1)!.news.undo).toEqual({ seat: 0, isFair: true });
  expect(placed.news.undo).toEqual({ seat: 0, isFair: true });
  alice.undo();
  const back = await at(3);
  table.close();
  expect(placed.news.view).not.toEqual(drawn.news.view);
  expect(back.news.view).toEqual(drawn.news.view);
  expect(back.news.items).toEqual([{ revision: 3, seat: 0, events: [], backTo: 1 }]);
  expect(back.log).toEqual(drawn.log);
});

test("a client says why a message was refused", () => {
  const text = (refusal: Parameters<typeof refusalText<ConspiracyTypes>>[0]) =>
    refusalText<ConspiracyTypes>(refusal, describe);
  expect(text({ code: "game-over", rule: "CO-1", params: {} })).toBe("The game is over (CO-1).");
  expect(text({ code: "repeated", params: { revision: 3 } })).toBe("This has already been done.");
  expect(text({ code: "table-full" })).toBe("All seats are taken.");
});
