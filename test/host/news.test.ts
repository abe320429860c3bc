// The news that a client adds to its log: what it accepts, and what an undo removes.
import { describe, expect, test } from "vitest";
import { applyNews, HOST_PROTOCOL } from "../../src/host/index.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";

const protocol = HOST_PROTOCOL;
const item = (revision: number, backTo: number | null = null) => ({
  revision,
  seat: 0,
  events: [],
  backTo,
});

describe("applyNews", () => {
  const known = [item(0), item(1), item(2)];

  test("appends items to those that are known", () => {
    expect(applyNews(known, { protocol, items: [item(3), item(4)] })).toEqual([
      ...known,
      item(3),
      item(4),
    ]);
    expect(applyNews(known, { protocol, items: [] })).toEqual(known);
  });

  test("begins again with news from the set-up", () => {
    expect(applyNews(known, { protocol, items: [item(0), item(5)] })).toEqual([item(0), item(5)]);
  });

  test("drops what came after the revision that an undo went back to, and the undo", () => {
    const undone = { protocol, items: [item(3), item(4, 1), item(5)] };
    expect(applyNews(known, undone)).toEqual([item(0), item(1), item(5)]);
  });

  test("leaves what it was given as it is", () => {
    const received = Object.freeze([item(0), item(1)]);
    expect(applyNews(received, { protocol, items: [item(2)] })).toHaveLength(3);
    expect(received).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["an object", {}],
    ["a list-like object", { length: 0, every: () => true }],
    ["a number in the list", [item(0), 5]],
    ["null in the list", [null]],
    ["an item without a revision", [{ backTo: null }]],
    ["an item whose revision is text", [{ ...item(0), revision: "0" }]],
    ["an item without backTo", [{ revision: 1, seat: 0, events: [] }]],
    ["an item whose backTo is text", [{ ...item(1), backTo: "0" }]],
    ["an item that goes back to a negative revision", [{ ...item(1), backTo: -1 }]],
  ])("refuses %s, as news and as what was received", (_, wrong) => {
    for (const [place, received, items] of [
      ["items", known, wrong],
      ["received", wrong, known],
    ] as const) {
      const error = rulesError(() => untyped(applyNews)(received, { protocol, items }));
      expect([error.what, error.path, error.reason]).toEqual([
        "news",
        place,
        "expected a list of news items, as a host sends them",
      ]);
    }
  });
});
