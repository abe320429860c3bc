import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { applyNews, HOST_PROTOCOL, hostOf, revisionOf } from "../../src/host/index.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { hostile, hostiles } from "../bad-input/hostile.ts";
import { anything, nasties } from "../bad-input/nasties.ts";
import { messageAt } from "./play.ts";

const protocol = HOST_PROTOCOL;
const host = hostOf(conspiracy);
const session = host.open({ players: 2, firstPlayer: 0 }, "bad");
const shape = "expected an object with protocol, revision, action";
const whole = "expected a whole number, 0 or more";

describe("invalid messages", () => {
  test.each([
    [undefined, "", `undefined, ${shape}`],
    [null, "", `null, ${shape}`],
    [[], "", `a list of 0, ${shape}`],
    ["undo", "", `"undo", ${shape}`],
    [{ protocol, revision: 0 }, "action", "is missing"],
    [{ protocol, action: "undo" }, "revision", "is missing"],
    [
      { protocol, revision: 0, action: "undo", seat: 1 },
      "seat",
      "unknown field, expected protocol, revision or action",
    ],
    [{ protocol, revision: -1, action: "undo" }, "revision", `-1, ${whole}`],
    [{ protocol, revision: "0", action: "undo" }, "revision", `"0", ${whole}`],
    [{ protocol, revision: 0, action: "redo" }, "action", '"redo", expected an action or "undo"'],
    [{ protocol, revision: 0, action: null }, "action", 'null, expected an action or "undo"'],
  ])("%j", (message, path, reason) => {
    expect(host.receive(session, 0, message)).toEqual({
      ok: false,
      session,
      refusal: { code: "not-a-message", params: { path, reason } },
    });
  });

  test("an oversized field of an action is named", () => {
    const action = { type: "draw-lords", seat: 0, count: Array(3001).fill(0) };
    expect(host.receive(session, 0, messageAt(0, action))).toEqual({
      ok: false,
      session,
      refusal: {
        code: "not-a-message",
        params: {
          path: "action.count",
          reason: "a list of 3001, expected at most 3000 members",
        },
      },
    });
  });

  test("a value of any kind and size is refused, alone and in any place of a message", () => {
    const refused = (value: unknown) => {
      for (const message of [
        value,
        { protocol: value, revision: 0, action: "undo" },
        { protocol, revision: value, action: "undo" },
        { protocol, revision: 0, action: value },
      ]) {
        const received = host.receive(session, 0, message);
        expect(received.ok).toBe(false);
        expect(received.session).toBe(session);
      }
    };
    // Protocol 1, revision 0 and "undo" are valid in their places, but there is nothing to undo.
    for (const [, make] of [...nasties, ...hostiles]) refused(make());
    fc.assert(fc.property(anything, refused));
    fc.assert(
      fc.property(hostile, ({ make }) => refused(make())),
      { numRuns: 60 },
    );
  });

  test("a field whose getter changes its value is read once", () => {
    let reads = 0;
    const action = { type: "draw-lords", count: 1 };
    Object.defineProperty(action, "seat", { enumerable: true, get: () => reads++ % 2 });
    const received = host.receive(session, 0, messageAt(0, action));
    if (!received.ok) throw new Error("refused");
    expect(reads).toBe(1);
    expect(received.session.log.at(-1)).toMatchObject({ seat: 0, action: { seat: 0 } });
  });

  test("a malformed action is refused by the rules, with what is wrong", () => {
    for (const action of [{ type: "fly", seat: 0 }, { type: "pass" }, { type: "pass", seat: "0" }])
      expect(host.receive(session, 0, messageAt(0, action))).toMatchObject({
        ok: false,
        refusal: { code: "malformed" },
      });
  });

  test("an illegal action is refused by the rules, with the number of the rule", () => {
    const action = { type: "place-lord", seat: 0, lord: "blue-6" };
    const received = host.receive(session, 0, messageAt(0, action));
    expect(received).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^CO-/) } });
  });
});

describe("messages of another protocol", () => {
  const legal = messageAt(0, { type: "draw-lords", seat: 0, count: 1 });
  const { protocol: _, ...unnumbered } = legal;
  const refusalOf = (message: unknown) => {
    const received = host.receive(session, 0, message);
    if (received.ok) throw new Error("accepted");
    expect(received.session).toBe(session);
    return received.refusal;
  };

  test.each<[string, unknown, number | null]>([
    ["no number", unnumbered, null],
    ["the first format, which had no number", { knows: 0, action: legal.action }, null],
    ["an older number", { ...legal, protocol: 0 }, 0],
    ["a newer number", { ...legal, protocol: 2 }, 2],
    ["a newer number and unknown fields", { protocol: 2, seen: 0, moves: [] }, 2],
    ["the number as text", { ...legal, protocol: "1" }, null],
    ["a number that is not an integer", { ...legal, protocol: 1.5 }, null],
    ["a negative number", { ...legal, protocol: -1 }, null],
    ["a list", { ...legal, protocol: [1] }, null],
    ["a long text", { ...legal, protocol: "x".repeat(1000) }, null],
    ["an empty object", {}, null],
  ])("%s", (_, message, messageProtocol) => {
    expect(refusalOf(message)).toEqual({
      code: "other-protocol",
      params: { messageProtocol, protocol: HOST_PROTOCOL },
    });
  });

  test("are refused before anything else about them", () => {
    const forged = { protocol: 2, revision: -1, action: { type: "draw-lords", seat: 1 }, more: 1 };
    expect(refusalOf(forged).code).toBe("other-protocol");
    expect(refusalOf({ ...forged, protocol: HOST_PROTOCOL }).code).toBe("not-a-message");
  });

  test("differ from those of this protocol by the number alone", () => {
    expect(host.receive(session, 0, legal).ok).toBe(true);
  });
});

describe("news of another protocol", () => {
  const news = host.news(session, 0);
  const { protocol: _, ...unnumbered } = news;

  test("host and client of one version agree on the number", () => {
    expect(news.protocol).toBe(HOST_PROTOCOL);
    expect(applyNews([], JSON.parse(JSON.stringify(news)))).toEqual(news.items);
  });

  test.each<[string, unknown, string]>([
    ["no number", unnumbered, "is missing"],
    ["a newer number", { ...news, protocol: 2 }, "2"],
    ["a newer number and unknown fields", { protocol: 2, happened: [] }, "2"],
    ["the number as text", { ...news, protocol: "1" }, '"1"'],
    ["a long text", { ...news, protocol: "x".repeat(1000) }, `"${"x".repeat(40)}…"`],
    ["no news", null, "is missing"],
  ])("are refused by the client: %s", (_, other, found) => {
    const { message, path } = rulesError(() => untyped(applyNews)([], other));
    expect(path).toBe("protocol");
    expect(message).toBe(
      `news, at protocol: ${found}, expected 1: the host and this client use different versions of the wire format`,
    );
  });
});

describe("seats and viewers", () => {
  test("an unknown seat is an error of the server", () => {
    for (const seat of [2, -1, 0.5, "0", null, "spectator"])
      expect(
        rulesError(() => untyped(host.receive)(session, seat, messageAt(0, "undo"))).message,
      ).toMatch(/no such seat: .*, expected a number from 0 to 1/);
  });

  test("an unknown viewer is an error of the server", () => {
    for (const viewer of [2, -1, "everybody", null, {}])
      expect(rulesError(() => untyped(host.news)(session, viewer)).message).toMatch(
        /no such viewer: .*, expected a number from 0 to 1 or "spectator"/,
      );
  });

  test("news since an unknown revision contain everything", () => {
    const all = host.news(session, 0);
    expect(all.items).toHaveLength(1);
    for (const since of [1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "0", null, {}, []])
      expect(host.news(session, 0, since)).toEqual(all);
    expect(host.news(session, 0, 0).items).toEqual([]);
  });
});

test("repeated undo makes neither the session nor its save longer", () => {
  const drawLords = { type: "draw-lords", seat: 0, count: 3 };
  let now = host.receive(session, 0, messageAt(0, drawLords)).session;
  const lord = now.state.table.recruits[0]!;
  const place = { type: "place-lord", seat: 0, lord };
  const sizes = new Set<number>();
  for (let i = 0; i < 50; i++)
    for (const action of [place, "undo"]) {
      const received = host.receive(now, 0, messageAt(revisionOf(now), action));
      if (!received.ok) throw new Error(JSON.stringify(received.refusal));
      now = received.session;
      sizes.add(now.log.length);
    }
  expect(revisionOf(now)).toBe(101);
  expect(Math.max(...sizes)).toBeLessThan(6);
  expect(host.restore(JSON.parse(JSON.stringify(host.save(now))))).toEqual(now);
});
