// Krakens and lords of Kraken that a leviathan takes, and the hand limit.
import { describe, expect, test } from "vitest";
import { by } from "./by.ts";
import {
  atBorder,
  type Description,
  eventsOf,
  exploring,
  legalOf,
  play,
  prepare,
  question,
  refusalOf,
  roll,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];

describe("LE-80 krakens lost to a penalty", () => {
  const hand = ["kraken-3", "kraken-2", "squid-1", "crab-2"] as const;
  /** Seat 0 continues; leviathan 1 (3 allies) attacks it. */
  const attacked = (more: Description = {}) =>
    roll(
      exploring(["monster"], {
        seats: [{ hand }],
        nextCards: ["crab-3"],
        ...more,
        leviathan: { border: atBorder("leviathan-1") },
      }),
      a.continues(),
      "leviathan-20",
      2,
      1,
    ).state;

  test("LE-80 the player may choose krakens, and takes the nebulis shown on them", () => {
    const state = attacked();
    expect(question(state)).toBe("lose-allies 0");
    const { state: after, events } = play(state, a.losesAllies("kraken-2", "kraken-3", "squid-1"));
    expect(eventsOf(events, "nebulis-changed")).toEqual([
      { type: "nebulis-changed", by: [3, 0, 0], source: "krakens" },
    ]);
    expect(after.table.kraken).toMatchObject({ nebulis: [3, 0, 0], figure: 0 });
    expect(after.table.discard).toEqual(["kraken-2", "kraken-3", "monster", "squid-1"]);
  });

  test("LE-80 krakens that are kept bring nothing", () => {
    const { state } = play(attacked(), a.losesAllies("crab-2", "kraken-2", "squid-1"));
    expect(state.table.kraken.nebulis).toEqual([1, 0, 0]);
    expect(state.table.seats[0]!.hand).toEqual(["kraken-3"]);
  });

  test("LE-80 KR-24 all krakens of a penalty are one change: drawing level by all of them takes the figure once", () => {
    const state = attacked({ nebulis: [0, 3, 0], figure: 1 });
    const { events } = play(state, a.losesAllies("kraken-2", "kraken-3", "squid-1"));
    expect(eventsOf(events, "nebulis-changed")).toHaveLength(1);
    expect(eventsOf(events, "figure-moved")).toMatchObject([{ seat: 0 }]);
  });

  test("LE-80 KR-16 KR-41 before the loss the Slaver may discard a kraken, without nebulis, and the Ferryman be used", () => {
    const area = { hand, lords: ["slaver", "ferryman"] as const };
    const state = attacked({ seats: [area], nebulis: [1, 0, 0] });
    const used = play(state, a.usesSlaver("kraken-3"), { type: "use-ferryman", seat: 0 }).state;
    expect(used.table.kraken.nebulis).toEqual([0, 0, 0]);
    const after = play(used, a.losesAllies("crab-2", "kraken-2", "squid-1")).state;
    expect(after.table.kraken.nebulis).toEqual([1, 0, 0]);
  });

  test("LE-80 LE-53 also in another player's turn", () => {
    const start = prepare({
      court: ["border-guard", "trader", "keeper", "jailer"],
      seats: [{ hand: ["crab-5", "squid-3"] }, { hand }],
      leviathan: { border: atBorder("leviathan-1") },
    });
    const sent = play(start, a.recruits("border-guard", ["crab-5", "squid-3"])).state;
    const attacked = roll(sent, a.sends(1), "leviathan-20", 1, 1).state;
    expect(question(attacked)).toBe("lose-allies 1");
    const { state } = play(attacked, b.losesAllies("crab-2", "kraken-2", "kraken-3"));
    expect(state.table.kraken).toMatchObject({ nebulis: [0, 3, 0], figure: 1 });
  });

  test("LE-80 KR-45 the Cleaner does not help, in a penalty or in an attack", () => {
    const seats = [{ hand, lords: ["cleaner" as const] }];
    const lost = play(attacked({ seats }), a.losesAllies("kraken-2", "kraken-3", "squid-1"));
    expect(lost.state.table.kraken.nebulis).toEqual([3, 0, 0]);
    const fight = exploring(["monster"], {
      seats,
      leviathan: { border: atBorder("leviathan-12") },
    });
    const { state } = roll(fight, a.fights("leviathan-12", "kraken-3"), 1);
    expect(state.table.kraken.nebulis).toEqual([2, 0, 0]);
  });
});

describe("LE-89 lords of Kraken", () => {
  /** Seat 0 continues; leviathan 10 (1 lord) attacks it. */
  const attacked = (description: Description) =>
    roll(
      exploring(["monster"], {
        nextCards: ["crab-3"],
        ...description,
        leviathan: { border: atBorder("leviathan-10") },
      }),
      a.continues(),
      "leviathan-20",
      1,
      1,
    );

  test("LE-89 LE-15 a smuggler can be lost to a leviathan", () => {
    const { state } = attacked({ seats: [{ lords: ["fence", "coward"] }] });
    expect(legalOf(state, "lose-lord").map(({ lord }) => lord)).toEqual(["fence", "coward"]);
    expect(play(state, a.losesLord("fence")).state.table).toMatchObject({
      discardedLords: ["fence"],
    });
  });

  test.each(["watcher", "vigil", "lookout"] as const)(
    "LE-89 KR-65 the sentinel of a lost lord stays (%s)",
    (lord) => {
      const sentinels = {
        [lord]: { owner: 0, on: { kind: "stack", stack: "crab" } },
      } as NonNullable<Description["sentinels"]>;
      const { state, events } = attacked({ seats: [{ lords: [lord] }], sentinels });
      expect(eventsOf(events, "lord-discarded")).toMatchObject([{ seat: 0, lord, from: "own" }]);
      expect(state.table.kraken.sentinels[lord]).toEqual(sentinels[lord]);
    },
  );
});

describe("LE-81 krakens and the hand limit", () => {
  const krakens = ["kraken-2", "kraken-2", "kraken-3", "kraken-3", "kraken-3"] as const;
  const others = ["crab-2", "crab-3", "squid-1", "squid-2", "squid-3", "seahorse-1"] as const;
  /** Seat 0 ends the turn with 13 allies and these pearls. */
  const over = (more: NonNullable<Description["seats"]>[number]) =>
    play(
      prepare({
        seats: [{ hand: [...krakens, ...others], ...more }],
        council: { shellfish: ["kraken-4", "shellfish-2"] },
      }),
      a.requests("shellfish"),
    ).state;

  test("LE-81 krakens count for the limit, but are not discarded for it", () => {
    const state = over({ pearls: 0 });
    expect(question(state)).toBe("trim-hand 0");
    expect(refusalOf(state, a.trims(["kraken-2"]))).toMatchObject({
      code: "ally-not-to-be-discarded",
    });
    expect(legalOf(state, "trim-hand").map(({ allies }) => allies)).toEqual(
      [...others, "shellfish-2"].sort().map((ally) => [ally]),
    );
  });

  test("LE-81 LE-46 a pearl may be paid instead; LE-82 a nebulis may not", () => {
    const state = over({ pearls: 1 });
    expect(play(state, a.trims([], 1)).state.table.seats[0]).toMatchObject({ pearls: 0 });
    const poor = prepare({
      seats: [{ pearls: 0, hand: [...krakens, ...others] }],
      nebulis: [5, 0, 0],
      council: { shellfish: ["kraken-4", "shellfish-2"] },
    });
    const asked = play(poor, a.requests("shellfish")).state;
    expect(refusalOf(asked, a.trims([], 1))).toMatchObject({ code: "too-few-pearls" });
  });

  test("LE-81 LE-47 KR-16 the Commander comes first, and krakens can be discarded for it, without nebulis", () => {
    const start = prepare({
      turn: { seat: 1 },
      seats: [{ lords: ["commander"] }, { hand: [...krakens, ...others] }],
      council: { shellfish: ["kraken-4", "shellfish-2"] },
    });
    const asked = play(start, b.requests("shellfish")).state;
    expect(question(asked)).toBe("discard 1");
    const { state } = play(asked, b.discards(...krakens, "kraken-4", "crab-2"));
    expect(state.table.seats[1]!.hand).toHaveLength(6);
    expect(state.table.kraken.nebulis).toEqual([0, 0, 0]);
    expect(question(state)).toBe("act 2");
  });
});
