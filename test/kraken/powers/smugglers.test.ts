import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../../src/kraken/cards/box.ts";
import { kraken } from "../../../src/kraken/index.ts";
import { assumeConsistent } from "../../assume-consistent.ts";
import { pearlsOf } from "../../tables.ts";
import { by, forSmuggler } from "../by.ts";
import {
  eventsOf,
  legalOf,
  nebulisIn,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "../prepare.ts";

const me = by(0);
const court: Lord[] = ["fence", "watcher", "trader", "tamer", "keeper"];

describe("Ferryman", () => {
  const start = prepare({
    seats: [{ lords: ["ferryman"], pearls: 0 }],
    nebulis: [2, 0, 0],
    court,
    council: { crab: ["crab-2"] },
  });

  test("KR-41 returns a nebulis to the supply for a pearl, once per turn", () => {
    const { state } = play(start, me.usesFerryman());
    expect(pearlsOf(state)[0]).toBe(1);
    expect(nebulisIn(state).nebulis).toEqual([1, 0, 0]);
    expect(question(state)).toBe("act 0");
    expect(refusalOf(state, me.usesFerryman())).toMatchObject({ code: "power-used-this-turn" });
  });

  test("KR-41 at every decision of AB-35, also at the end of the turn", () => {
    const { state } = play(start, me.requests("crab"));
    expect(openKinds(state)).toEqual(["end-turn", "use-ferryman"]);
  });

  test("KR-41 is refused without nebulis or without the Ferryman", () => {
    const none = prepare({ seats: [{ lords: ["ferryman"] }], court });
    expect(refusalOf(none, me.usesFerryman())).toMatchObject({
      code: "too-few-nebulis",
      rule: "KR-41",
    });
    const other = prepare({ nebulis: [1, 0, 0], court });
    expect(refusalOf(other, me.usesFerryman()).code).toBe("power-not-working");
  });
});

describe("Fence", () => {
  const fencing = (nebulis: number[], players = 3) =>
    play(
      prepare({ players, seats: [{ hand: forSmuggler }], nebulis, court }),
      me.recruits("fence", forSmuggler),
    );

  test("KR-44 gives a nebulis to each opponent", () => {
    expect(nebulisIn(fencing([5, 0, 1]).state)).toEqual({ nebulis: [3, 1, 2], figure: 0 });
    expect(nebulisIn(fencing([1, 0], 2).state)).toEqual({ nebulis: [0, 1], figure: 1 });
  });

  test("KR-44 with too few nebulis, the owner chooses different opponents", () => {
    const { state } = fencing([2, 0, 0, 0], 4);
    expect(question(state)).toBe("give-nebulis 0");
    expect(legalOf(state, "give-nebulis").map(({ to }) => to)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(refusalOf(state, me.givesNebulis(1))).toMatchObject({
      code: "wrong-number-of-opponents",
      params: { has: 1, needs: 2 },
    });
    expect(refusalOf(state, me.givesNebulis(1, 1)).code).toBe("opponent-named-twice");
    expect(refusalOf(state, me.givesNebulis(0, 1))).toEqual({
      code: "not-an-opponent",
      rule: "KR-44",
      params: { from: 0 },
    });
    expect(refusalOf(state, me.declines()).code).toBe("not-to-be-declined");
    // All gifts are one change: two draw level, and the holder has to choose.
    const given = play(state, me.givesNebulis(3, 1)).state;
    expect(given.table.kraken.nebulis).toEqual([0, 1, 0, 1]);
    expect(question(given)).toBe("give-figure 0");
  });

  test("KR-44 the opponents are listed in the order of their seats, whichever seat has the Fence", () => {
    const start = prepare({
      players: 4,
      turn: { seat: 1 },
      seats: [{}, { hand: forSmuggler }],
      nebulis: [0, 2, 0, 0],
      court,
    });
    const { state } = play(start, by(1).recruits("fence", forSmuggler));
    expect(legalOf(state, "give-nebulis").map(({ to }) => to)).toEqual([
      [0, 2],
      [0, 3],
      [2, 3],
    ]);
  });

  test("KR-44 without nebulis nothing happens; a Shaman does not protect", () => {
    expect(question(fencing([0, 0, 0]).state)).toBe("act 1");
    // The game does not ask then, so the question is put on the agenda by hand.
    const { state } = fencing([1, 0, 0]);
    const area = { ...state.table.kraken, nebulis: [0, 0, 0], figure: null };
    const none = assumeConsistent(kraken, { ...state, table: { ...state.table, kraken: area } });
    expect(kraken.refusal(none, me.givesNebulis())).toEqual({
      code: "too-few-nebulis",
      rule: "KR-44",
      params: { has: 0, needs: 1 },
    });
    const start = prepare({
      seats: [{ hand: forSmuggler }, { lords: ["shaman"] }],
      nebulis: [4, 0, 0],
      court,
    });
    expect(nebulisIn(play(start, me.recruits("fence", forSmuggler)).state).nebulis).toEqual([
      2, 1, 1,
    ]);
  });
});

describe("sentinels", () => {
  test.each(["watcher", "vigil", "lookout"] as const)(
    "KR-46 to KR-48 %s: its own sentinel, 1 nebulis, then the place",
    (lord) => {
      const hand: Ally[] = ["squid-4", "crab-1"];
      const start = prepare({ seats: [{ hand }], court: [lord, "trader", "tamer", "keeper"] });
      const { state, events } = play(start, me.recruits(lord, hand));
      expect(state.table.kraken.sentinels[lord]).toEqual({ owner: 0, on: null });
      expect(nebulisIn(state)).toEqual({ nebulis: [1, 0, 0], figure: 0 });
      expect(question(state)).toBe("place-sentinel 0");
      const order = events.map(({ type }) => type);
      expect(order.indexOf("sentinel-taken")).toBeLessThan(order.indexOf("nebulis-changed"));
      expect(eventsOf(events, "sentinel-taken")).toEqual([
        { type: "sentinel-taken", seat: 0, sentinel: lord },
      ]);
    },
  );

  test("KR-25 KR-46 the figure is given before the sentinel is placed", () => {
    const hand: Ally[] = ["squid-4", "crab-1"];
    const start = prepare({
      turn: { seat: 1 },
      seats: [{}, { hand }, {}],
      nebulis: [1, 0, 0],
      court,
    });
    const { state } = play(start, by(1).recruits("watcher", hand));
    expect(nebulisIn(state)).toEqual({ nebulis: [1, 1, 0], figure: 1 });
    expect(question(state)).toBe("place-sentinel 1");
  });
});

describe("KR-66 brought by Traitor or Schemer", () => {
  const traitors: Ally[] = ["squid-5", "squid-4", "crab-1", "seahorse-2"];
  const brought = (lord: Lord, more: Parameters<typeof prepare>[0] = {}) =>
    play(
      prepare({
        court: ["traitor", lord, "tamer", "keeper"],
        ...more,
        seats: [
          { hand: traitors, lords: ["miller"], ...more.seats?.[0] },
          ...(more.seats ?? []).slice(1),
        ],
      }),
      me.recruits("traitor", traitors),
      me.replaces("miller", lord),
    ).state;

  test("KR-66 the Fence's question can be declined: then nothing is given", () => {
    const state = brought("fence", { nebulis: [1, 0, 0] });
    expect(question(state)).toBe("give-nebulis 0");
    expect(nebulisIn(play(state, me.declines()).state).nebulis).toEqual([1, 0, 0]);
    // A power without a question happens anyway.
    expect(nebulisIn(brought("fence", { nebulis: [2, 0, 0], figure: 0 })).nebulis).toEqual([
      0, 1, 1,
    ]);
  });

  test("KR-66 the sentinel stays in front of its owner, with its nebulis", () => {
    const { state } = play(brought("watcher"), me.declines());
    expect(state.table.kraken.sentinels.watcher).toEqual({ owner: 0, on: null });
    expect(nebulisIn(state).nebulis).toEqual([1, 0, 0]);
  });

  test("KR-66 Healer, Executioner and Liberator do nothing", () => {
    const healer = brought("healer", { discard: ["crab-2"] });
    expect(question(healer)).toBe("take-from-discard 0");
    expect(play(healer, me.declines()).state.table.seats[0]!.hand).toEqual([]);
    const executioner = brought("executioner", { seats: [{}, { affiliated: ["crab-3"] }] });
    expect(question(executioner)).toBe("name-race 0");
    expect(play(executioner, me.declines()).state.table.seats[1]!.affiliated).toEqual(["crab-3"]);
    const liberator = brought("liberator", {
      seats: [{ locations: [{ location: "jail", lords: ["reaper"] }] }],
    });
    expect(question(liberator)).toBe("free-lord 0");
    expect(play(liberator, me.declines()).state.table.seats[0]!.lords).toEqual([
      "traitor",
      "liberator",
    ]);
  });

  test("KR-66 powers that cannot be carried out are skipped", () => {
    expect(question(brought("executioner"))).toBe("act 1");
    expect(question(brought("liberator"))).toBe("act 1");
  });
});
