// One attack: the ally, the dice, the pearls, and the life points that it removes.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/leviathan/cards/index.ts";
import { pearlsOf } from "../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  eventsOf,
  legalOf,
  openKinds,
  play,
  question,
  roll,
} from "./prepare.ts";

const me = by(0);
const squid = atBorder("leviathan-12"); // 5; squid

test("LE-24 LE-25 the ally goes to the discard, and one die is added to its value", () => {
  const start = atMonster(squid, { hand: ["crab-2", "squid-4"] });
  const { state, events } = roll(start, me.fights("leviathan-12", "crab-2"), 2);
  expect(eventsOf(events, "attack-begun")).toMatchObject([{ seat: 0, ally: "crab-2" }]);
  expect(eventsOf(events, "dice-rolled")).toMatchObject([{ seat: 0, dice: [2] }]);
  expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 4 }]);
  expect(state.table.seats[0]!.hand).toEqual(["squid-4"]);
  expect(state.table.discard).toContain("crab-2");
});

describe("LE-26 fighters with two dice", () => {
  test.each<[Ally, number[], number]>([
    ["crab-3-fighter", [2, 5], 8],
    ["crab-3-fighter", [5, 2], 8],
    ["squid-4-fighter", [6, 6], 10],
    ["squid-4-fighter", [1, 1], 5],
  ])("LE-26 %s and %j make %i", (ally, dice, attack) => {
    const start = atMonster(atBorder("leviathan-9"), { hand: [ally], pearls: 3 });
    const { events } = roll(start, me.fights("leviathan-9", ally), ...dice);
    expect(eventsOf(events, "dice-rolled")).toMatchObject([{ dice }]);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack }]);
  });

  test.each<Ally>(["crab-3", "crab-4", "crab-5", "crab-1-fighter", "crab-2-fighter"])(
    "LE-26 %s rolls one die",
    (ally) => {
      const start = atMonster(atBorder("leviathan-9"), { hand: [ally], pearls: 0 });
      const { events } = roll(start, me.fights("leviathan-9", ally), 4);
      expect(eventsOf(events, "dice-rolled")).toMatchObject([{ dice: [4] }]);
    },
  );
});

describe("LE-27 fighters with a pearl", () => {
  const withPearls = (ally: Ally, pearls: number, border = squid) =>
    atMonster(border, { hand: [ally], pearls });
  const amounts = (state: ReturnType<typeof withPearls>) =>
    legalOf(state, "add-pearls").map(({ pearls }) => pearls);

  test.each<[string, Ally, number, number, number[]]>([
    ["as many as are missing", "crab-1-fighter", 9, 2, [1, 2]],
    ["no more than the player has", "crab-1-fighter", 1, 1, [1]],
    ["value 2 too", "squid-2-fighter", 9, 1, [1, 2]],
  ])("LE-27 %s", (_, ally, pearls, die, expected) => {
    const { state } = roll(withPearls(ally, pearls), me.fights("leviathan-12", ally), die);
    expect(question(state)).toBe("add-pearls 0");
    expect(amounts(state)).toEqual(expected);
    expect(openKinds(state)).toEqual(["add-pearls", "decline"]);
  });

  test("LE-27 the limit is that of all remaining resistances together", () => {
    const border = atBorder(["leviathan-9", 1]); // 7 and 5 are left
    const { state } = roll(
      withPearls("crab-1-fighter", 20, border),
      me.fights("leviathan-9", "crab-1-fighter"),
      1,
    );
    expect(amounts(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { events } = play(state, me.addsPearls(10));
    expect(eventsOf(events, "life-point-removed")).toHaveLength(2);
    expect(eventsOf(events, "leviathan-killed")).toHaveLength(1);
  });

  test("LE-27 LE-31 each pearl adds 1, and goes to the treasury", () => {
    const start = withPearls("crab-1-fighter", 5);
    const { state } = roll(start, me.fights("leviathan-12", "crab-1-fighter"), 2);
    const { state: after, events } = play(state, me.addsPearls(1));
    expect(eventsOf(events, "pearls-returned")).toMatchObject([{ seat: 0, pearls: 1 }]);
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 4 }]);
    expect(pearlsOf(after)).toEqual([5 - 1 + 1, 1, 1]); // and 1 for the failed attack
  });

  test("LE-27 nothing need be paid", () => {
    const start = withPearls("crab-1-fighter", 5);
    const { state } = roll(start, me.fights("leviathan-12", "crab-1-fighter"), 1);
    const { state: after, events } = play(state, me.declines());
    expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 2 }]);
    expect(pearlsOf(after)).toEqual([6, 1, 1]);
  });

  test.each<[string, Ally, number, number[]]>([
    ["the attack is enough already", "crab-1-fighter", 5, [4]],
    ["the player has no pearl", "crab-1-fighter", 0, [1]],
    ["the ally is no fighter", "crab-1", 5, [1]],
    ["the fighter has two dice", "crab-3-fighter", 5, [1, 1]],
  ])("LE-27 not asked where %s", (_, ally, pearls, dice) => {
    const start = withPearls(ally, pearls);
    const { state, events } = roll(start, me.fights("leviathan-12", ally), ...dice);
    expect(question(state)).not.toBe("add-pearls 0");
    expect(eventsOf(events, "attack-made")).toHaveLength(1);
  });
});

describe("LE-28 life points", () => {
  const attackOf = (border: ReturnType<typeof atBorder>, ally: Ally, die: number) => {
    const other = { space: "4", leviathan: "leviathan-19", lost: 0 } as const;
    const start = atMonster([...border, other], { hand: [ally] });
    return roll(start, me.fights(border[0]!.leviathan, ally), die);
  };

  test.each<[string, Ally, number, number]>([
    ["equal is enough", "crab-2", 1, 1],
    ["one too few", "crab-1", 1, 0],
    ["what is left is compared with the next one", "crab-4", 5, 1],
    ["and may be equal too", "crab-4", 6, 2],
    ["never part of one", "crab-5", 6, 2],
  ])("LE-28 %s", (_, ally, die, removed) => {
    // Leviathan 9: 3, 7, 5.
    const { state, events } = attackOf(atBorder("leviathan-9"), ally, die);
    expect(eventsOf(events, "life-point-removed")).toHaveLength(removed);
    expect(borderOf(state)[0]).toEqual(["2-3", "leviathan-9", removed]);
  });

  test("LE-28 a high resistance in front protects lower ones behind it", () => {
    // Leviathan 10: 6, 4.
    const { events } = attackOf(atBorder("leviathan-10"), "crab-1", 4);
    expect(eventsOf(events, "life-point-removed")).toEqual([]);
  });

  test("LE-12 LE-28 life points that are gone stay gone: the next attack meets the next one", () => {
    const { state, events } = attackOf(atBorder(["leviathan-9", 2]), "crab-2", 3);
    expect(eventsOf(events, "leviathan-killed")).toMatchObject([
      { seat: 0, leviathan: "leviathan-9" },
    ]);
    expect(borderOf(state)).toEqual([["4", "leviathan-19", 0]]);
  });
});

test("LE-31 an attack that removes nothing has failed, and brings 1 pearl", () => {
  const start = atMonster(squid, { hand: ["crab-1", "crab-1"], pearls: 2 });
  const { state, events } = roll(start, me.fights("leviathan-12", "crab-1"), 3);
  expect(pearlsOf(state)).toEqual([3, 1, 1]);
  expect(eventsOf(events, "life-point-removed")).toEqual([]);
  expect(pearlsOf(roll(state, me.attacks("crab-1"), 1).state)).toEqual([4, 1, 1]);
});

test("LE-31 an attack that removes a life point brings no pearl", () => {
  const start = atMonster(atBorder("leviathan-9"), { hand: ["crab-2"], pearls: 2 });
  expect(pearlsOf(roll(start, me.fights("leviathan-9", "crab-2"), 1).state)).toEqual([2, 1, 1]);
});
