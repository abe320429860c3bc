// Coward and Breeder.
import { describe, expect, test } from "vitest";
import { leviathans } from "../../../src/leviathan/cards/index.ts";
import { pearlsOf } from "../../tables.ts";
import {
  atBorder,
  atMonster,
  borderOf,
  by,
  type Description,
  eventsOf,
  exploring,
  fullTrack,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
} from "../prepare.ts";
import { type Area, bringers, bringing, crowded, recruitment, withoutPower } from "./arrivals.ts";

const [me, b] = [by(0), by(1)];

describe("Coward", () => {
  const border = atBorder("leviathan-12");
  const coward: Area = { hand: ["crab-1"], lords: ["coward"], pearls: 0 };

  /** Seat 0 has revealed a monster. */
  const facing = (rest: Description = {}, area = coward) =>
    atMonster(border, area, { track: ["squid-2", "monster"], nextCards: ["squid-5"], ...rest });

  test("LE-60 a monster may be ignored: it is discarded, and the next card takes its space", () => {
    const start = facing();
    expect(openKinds(start)).toEqual(["continue", "fight", "ignore"]);
    const { state, events } = play(start, me.ignores());
    expect(kinds(events)).toEqual(["monster-passed", "card-revealed"]);
    expect(eventsOf(events, "card-revealed")).toMatchObject([{ card: "squid-5", space: 2 }]);
    expect(state.table.track).toEqual(["squid-2", "squid-5"]);
    expect(state.table.discard).toEqual(["monster"]);
    expect(question(state)).toBe("offer 1");
  });

  test("LE-60 no leviathan comes, and no pearl is gained", () => {
    const { state } = play(facing(), me.ignores());
    expect(borderOf(state)).toEqual([["2-3", "leviathan-12", 0]]);
    expect(state.table.leviathan.deck).toHaveLength(19);
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
  });

  test("LE-60 LE-19 LE-22 its owner may continue or fight as well", () => {
    const passed = roll(facing(), me.continues(), "leviathan-20", 6, 6).state;
    expect(borderOf(passed)).toHaveLength(2);
    expect(kinds(roll(facing(), me.fights("leviathan-12", "crab-1"), 1).events)).toContain(
      "attack-made",
    );
  });

  test.each<[string, Area, string[]]>([
    ["who could fight", coward, ["fight", "ignore"]],
    ["who could not", { ...coward, hand: ["seahorse-1"] }, ["continue", "ignore"]],
  ])("LE-60 LE-20 on space 5 too, by a player %s", (_, area, open) => {
    const start = facing({ track: fullTrack }, area);
    expect(openKinds(start)).toEqual(open);
    const { state, events } = play(start, me.ignores());
    expect(kinds(events)).toEqual(["monster-passed", "card-revealed"]);
    expect(eventsOf(events, "card-revealed")).toMatchObject([{ card: "squid-5", space: 5 }]);
    expect(state.table.track).toEqual([...fullTrack.slice(0, 4), "squid-5"]);
    expect(pearlsOf(state)).toEqual([0, 1, 1]);
  });

  test("LE-60 the next card may be a monster, to be ignored, fought or passed again", () => {
    const start = facing({ nextCards: ["monster", "squid-5"] });
    const again = play(start, me.ignores()).state;
    expect(again.table.track).toEqual(["squid-2", "monster"]);
    expect(openKinds(again)).toEqual(["continue", "fight", "ignore"]);
    const { state } = play(again, me.ignores());
    expect(state.table.track).toEqual(["squid-2", "squid-5"]);
    expect(state.table.discard).toEqual(["monster", "monster"]);
  });

  test("LE-60 only a monster just revealed, not an ally", () => {
    const start = exploring(["squid-4"], { seats: [coward], leviathan: { border } });
    expect(openKinds(start)).toEqual(["continue", "take"]);
    expect(refusalOf(start, me.ignores())).toMatchObject({
      code: "no-monster-revealed",
      rule: "LE-60",
    });
  });

  test("LE-60 also a later monster of the same exploration, on its own space", () => {
    const start = facing({ nextCards: ["squid-5", "monster"] });
    const { state } = play(start, me.ignores(), b.declines(), by(2).declines(), me.continues());
    expect(state.table.track).toEqual(["squid-2", "squid-5", "monster"]);
    expect(openKinds(state)).toContain("ignore");
  });

  test.each([
    ["missing", [{ hand: ["crab-1"] }]],
    ...withoutPower("coward", { hand: ["crab-1"] }),
  ] as [string, Area[]][])("LE-60 %s, it does nothing", (_, seats) => {
    const start = facing({ seats }, seats[0]);
    expect(openKinds(start)).toEqual(["continue", "fight"]);
    expect(refusalOf(start, me.ignores())).toMatchObject({
      code: "power-not-working",
      rule: "LE-60",
    });
  });

  test("LE-60 LE-21 without an ally in deck and discard the monster cannot be ignored", () => {
    const start = atMonster(border, { ...coward, hand: ["seahorse-1"] }, { rest: 2 });
    expect(openKinds(start)).toEqual(["pass"]);
    expect(refusalOf(start, me.ignores())).toMatchObject({ code: "no-ally-left", rule: "LE-21" });
    const inDiscard = atMonster(border, coward, { rest: 2, discard: ["squid-5"] });
    expect(openKinds(inDiscard)).toEqual(["continue", "fight", "ignore"]);
  });
});

describe("Breeder", () => {
  const border = atBorder("leviathan-12", ["leviathan-9", 1]); // on 2-3 and 4

  test("LE-61 its owner draws a leviathan, which all see, and chooses among the free spaces", () => {
    const { state, events, revealedTo } = roll(
      ...recruitment("breeder", { leviathan: { border } }),
      "leviathan-17",
    );
    expect(eventsOf(events, "leviathan-drawn")).toEqual([
      { type: "leviathan-drawn", seat: 0, leviathan: "leviathan-17" },
    ]);
    expect(revealedTo).toEqual([0, 1, 2]);
    expect(question(state)).toBe("place-leviathan 0");
    expect(openKinds(state)).toEqual(["place-leviathan"]);
    expect(legalOf(state, "place-leviathan").map(({ space }) => space)).toEqual([
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11-12",
    ]);
    for (const space of ["2-3", "4"] as const)
      expect(refusalOf(state, me.laysLeviathan(space))).toMatchObject({
        code: "space-taken",
        rule: "LE-61",
        params: { space },
      });
  });

  test.each(["5", "8", "11-12"] as const)("LE-61 on space %s: no roll, no attack", (space) => {
    const start = roll(...recruitment("breeder", { leviathan: { border } }), "leviathan-17").state;
    const { state, events } = play(start, me.laysLeviathan(space));
    expect(events[0]).toEqual({ type: "leviathan-placed", leviathan: "leviathan-17", space });
    for (const kind of ["dice-rolled", "leviathan-attacked", "wounds-taken"] as const)
      expect(kinds(events)).not.toContain(kind);
    expect(borderOf(state)).toEqual([
      ["2-3", "leviathan-12", 0],
      ["4", "leviathan-9", 1],
      [space, "leviathan-17", 0],
    ]);
    expect(state.table.leviathan.deck).toHaveLength(17);
    expect(question(state)).toBe("act 1");
  });

  test("LE-61 on an empty border all nine spaces are free", () => {
    const { state } = roll(...recruitment("breeder"));
    expect(legalOf(state, "place-leviathan")).toHaveLength(9);
  });

  test("LE-61 the last free space", () => {
    const { state } = roll(
      ...recruitment("breeder", { leviathan: { border: crowded(8) } }),
      "leviathan-20",
    );
    expect(legalOf(state, "place-leviathan")).toEqual([me.laysLeviathan("11-12")]);
    const after = play(state, me.laysLeviathan("11-12")).state;
    expect(borderOf(after)).toHaveLength(9);
  });

  test("LE-61 nothing happens if no space is free: none is drawn", () => {
    const { state, events } = roll(
      ...recruitment("breeder", { leviathan: { border: crowded(9) } }),
    );
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(state.table.leviathan.deck).toHaveLength(11);
    expect(question(state)).toBe("act 1");
  });

  test("LE-61 LE-17 nothing happens with an empty deck", () => {
    const discarded = leviathans.filter((one) => one !== "leviathan-12" && one !== "leviathan-9");
    const { state, events } = roll(...recruitment("breeder", { leviathan: { border, discarded } }));
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(borderOf(state)).toHaveLength(2);
    expect(question(state)).toBe("act 1");
  });

  test("LE-61 LE-62 it may draw the last leviathan of the deck", () => {
    const on = ["leviathan-12", "leviathan-9", "leviathan-20"];
    const discarded = leviathans.filter((one) => !on.includes(one));
    const { state } = roll(...recruitment("breeder", { leviathan: { border, discarded } }));
    const { events } = play(state, me.laysLeviathan("7"));
    expect(eventsOf(events, "end-triggered")).toMatchObject([{ seat: 0 }]);
  });

  test.each(bringers)(
    "LE-61 LE-50 it works when the %s brings it, and cannot be declined",
    (bringer) => {
      const start = roll(...bringing(bringer, "breeder"), "leviathan-20").state;
      expect(openKinds(start)).toEqual(["place-leviathan"]);
      const { state } = play(start, me.laysLeviathan("7"));
      expect(borderOf(state)).toEqual([["7", "leviathan-20", 0]]);
      expect(question(state)).toBe("act 1");
    },
  );
});
