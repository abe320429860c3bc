import { describe, expect, test } from "vitest";
import { by, forSmuggler } from "./by.ts";
import {
  type Description,
  eventsOf,
  nebulisIn,
  open,
  play,
  prepare,
  question,
  refusalOf,
  type State,
} from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

const [a, b, c] = [by(0), by(1), by(2)];
const onTrader = { kind: "lord", lord: "trader" } as const;

/** Seat 0 may buy from seat 1, whose turn it is. */
const offering = (more: Description) =>
  play(
    prepare({ nextCards: ["crab-1", "crab-2", "crab-3"], ...more, turn: { seat: 1 } }),
    b.explores(),
    c.declines(),
  ).state;

describe("who has the figure", () => {
  test("KR-23 the first player who gets nebulis takes it", () => {
    const start = prepare({
      seats: [{ hand: ["squid-4", "crab-1"] }],
      court: ["watcher", "trader", "tamer"],
    });
    const { state, events } = play(start, a.recruits("watcher", ["squid-4", "crab-1"]));
    expect(nebulisIn(state)).toEqual({ nebulis: [1, 0, 0], figure: 0 });
    expect(eventsOf(events, "figure-moved")).toEqual([
      { type: "figure-moved", seat: 0, from: null },
    ]);
  });

  test("KR-24 a player who draws level takes it; both sides of a purchase are one change", () => {
    // Seat 0 holds it with 2; paying 1 of them to seat 1, who has 1, makes it 1 and 2.
    const start = offering({ seats: [{ pearls: 0 }, {}, { pearls: 5 }], nebulis: [2, 1, 0] });
    const { state, events } = play(start, a.buys(1));
    expect(nebulisIn(state)).toEqual({ nebulis: [1, 2, 0], figure: 1 });
    expect(eventsOf(events, "figure-moved")).toEqual([{ type: "figure-moved", seat: 1, from: 0 }]);
  });

  test("KR-24 a player who was level before and still is does not take it", () => {
    const third = prepare({
      nebulis: [2, 2, 0],
      figure: 0,
      turn: { seat: 2 },
      seats: [{}, {}, { hand: ["squid-4", "crab-1"] }],
      court: ["watcher", "trader", "tamer"],
    });
    const { state } = play(third, c.recruits("watcher", ["squid-4", "crab-1"]));
    expect(nebulisIn(state)).toEqual({ nebulis: [2, 2, 1], figure: 0 });
  });

  test("KR-24 of several challengers it goes to the one with the most", () => {
    const start = prepare({
      players: 4,
      seats: [{ hand: forSmuggler }],
      nebulis: [3, 0, 2, 1],
      court: ["fence", "trader", "tamer"],
    });
    // The Fence gives 3: 0, 1, 3, 2.
    const { state, events } = play(start, a.recruits("fence", forSmuggler));
    expect(nebulisIn(state)).toEqual({ nebulis: [0, 1, 3, 2], figure: 2 });
    expect(eventsOf(events, "figure-moved")).toEqual([{ type: "figure-moved", seat: 2, from: 0 }]);
  });

  test("KR-25 if several challengers are tied, the holder gives it to one of them immediately", () => {
    const start = prepare({
      seats: [{ hand: forSmuggler }],
      nebulis: [2, 0, 0],
      court: ["fence", "trader", "tamer"],
    });
    const choosing = play(start, a.recruits("fence", forSmuggler)).state;
    expect(question(choosing)).toBe("give-figure 0");
    // Before the refill of the court, which has two lords left.
    expect(choosing.table.court).toEqual(["trader", "tamer"]);
    expect(open(choosing)).toEqual([a.givesFigure(1), a.givesFigure(2)]);
    expect(refusalOf(choosing, a.givesFigure(0))).toMatchObject({
      code: "not-a-candidate",
      params: { candidates: [1, 2] },
    });
    const { state, events } = play(choosing, a.givesFigure(2));
    expect(nebulisIn(state)).toEqual({ nebulis: [0, 1, 1], figure: 2 });
    expect(eventsOf(events, "figure-moved")).toEqual([{ type: "figure-moved", seat: 2, from: 0 }]);
    expect(state.table.court).toHaveLength(6);
  });

  test("KR-25 the holder may be asked in another player's turn", () => {
    // Seat 0 pays 1 of its 3: seats 1 and 2 have 2 then.
    const start = offering({ seats: [{ pearls: 0 }, {}, { pearls: 5 }], nebulis: [3, 1, 2] });
    const choosing = play(start, a.buys(1)).state;
    expect(question(choosing)).toBe("give-figure 0");
    expect(choosing.table.turn.seat).toBe(1);
    const { state } = play(choosing, a.givesFigure(2));
    expect(nebulisIn(state)).toEqual({ nebulis: [2, 2, 2], figure: 2 });
    expect(question(state)).toBe("offer 2");
  });

  test("KR-24 KR-25 a payment brings others level, but krakens make up for it: the holder keeps it", () => {
    const start = prepare({
      seats: [{ hand: ["kraken-4", "squid-2"], pearls: 0 }],
      nebulis: [2, 1, 1],
      court: ["outlaw", "trader", "tamer", "keeper"],
    });
    const { state } = play(start, a.recruits("outlaw", ["kraken-4", "squid-2"], 1));
    expect(nebulisIn(state)).toEqual({ nebulis: [4, 1, 1], figure: 0 });
    expect(question(state)).toBe("act 1");
  });

  test.each<[string, Description, number, readonly number[]]>([
    [
      "others level before",
      { nebulis: [1, 1, 1], seats: [{ hand: ["kraken-2", "squid-4"], pearls: 0 }] },
      1,
      [1, 1, 1],
    ],
    [
      "others behind before",
      {
        nebulis: [3, 2, 2],
        seats: [{ pearls: 0, hand: ["kraken-2", "squid-3"], lords: ["outlaw"] }],
      },
      2,
      [2, 2, 2],
    ],
  ])(
    "KR-14 KR-24 KR-25 a payment puts others ahead, krakens draw level again, so the holder has it: %s",
    (_, more, paid, nebulis) => {
      const start = prepare({
        ...more,
        figure: 0,
        court: ["counterfeiter", "trader", "tamer", "keeper"],
      });
      const { state } = play(start, a.recruits("counterfeiter", start.table.seats[0]!.hand, paid));
      expect(nebulisIn(state)).toEqual({ nebulis, figure: 0 });
      expect(question(state)).toBe("act 1");
    },
  );

  test("KR-14 KR-24 KR-25 krakens make up for only a part of the payment: the figure is given once", () => {
    const start = prepare({
      seats: [{ pearls: 0, hand: ["kraken-2", "squid-3"], lords: ["outlaw"] }],
      nebulis: [3, 3, 3],
      figure: 0,
      court: ["counterfeiter", "trader", "tamer", "keeper"],
    });
    const choosing = play(start, a.recruits("counterfeiter", ["kraken-2", "squid-3"], 2)).state;
    expect(nebulisIn(choosing)).toEqual({ nebulis: [2, 3, 3], figure: 0 });
    expect(open(choosing)).toEqual([a.givesFigure(1), a.givesFigure(2)]);
    const { state } = play(choosing, a.givesFigure(2));
    expect(nebulisIn(state)).toEqual({ nebulis: [2, 3, 3], figure: 2 });
    expect(question(state)).toBe("act 1");
  });

  test("KR-24 a payer who was level and draws level again by krakens takes it", () => {
    const start = prepare({
      seats: [{ hand: ["kraken-2", "squid-4"], pearls: 0 }],
      nebulis: [1, 1, 0],
      figure: 1,
      court: ["counterfeiter", "trader", "tamer", "keeper"],
    });
    const { state } = play(start, a.recruits("counterfeiter", ["kraken-2", "squid-4"], 1));
    expect(nebulisIn(state)).toEqual({ nebulis: [1, 1, 0], figure: 0 });
  });

  test("KR-26 when nobody has nebulis any more, nobody has the figure; the next to get some takes it", () => {
    const start = prepare({
      seats: [{ lords: ["ferryman"], hand: ["squid-4", "crab-1"] }],
      nebulis: [1, 0, 0],
      court: ["watcher", "trader", "tamer", "keeper"],
    });
    const { state, events } = play(start, a.usesFerryman());
    expect(nebulisIn(state)).toEqual({ nebulis: [0, 0, 0], figure: null });
    expect(eventsOf(events, "figure-moved")).toEqual([
      { type: "figure-moved", seat: null, from: 0 },
    ]);
    const again = play(state, a.recruits("watcher", ["squid-4", "crab-1"]));
    expect(nebulisIn(again.state)).toEqual({ nebulis: [1, 0, 0], figure: 0 });
    expect(eventsOf(again.events, "figure-moved")).toEqual([
      { type: "figure-moved", seat: 0, from: null },
    ]);
  });
});

test("KR-74 the figure, three players", () => {
  let state: State = workedExamples["KR-74"]();
  state = play(state, a.usesFerryman()).state;
  expect(question(state)).toBe("give-figure 0");
  state = play(state, a.givesFigure(2)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [2, 2, 2], figure: 2 });
  // B pays 1 nebulis into the supply: 7/1 with 6 points and no pearl.
  state = play(
    state,
    a.requests("seahorse"),
    b.recruits("outlaw", ["shellfish-3", "shellfish-3"], 1),
  ).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [2, 1, 2], figure: 2 });
  state = play(state, c.explores(), a.declines(), b.declines(), c.takes()).state;
  // A gets 1 by a Watcher and has more than C.
  state = play(state, a.recruits("watcher", ["squid-4", "crab-1"]), a.places(onTrader)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [3, 1, 2], figure: 0 });
  state = play(state, a.endsTurn(), b.explores()).state;
  expect(question(state)).toBe("offer 2");
  // C buys an ally from B with 1 nebulis.
  state = play(state, c.buys(1)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [3, 2, 1], figure: 0 });
});

test("KR-75 a player who stays level does not take it again", () => {
  const hand = ["squid-4", "crab-1"] as const;
  let state: State = workedExamples["KR-75"]();
  const onStack = { kind: "stack", stack: "crab" } as const;
  state = play(state, b.recruits("vigil", hand), b.places(onTrader)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [3, 3, 0], figure: 1 });
  state = play(state, c.recruits("lookout", ["squid-3", "crab-2"]), c.places(onStack)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [3, 3, 1], figure: 1 });
  state = play(state, a.recruits("watcher", hand)).state;
  expect(nebulisIn(state)).toEqual({ nebulis: [4, 3, 1], figure: 0 });
});
