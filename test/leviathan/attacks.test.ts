// One attack: the ally, the dice, the pearls, the life points that it removes, and the reward.
import { describe, expect, test } from "vitest";
import type { Ally, Leviathan } from "../../src/leviathan/cards/index.ts";
import { leviathan as game } from "../../src/leviathan/index.ts";
import { pearlsOf } from "../tables.ts";
import {
  atBorder,
  borderOf,
  by,
  type Description,
  eventsOf,
  exploring,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
  tokensLeft,
} from "./prepare.ts";

const a = by(0);

/** Seat 0 can attack this leviathan with the ally; another leviathan is at the border. */
const before = (
  target: Leviathan | [Leviathan, lost: number],
  ally: Ally,
  pearls = 0,
  more: Description = {},
) =>
  exploring(["monster"], {
    ...more,
    seats: [{ hand: [ally, "crab-5"], pearls }],
    leviathan: { border: atBorder(target, "leviathan-19"), ...more.leviathan },
  });

/** The same after the attack with these dice. */
const attacked = (
  target: Leviathan | [Leviathan, lost: number],
  ally: Ally,
  dice: readonly number[],
  pearls = 0,
) =>
  roll(
    before(target, ally, pearls),
    a.fights(typeof target === "string" ? target : target[0], ally),
    ...dice,
  );

describe("dice", () => {
  test.each<[Ally, number, number]>([
    ["crab-3", 1, 4],
    ["squid-5", 6, 11],
    ["crab-1", 3, 4],
  ])("LE-24 LE-25 plain %s goes to the discard, and a %i makes %i", (ally, die, attack) => {
    const { events, state } = attacked("leviathan-9", ally, [die]);
    expect(eventsOf(events, "attack-begun")).toEqual([
      { type: "attack-begun", seat: 0, leviathan: "leviathan-9", ally },
    ]);
    expect(eventsOf(events, "dice-rolled")).toEqual([
      { type: "dice-rolled", seat: 0, dice: [die] },
    ]);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ leviathan: "leviathan-9", attack }]);
    expect(state.table.discard).toEqual([ally]);
    expect(state.table.seats[0]!.hand).toEqual(["crab-5"]);
  });

  test.each<[Ally, number[], number]>([
    ["crab-3-fighter", [2, 5], 8],
    ["crab-3-fighter", [5, 2], 8],
    ["squid-4-fighter", [6, 1], 10],
    ["squid-4-fighter", [3, 3], 7],
    ["squid-4-fighter", [6, 6], 10],
    ["squid-4-fighter", [1, 1], 5],
  ])("LE-26 %s rolls both dice %j, and the higher one counts: %i", (ally, dice, attack) => {
    const { events } = attacked("leviathan-9", ally, dice, 5);
    expect(eventsOf(events, "dice-rolled")).toMatchObject([{ dice }]);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack }]);
  });

  test.each<Ally>([
    "crab-3",
    "squid-4",
    "crab-4",
    "squid-5",
    "crab-1-fighter",
    "crab-2-fighter",
    "squid-2-fighter",
  ])("LE-26 %s rolls one die", (ally) => {
    const { events } = attacked("leviathan-9", ally, [2]);
    expect(eventsOf(events, "dice-rolled")).toMatchObject([{ dice: [2] }]);
  });
});

describe("LE-27 pearls", () => {
  test("LE-27 after the roll a fighter with a pearl may pay, each pearl adding 1", () => {
    const { state, events } = attacked("leviathan-11", "squid-2-fighter", [2], 9);
    expect(question(state)).toBe("add-pearls 0");
    expect(game.decision(state)).toMatchObject({ attack: 4 });
    expect(kinds(events)).not.toContain("attack-made");
    const paid = play(state, a.addsPearls(3));
    expect(kinds(paid.events).slice(0, 3)).toEqual([
      "pearls-returned",
      "attack-made",
      "life-point-removed",
    ]);
    expect(eventsOf(paid.events, "attack-made")).toMatchObject([{ attack: 7 }]);
    expect(eventsOf(paid.events, "pearls-returned")).toMatchObject([{ seat: 0, pearls: 3 }]);
    expect(pearlsOf(paid.state)).toEqual([6, 1, 1]);
  });

  test.each<[Ally, number]>([
    ["crab-1-fighter", 2],
    ["squid-2-fighter", 1],
  ])("LE-27 as many as are missing: %s and a %i against 5", (ally, die) => {
    const { state } = attacked("leviathan-12", ally, [die], 9);
    expect(legalOf(state, "add-pearls").map(({ pearls }) => pearls)).toEqual([1, 2]);
    expect(openKinds(state)).toEqual(["add-pearls", "decline"]);
  });

  test("LE-27 LE-31 paying is optional, and may be too little", () => {
    const { state } = attacked("leviathan-11", "squid-2-fighter", [2], 9);
    const declined = play(state, a.declines());
    expect(eventsOf(declined.events, "attack-made")).toMatchObject([{ attack: 4 }]);
    expect(declined.state.table.seats[0]!.pearls).toBe(10);
    const little = play(state, a.addsPearls(2));
    expect(eventsOf(little.events, "attack-made")).toMatchObject([{ attack: 6 }]);
    expect(little.state.table.seats[0]!.pearls).toBe(8);
    expect(little.state.table.leviathan.border[0]).toMatchObject({ lost: 0 });
  });

  test("LE-27 the limit is what all remaining resistances together exceed the attack by", () => {
    // 3 + 7 + 5 against 1 + 2.
    const all = attacked("leviathan-9", "squid-1-fighter", [2], 20).state;
    expect(legalOf(all, "add-pearls").map(({ pearls }) => pearls)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    for (const pearls of [0, 13])
      expect(refusalOf(all, a.addsPearls(pearls))).toMatchObject({
        code: "wrong-number-of-pearls",
        rule: "LE-27",
        params: { pearls, most: 12 },
      });
    // 7 + 5 against 3 when the first life point is gone.
    const some = attacked(["leviathan-9", 1], "squid-1-fighter", [2], 20).state;
    expect(legalOf(some, "add-pearls")).toHaveLength(9);
    const both = play(some, a.addsPearls(9)).events;
    expect(eventsOf(both, "life-point-removed")).toHaveLength(2);
    expect(eventsOf(both, "leviathan-killed")).toHaveLength(1);
    expect(play(all, a.addsPearls(12)).state.table.leviathan.seats[0]!.killed).toEqual([
      "leviathan-9",
    ]);
  });

  test("LE-27 nobody pays more pearls than they have", () => {
    const { state } = attacked("leviathan-11", "squid-1-fighter", [1], 2);
    expect(legalOf(state, "add-pearls").map(({ pearls }) => pearls)).toEqual([1, 2]);
    expect(refusalOf(state, a.addsPearls(3))).toMatchObject({
      code: "too-few-pearls",
      rule: "LE-27",
      params: { has: 2, needs: 3 },
    });
  });

  test.each([
    ["a plain ally", "squid-2", [1], 9],
    ["a fighter with two dice", "squid-3-fighter", [1, 1], 9],
    ["no pearls", "squid-2-fighter", [1], 0],
    ["an attack that reaches all resistances", "squid-2-fighter", [5], 9],
  ] as const)("LE-27 nothing is asked with %s", (_, ally, dice, pearls) => {
    const { state, events } = attacked("leviathan-11", ally, dice, pearls);
    expect(kinds(events)).toContain("attack-made");
    expect(question(state)).not.toBe("add-pearls 0");
  });

  test("LE-27 LE-20 the pearl of space 5 can be paid in the first attack", () => {
    const start = exploring(["crab-1", "crab-2", "squid-2", "squid-3", "monster"], {
      seats: [{ hand: ["squid-2-fighter"], pearls: 0 }],
      leviathan: { border: atBorder("leviathan-12", "leviathan-19") },
    });
    const { state } = roll(start, a.fights("leviathan-12", "squid-2-fighter"), 2);
    expect(legalOf(state, "add-pearls")).toEqual([a.addsPearls(1)]);
  });
});

describe("LE-28 life points", () => {
  test.each<[string, Ally, number, number]>([
    ["one too few", "squid-1", 1, 0],
    ["equal is enough", "squid-1", 2, 1],
    ["what is left is compared with the next one", "squid-5", 4, 1],
    ["and may be equal too", "squid-5", 5, 2],
    ["never part of one", "squid-5", 6, 2],
  ])("LE-28 %s", (_, ally, die, removed) => {
    // Leviathan 9: 3, 7, 5.
    const { state, events } = attacked("leviathan-9", ally, [die]);
    expect(eventsOf(events, "life-point-removed")).toHaveLength(removed);
    expect(borderOf(state)[0]).toEqual(["2-3", "leviathan-9", removed]);
  });

  test("LE-28 a high resistance in front protects lower ones behind it", () => {
    // Leviathan 10: 6, 4.
    const { events } = attacked("leviathan-10", "crab-1", [4]);
    expect(eventsOf(events, "life-point-removed")).toEqual([]);
  });

  test("LE-12 LE-28 life points that are gone stay gone: the next attack meets the next one", () => {
    const { state, events } = attacked(["leviathan-9", 2], "crab-2", [3]);
    expect(eventsOf(events, "leviathan-killed")).toMatchObject([
      { seat: 0, leviathan: "leviathan-9" },
    ]);
    expect(borderOf(state)).toEqual([["4", "leviathan-19", 0]]);
  });

  test("LE-28 a surplus is lost after the attack: the next one begins anew", () => {
    const { state } = attacked("leviathan-9", "squid-5", [4]);
    const drawn = roll(state, a.drawsTokens(1), 2).state;
    // 9 - 3 = 6 were left against 7; 5 + 1 do not reach 7 either.
    const { state: next } = roll(drawn, a.attacks("crab-5"), 1);
    expect(next.table.leviathan.border[0]).toMatchObject({ lost: 1 });
  });
});

describe("LE-29 LE-30 the reward", () => {
  test("LE-29 all mixes of both supplies can be named; the tokens are drawn from them", () => {
    const { state } = attacked("leviathan-9", "squid-5", [5]);
    expect(game.decision(state)).toEqual({ ask: "draw-tokens", seats: [0], count: 3 });
    expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual([0, 1, 2, 3]);
    const drawn = roll(state, a.drawsTokens(2), 4, 2, "key");
    expect(kinds(drawn.events).slice(0, 2)).toEqual(["tokens-drawn", "leviathan-tokens-drawn"]);
    expect(drawn.state.table.seats[0]!.tokens).toEqual([2, 4]);
    expect(drawn.state.table.leviathan.seats[0]!.tokens).toEqual(["key"]);
    expect(drawn.state.table.tokens).toHaveLength(18);
    expect(drawn.state.table.leviathan.tokens).toHaveLength(19);
  });

  /** The reward of 3 tokens, with these numbers left in the supplies. */
  const withLeft = (base: number, others: number) => {
    const start = before("leviathan-9", "squid-5", 0, {
      tokensLeft: base,
      leviathan: tokensLeft(others),
    });
    return roll(start, a.fights("leviathan-9", "squid-5"), 5);
  };

  test("LE-30 no more of a kind can be named than are left", () => {
    const { state } = withLeft(2, 2);
    expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual([1, 2]);
    for (const baseTokens of [0, 3])
      expect(refusalOf(state, a.drawsTokens(baseTokens))).toMatchObject({
        code: "wrong-number-of-base-tokens",
        rule: "LE-30",
        params: { baseTokens, least: 1, most: 2 },
      });
  });

  test.each([
    [0, 5, 0, 3],
    [4, 0, 3, 0],
    [1, 1, 1, 1],
    [1, 2, 1, 2],
    [0, 0, 0, 0],
  ])(
    "LE-30 with %i base and %i leviathan tokens left, %i and %i are drawn without a question",
    (base, others, drawnBase, drawnOthers) => {
      const { state, events } = withLeft(base, others);
      expect(openKinds(state)).not.toContain("draw-tokens");
      expect(eventsOf(events, "tokens-drawn").flatMap(({ tokens }) => tokens)).toHaveLength(
        drawnBase,
      );
      expect(
        eventsOf(events, "leviathan-tokens-drawn").flatMap(({ tokens }) => tokens),
      ).toHaveLength(drawnOthers);
    },
  );
});

test("LE-31 an attack that removes no life point has failed and brings 1 pearl, no token", () => {
  const { state, events } = attacked("leviathan-11", "squid-2", [4], 3);
  expect(kinds(events)).toEqual(["attack-begun", "dice-rolled", "attack-made", "pearls-gained"]);
  expect(eventsOf(events, "pearls-gained")).toEqual([
    { type: "pearls-gained", seat: 0, pearls: 1, source: "reward" },
  ]);
  expect(state.table.seats[0]).toMatchObject({ pearls: 4, tokens: [] });
  expect(pearlsOf(roll(state, a.attacks("crab-5"), 1).state)).toEqual([5, 1, 1]);
  const success = attacked("leviathan-11", "squid-2", [5], 3);
  expect(eventsOf(success.events, "pearls-gained")).toEqual([]);
  expect(pearlsOf(success.state)).toEqual([3, 1, 1]);
});

describe("the meter of an attack", () => {
  test("LE-25 LE-26 LE-28 shows resistances, value, dice and what the die must show", () => {
    const start = before(["leviathan-9", 1], "squid-3-fighter");
    const fight = { type: "fight", leviathan: "leviathan-9" } as const;
    expect(game.choices(start, 0, { type: "fight" })?.meter).toBeUndefined();
    expect(game.choices(start, 0, fight)?.meter).toEqual({
      kind: "attack",
      resistances: [7, 5],
      value: 0,
      dice: 1,
      needs: 7,
    });
    expect(game.choices(start, 0, { ...fight, ally: "squid-3-fighter" })?.meter).toEqual({
      kind: "attack",
      resistances: [7, 5],
      value: 3,
      dice: 2,
      needs: 4,
    });
    const { state } = roll(start, a.fights("leviathan-9", "squid-3-fighter"), 1, 2);
    expect(game.choices(state, 0, { type: "attack", ally: "crab-5" })?.meter).toEqual({
      kind: "attack",
      resistances: [7, 5],
      value: 5,
      dice: 1,
      needs: 2,
    });
  });

  test("LE-27 LE-28 after the roll it counts the die and the pearls chosen", () => {
    const { state } = attacked("leviathan-9", "squid-1-fighter", [1], 9);
    const meter = { kind: "attack", resistances: [3, 7, 5], dice: 0 };
    const of = (pearls?: number) =>
      game.choices(state, 0, { type: "add-pearls", ...(pearls && { pearls }) })?.meter;
    expect(of()).toEqual({ ...meter, value: 2, needs: 1 });
    expect(of(1)).toEqual({ ...meter, value: 3, needs: 0 });
    expect(of(8)).toEqual({ ...meter, value: 10, needs: -7 });
  });
});
