// Late, early and repeated messages, and what can be undone, in a short game: the exact refusals.
import { describe, expect, test } from "vitest";
import { hostOf, revisionOf, type Session } from "../../src/host/index.ts";
import { rules, type Toy, toyWith } from "../kernel/toy-game.ts";
import { messageAt, send } from "./play.ts";

const toy = toyWith({ moves: rules.moves });
const [fair, free] = [hostOf(toy), hostOf(toy, { undo: "free" })];
const start = fair.open({ players: 2, turns: 9 }, "refusals");
const [polish, fish] = ["polish", "fish"].map((type) => ({ type, seat: 0 }));

/** The session after a message of a seat that knows the latest revision. */
const next = (host: typeof fair, session: Session<Toy>, seat: number, action: unknown) =>
  send(host, session, { seat, message: messageAt(revisionOf(session), action as never) });

/** The session after messages of seat 0. */
const played = (...actions: readonly unknown[]) =>
  actions.reduce<Session<Toy>>((session, action) => next(fair, session, 0, action), start);

const refusalOf = (
  session: Session<Toy>,
  seat: number,
  revision: number,
  action: unknown,
  host = fair,
) => {
  const received = host.receive(session, seat, messageAt(revision, action));
  expect(received.session).toBe(session);
  return received.ok ? "accepted" : received.refusal;
};

/** Revision 1: seat 0 has polished; 2: seat 0 has undone that; 3: seat 0 has polished again. */
const undone = played(polish, "undo", polish);

describe("a message", () => {
  test("with the action of another seat is refused before anything else", () => {
    expect(refusalOf(start, 1, 7, polish)).toEqual({ code: "not-your-seat", params: { seat: 1 } });
  });

  test("for a revision that does not exist yet is ahead of time", () => {
    expect(refusalOf(undone, 0, 4, polish)).toEqual({
      code: "ahead-of-time",
      params: { messageRevision: 4, revision: 3 },
    });
  });

  test.each<[string, number, number, unknown]>([
    ["of the same seat with another action", 0, 2, { type: "fish", seat: 0 }],
    ["of the same seat with a malformed action", 0, 2, { type: "fly", seat: 0 }],
    ["of the same seat with an undo where it acted", 0, 2, "undo"],
    ["of the same seat with an action where it undid", 0, 1, polish],
    ["of the same seat with an action that was undone", 0, 0, polish],
    ["of another seat", 1, 2, "undo"],
    ["of another seat with an undo where one undid", 1, 1, "undo"],
  ])("that is late is out of date: one %s", (_, seat, messageRevision, action) => {
    expect(refusalOf(undone, seat, messageRevision, action)).toEqual({
      code: "out-of-date",
      params: { messageRevision, revision: 3 },
    });
  });

  test("that was accepted before is repeated, and says what it led to", () => {
    expect(refusalOf(undone, 0, 2, polish)).toEqual({ code: "repeated", params: { revision: 3 } });
    const back = played(polish, "undo");
    expect(refusalOf(back, 0, 1, "undo")).toEqual({ code: "repeated", params: { revision: 2 } });
  });

  test("of another seat with the same action is not repeated", () => {
    const other = { type: "polish", seat: 1 };
    expect(refusalOf(undone, 1, 2, other)).toMatchObject({ code: "out-of-date" });
  });
});

describe("a message to a long session", () => {
  const [last] = start.log;
  const long = { ...start, log: Array<NonNullable<typeof last>>(3001).fill(last!) };
  const full = { ...start, log: [{ ...last!, revision: 1_000_000_000 }] };
  const tooLong = { code: "too-long", params: {} };

  test("is refused after 3,000 actions, but for an undo", () => {
    expect(refusalOf(long, 0, 0, polish)).toEqual(tooLong);
    expect(refusalOf(long, 0, 0, "undo")).toMatchObject({ code: "nothing-to-take-back" });
    const shorter = { ...long, log: long.log.slice(1) };
    expect(fair.receive(shorter, 0, messageAt(0, polish)).ok).toBe(true);
  });

  test("is refused at the last revision, an undo too", () => {
    for (const action of [polish, "undo"])
      expect(refusalOf(full, 0, 1_000_000_000, action)).toEqual(tooLong);
    const before = { ...start, log: [{ ...last!, revision: 999_999_999 }] };
    expect(fair.receive(before, 0, messageAt(999_999_999, polish)).ok).toBe(true);
  });
});

describe("an undo", () => {
  const nothing = { code: "nothing-to-take-back", params: {} };

  test("at the beginning has nothing to take back, with free undo too", () => {
    for (const host of [fair, free])
      for (const seat of [0, 1]) {
        expect(refusalOf(start, seat, 0, "undo", host)).toEqual(nothing);
        expect(host.news(start, seat).undo).toBeNull();
      }
  });

  test("cannot be undone", () => {
    expect(refusalOf(played(polish, "undo"), 0, 2, "undo", free)).toEqual(nothing);
  });

  test("is the acting seat's, and everybody is told whose it is", () => {
    const polished = played(polish);
    expect(refusalOf(polished, 1, 1, "undo")).toEqual(nothing);
    for (const viewer of [0, 1, "spectator"] as const)
      for (const host of [fair, free])
        expect(host.news(polished, viewer).undo).toEqual({ seat: 0, isFair: true });
    const taken = next(fair, polished, 0, "undo");
    expect(taken.state).toBe(start.state);
    expect(taken.log.map(({ revision, backTo }) => [revision, backTo])).toEqual([
      [0, null],
      [2, 0],
    ]);
  });

  test("after something was revealed is offered with free undo only, to whoever has acted", () => {
    const pool = fair.resume({ ...start.state, table: withPool(start.state.table) });
    const fished = next(fair, pool, 0, fish);
    expect(fished.undoPoints).toEqual([]);
    for (const viewer of [0, 1, "spectator"] as const)
      expect(fair.news(fished, viewer).undo).toBeNull();
    expect(free.news(fished, 0).undo).toEqual({ seat: 0, isFair: false });
    for (const viewer of [1, "spectator"] as const)
      expect(free.news(fished, viewer).undo).toBeNull();
    expect(refusalOf(fished, 0, 1, "undo")).toEqual(nothing);
    const taken = next(free, fished, 0, "undo");
    expect(taken.state).toEqual(pool.state);
  });
});

describe("an undo with secure chance", () => {
  const secure = hostOf(toy, { chance: "secure", undo: "free" });
  const dealt = secure.open({ players: 2, turns: 9 });
  const pool = secure.resume({ ...dealt.state, table: withPool(dealt.state.table) });
  const nothing = { code: "nothing-to-take-back", params: {} };

  test("cannot take back what was drawn, nor what came before it", () => {
    const polished = next(secure, pool, 0, polish);
    expect(secure.news(polished, 0).undo).toEqual({ seat: 0, isFair: true });
    const fished = next(secure, polished, 0, fish);
    expect(fished.log.at(-1)!.outcomes).toHaveLength(1);
    expect(secure.news(fished, 0).undo).toBeNull();
    expect(refusalOf(fished, 0, 2, "undo", secure)).toEqual(nothing);
  });

  test("cannot take back what another seat's draw came after", () => {
    const drew = next(secure, pool, 0, { type: "draw", seat: 0 });
    expect(secure.news(drew, 0).undo).toEqual({ seat: 0, isFair: false });
    const fished = next(secure, drew, 1, { type: "fish", seat: 1 });
    expect(secure.news(fished, 0).undo).toBeNull();
    expect(refusalOf(fished, 0, 2, "undo", secure)).toEqual(nothing);
  });

  test("takes back what came after it", () => {
    const fished = next(secure, pool, 0, fish);
    const then = next(secure, fished, 1, { type: "draw", seat: 1 });
    expect(then.undoPoints).toEqual([]);
    expect(secure.news(then, 1).undo).toEqual({ seat: 1, isFair: false });
    expect(next(secure, then, 1, "undo").state).toEqual(fished.state);
  });
});

/** Moves a card from the deck to the pool. */
const withPool = ({ deck, pool, ...rest }: (typeof start)["state"]["table"]) => ({
  ...rest,
  deck: deck.slice(0, -1),
  pool: [...pool, deck.at(-1)!],
});
