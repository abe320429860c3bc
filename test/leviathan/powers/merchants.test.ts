// Taxidermist and Arms Dealer.
import { describe, expect, test } from "vitest";
import { pearlsOf } from "../../tables.ts";
import {
  atBorder,
  atMonster,
  by,
  type Description,
  eventsOf,
  kinds,
  play,
  question,
  roll,
} from "../prepare.ts";
import {
  type Area,
  attackingNine,
  bringers,
  bringing,
  crowded,
  recruitment,
  withoutPower,
} from "./arrivals.ts";

const me = by(0);

describe("Taxidermist", () => {
  const area: Area = { hand: ["crab-5", "crab-1"], pearls: 4 };
  const owner: Area = { ...area, lords: ["taxidermist"] };
  const pearls = { type: "pearls-gained", seat: 0, pearls: 2, source: "taxidermist" };

  test.each([
    ["one of three", 1, 0, 1],
    ["two of three", 5, 0, 2],
    ["the second of three", 2, 1, 1],
    ["the last, which kills it", 6, 2, 1],
  ])("LE-54 2 pearls for every life point its owner removes: %s", (_, die, lost, removed) => {
    const { state, events } = attackingNine([owner], die, lost);
    expect(eventsOf(events, "life-point-removed")).toHaveLength(removed);
    expect(eventsOf(events, "pearls-gained")).toEqual(
      Array.from({ length: removed }, () => pearls),
    );
    expect(pearlsOf(state)).toEqual([4 + 2 * removed, 1, 1]);
  });

  test("LE-54 LE-31 a failed attack brings 1 pearl, as without it", () => {
    const { state, events } = attackingNine([owner], 1, 1);
    expect(eventsOf(events, "pearls-gained")).toMatchObject([{ pearls: 1, source: "reward" }]);
    expect(pearlsOf(state)).toEqual([5, 1, 1]);
  });

  test("LE-54 in every attack of the fight", () => {
    const first = roll(attackingNine([owner], 1).state, me.drawsTokens(1), 2).state;
    const { state } = roll(first, me.attacks("crab-1"), 6);
    expect(pearlsOf(state)[0]).toBe(4 + 2 + 2);
  });

  test.each(withoutPower("taxidermist", area))("LE-54 %s, it brings nothing", (_, seats) => {
    expect(pearlsOf(attackingNine(seats, 1).state)).toEqual([4, 1, 1]);
  });

  test("LE-54 LE-14 nothing for a leviathan that attacks and is discarded", () => {
    const border = atBorder("leviathan-17");
    const start = atMonster(border, owner, { nextCards: ["crab-2"] });
    const { state } = roll(start, me.continues(), "leviathan-20", 1, 1);
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
  });

  test("LE-51 LE-54 LE-57 it works in the Sorcerer's fight", () => {
    const seats: Area[] = [{ lords: ["taxidermist"], hand: ["crab-5"], pearls: 0 }];
    const leviathan = { border: atBorder("leviathan-9", "leviathan-20") };
    const start = roll(...recruitment("sorcerer", { seats, leviathan })).state;
    const { state } = roll(start, me.fights("leviathan-9", "crab-5"), 5);
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
  });

  test("LE-51 LE-54 LE-59 it works for the Rebel", () => {
    const seats: Area[] = [{ lords: ["taxidermist"], pearls: 0 }];
    const leviathan = { border: atBorder("leviathan-9", "leviathan-20") };
    const start = roll(...recruitment("rebel", { seats, leviathan })).state;
    const { state, events } = roll(start, me.removesLifePoint("leviathan-9"));
    expect(kinds(events)).toEqual(["life-point-removed", "pearls-gained"]);
    expect(pearlsOf(state)).toEqual([2, 1, 1]);
  });

  test("LE-51 losing it to a leviathan ends its power at once, in the same exploration", () => {
    const start = atMonster(atBorder("leviathan-10", "leviathan-12"), owner, {
      nextCards: ["monster"],
    });
    const lost = roll(start, me.continues(), "leviathan-20", 1, 1).state;
    expect(lost.table.discardedLords).toEqual(["taxidermist"]);
    const { state, events } = roll(lost, me.fights("leviathan-12", "crab-5"), 1);
    expect(kinds(events)).toContain("life-point-removed");
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
  });
});

describe("Arms Dealer", () => {
  const bought = (description: Description) => roll(...recruitment("arms-dealer", description));

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])("LE-55 with %i leviathans at the border", (count) => {
    const { state, events } = bought({
      seats: [{ pearls: 3 }],
      leviathan: { border: crowded(count) },
    });
    expect(pearlsOf(state)).toEqual([3 + count, 1, 1]);
    const gained = { type: "pearls-gained", seat: 0, pearls: count, source: "arms-dealer" };
    expect(eventsOf(events, "pearls-gained")).toEqual(count ? [gained] : []);
    expect(question(state)).toBe("act 1");
  });

  test("LE-55 leviathans count, not their life points, nor those killed or discarded", () => {
    const { state } = bought({
      seats: [{ pearls: 0 }],
      leviathan: {
        border: atBorder(["leviathan-9", 2], "leviathan-17"),
        discarded: ["leviathan-1"],
        seats: [{ killed: ["leviathan-2"], wounds: 0, tokens: [] }],
        scourge: 0,
      },
    });
    expect(pearlsOf(state)).toEqual([2, 1, 1]);
  });

  test("LE-55 LE-49 only once: not for leviathans that come later, nor in later turns", () => {
    const lords: Area["lords"] = ["arms-dealer"];
    const start = atMonster(
      atBorder("leviathan-9"),
      { lords, pearls: 0 },
      { nextCards: ["crab-2"] },
    );
    const { state } = roll(start, me.continues(), "leviathan-20", 6, 6);
    const done = play(state, by(1).declines(), by(2).declines(), me.takes()).state;
    expect(question(done)).toBe("act 1");
    expect(pearlsOf(done)).toEqual([0, 1, 1]);
  });

  test.each(bringers)("LE-55 LE-50 it pays when the %s brings it", (bringer) => {
    const seats = [{ pearls: 1 }];
    const { state } = roll(
      ...bringing(bringer, "arms-dealer", { seats, leviathan: { border: crowded(3) } }),
    );
    expect(pearlsOf(state)).toEqual([4, 1, 1]);
  });
});
