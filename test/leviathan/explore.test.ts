import { describe, expect, test } from "vitest";
import type { Ally, Lord } from "../../src/leviathan/cards/index.ts";
import { pearlsOf } from "../tables.ts";
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
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
  roll,
} from "./prepare.ts";

const [me, b, c, d, e] = [by(0), by(1), by(2), by(3), by(4)];
const border = atBorder("leviathan-12"); // squid

test("LE-1 AB-12 with five players the fourth ally bought in a turn costs 4 pearls", () => {
  const seats = [0, 1, 2, 3, 4].map(() => ({ pearls: 4 }));
  const nextCards = ["crab-2", "crab-3", "squid-2", "squid-3", "squid-4"] as const;
  const start = prepare({ players: 5, seats, nextCards });
  const { state, events } = play(start, me.explores(), b.buys(), c.buys(), d.buys(), e.buys());
  expect(eventsOf(events, "ally-bought").map(({ price }) => price)).toEqual([1, 2, 3, 4]);
  expect(pearlsOf(state)).toEqual([14, 3, 2, 1, 0]);
});

describe("LE-18 a monster is revealed", () => {
  test("LE-18 it is not offered; the player fights or continues, and cannot take it", () => {
    const start = prepare({
      nextCards: ["monster"],
      seats: [{ hand: ["squid-1"] }, { pearls: 9 }],
      leviathan: { border },
    });
    const { state } = play(start, me.explores());
    expect(question(state)).toBe("explore 0");
    expect(openKinds(state)).toEqual(["continue", "fight"]);
    expect(refusalOf(state, me.takes())).toMatchObject({ code: "monster-revealed" });
  });

  test("LE-18 fighters are offered, bought and taken like other allies", () => {
    const nextCards = ["crab-1-fighter", "crab-4-fighter"] as const;
    const { state } = play(prepare({ nextCards, seats: [{}, {}, { pearls: 0 }] }), me.explores());
    expect(question(state)).toBe("offer 1");
    const bought = play(state, b.buys(), me.takes()).state;
    expect(bought.table.seats.map(({ hand }) => hand)).toEqual([
      ["crab-4-fighter"],
      ["crab-1-fighter"],
      [],
    ]);
  });

  test("LE-18 only a monster is fought", () => {
    const state = exploring(["crab-2"], { seats: [{ hand: ["crab-1"] }], leviathan: { border } });
    expect(openKinds(state)).toEqual(["continue", "take"]);
  });
});

describe("LE-19 continuing past a monster", () => {
  const start = (more: Description = {}) =>
    atMonster(
      border,
      { pearls: 1 },
      { track: ["squid-2", "monster"], nextCards: ["crab-5"], ...more },
    );

  test("LE-19 a leviathan comes, the monster is discarded, the next card takes its space", () => {
    const { state, events } = roll(start(), me.continues(), "leviathan-3", 4, 4);
    expect(kinds(events)).toEqual([
      "leviathan-drawn",
      "dice-rolled",
      "leviathan-placed",
      "monster-passed",
      "card-revealed",
    ]);
    expect(eventsOf(events, "card-revealed")).toMatchObject([{ card: "crab-5", space: 2 }]);
    expect(state.table.track).toEqual(["squid-2", "crab-5"]);
    expect(state.table.discard).toEqual(["monster"]);
    expect(state.table.threat).toBe(1); // LE-2
  });

  test("LE-19 a second monster on the same space: another leviathan comes", () => {
    const first = roll(
      start({ nextCards: ["monster", "crab-5"] }),
      me.continues(),
      "leviathan-3",
      4,
      4,
    ).state;
    expect(first.table.track).toEqual(["squid-2", "monster"]);
    const { state } = roll(first, me.continues(), "leviathan-5", 6, 6);
    expect(borderOf(state).map(([space]) => space)).toEqual(["2-3", "8", "11-12"]);
    expect(state.table.track).toEqual(["squid-2", "crab-5"]);
  });

  test("LE-19 past an ally no leviathan comes", () => {
    const state = exploring(["crab-2"], { nextCards: ["crab-3"], leviathan: { border } });
    const { events } = play(state, me.continues());
    expect(kinds(events)).not.toContain("leviathan-drawn");
  });
});

describe("LE-20 a monster on space 5", () => {
  const at = (hand: Ally[], more: Description = {}) =>
    atMonster(border, { hand, pearls: 0 }, { track: fullTrack, nextCards: ["squid-5"], ...more });

  test("LE-20 a player who can must fight, and gains 1 pearl as the fight begins", () => {
    const state = at(["crab-1"]);
    expect(openKinds(state)).toEqual(["fight"]);
    expect(refusalOf(state, me.continues())).toMatchObject({ code: "must-fight", rule: "LE-20" });
    const { events } = roll(state, me.fights("leviathan-12", "crab-1"), 4, "leviathan-1", 1, 1);
    expect(kinds(events).slice(0, 2)).toEqual(["pearls-gained", "attack-begun"]);
    expect(eventsOf(events, "pearls-gained")).toMatchObject([{ pearls: 1, source: "last-space" }]);
  });

  test("LE-20 LE-27 that pearl can be added to the first attack", () => {
    const state = at(["crab-1-fighter"]);
    const rolled = roll(state, me.fights("leviathan-12", "crab-1-fighter"), 3).state;
    expect(question(rolled)).toBe("add-pearls 0");
  });

  test("LE-20 on another space there is no pearl", () => {
    const state = atMonster(border, { hand: ["crab-1"], pearls: 0 }, { track: fullTrack.slice(1) });
    const { events } = roll(state, me.fights("leviathan-12", "crab-1"), 4, "leviathan-1", 1, 1);
    expect(eventsOf(events, "pearls-gained")).toEqual([]);
  });

  test("LE-20 one who cannot continues, without the pearl; the next card comes onto space 5", () => {
    const state = at(["seahorse-2"]);
    expect(openKinds(state)).toEqual(["continue"]);
    const { state: after, events } = roll(state, me.continues(), "leviathan-3", 4, 4);
    expect(after.table.track).toEqual([...fullTrack.slice(0, 4), "squid-5"]);
    expect(eventsOf(events, "card-revealed")).toMatchObject([{ space: 5 }]);
    expect(pearlsOf(after)).toEqual([0, 1, 1]);
    expect(openKinds(play(after, b.declines(), c.declines()).state)).toEqual(["take"]);
  });
});

describe("LE-21 no ally in deck or discard", () => {
  // All allies are in the hand of the last seat; the deck has monsters only.
  const barren = (hand: Ally[], lords: Lord[] = [], track: Description["track"] = ["monster"]) =>
    atMonster(border, { hand, lords }, { track, rest: 2 });

  test("LE-21 a player who can fight must", () => {
    const state = barren(["crab-1"]);
    expect(openKinds(state)).toEqual(["fight"]);
    expect(refusalOf(state, me.continues())).toMatchObject({ code: "no-ally-left", rule: "LE-21" });
    expect(refusalOf(state, me.passes())).toMatchObject({ code: "other-moves-possible" });
  });

  test("LE-21 LE-60 the Coward does not help", () => {
    const state = barren(["crab-1"], ["coward"]);
    expect(openKinds(state)).toEqual(["fight"]);
    expect(refusalOf(state, me.ignores())).toMatchObject({ code: "no-ally-left", rule: "LE-21" });
  });

  test.each([[["monster"]], [fullTrack]] as const)(
    "LE-21 one who cannot ends the exploration with nothing taken: %j",
    (track) => {
      const state = barren(["seahorse-1"], [], track);
      expect(openKinds(state)).toEqual(["pass"]);
      const { state: after, events } = play(state, me.passes());
      expect(after.table.seats[0]!.hand).toEqual(["seahorse-1"]);
      expect(kinds(events)).not.toContain("leviathan-drawn");
      expect(eventsOf(events, "exploration-ended")).toMatchObject([{ monsters: 1 }]);
    },
  );

  test("LE-21 an ally in the discard is enough, or one in the deck", () => {
    const inDiscard = atMonster(border, {}, { rest: 2, discard: ["crab-2"] });
    expect(openKinds(inDiscard)).toEqual(["continue"]);
    const inDeck = atMonster(border, {}, { rest: 2, nextCards: ["crab-2"] });
    expect(openKinds(inDeck)).toEqual(["continue"]);
  });

  test("LE-21 the ally comes, though all monsters come before it", () => {
    let state = atMonster(border, {}, { rest: 2, discard: ["crab-2"] });
    for (let i = 0; state.table.track.at(-1) === "monster"; i++) {
      if (i > 40) throw new Error("endless");
      state = play(state, me.continues()).state;
    }
    expect(state.table.track).toEqual(["crab-2"]);
  });
});
