import { describe, expect, test } from "vitest";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { COURT_SPACES } from "../../src/abyss/cards/numbers.ts";
import { payment } from "../abyss/by.ts";
import { by } from "./by.ts";
import { type Description, eventsOf, kinds, play, prepare } from "./prepare.ts";

const me = by(0);
const lords: Lord[] = ["tamer", "jailer", "peddler", "invoker", "diplomat", "sage"];
const others = ["deserter", "stowaway", "poacher", "heretic", "pretender"];

/** Seat 0 recruits an exile; these are left in the court. */
function leaving(lordsLeft: number, exilesLeft: number, more: Description = {}) {
  const state = prepare({
    seats: [{ hand: ["crab-1"], pearls: 0 }],
    court: lords.slice(0, lordsLeft),
    exilesInCourt: ["mutineer", ...others.slice(0, exilesLeft)],
    ...more,
  });
  return play(state, me.recruitsExile("mutineer"));
}
const size = ({ table }: ReturnType<typeof leaving>["state"]) =>
  table.court.length + table.exiles.court.length;

describe("when", () => {
  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 1],
    [0, 2],
  ])("EX-6 %i lords and %i exiles left: 2 pearls, and the court is filled", (l, e) => {
    const { state, events } = leaving(l, e);
    expect(eventsOf(events, "pearls-gained")).toEqual([
      { type: "pearls-gained", seat: 0, pearls: 2, source: "court" },
    ]);
    expect(state.table.seats[0]!.pearls).toBe(2);
    expect(size(state)).toBe(COURT_SPACES);
  });

  test.each([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
    [0, 5],
  ])("EX-6 %i lords and %i exiles left: nothing is added", (l, e) => {
    const { state, events } = leaving(l, e);
    expect(kinds(events)).not.toContain("pearls-gained");
    expect(kinds(events)).not.toContain("court-filled");
    expect(kinds(events)).not.toContain("exile-to-court");
    expect(size(state)).toBe(l + e);
  });

  test("EX-6 exiles count after the recruitment of a lord as well", () => {
    const recruit = (exilesInCourt: string[]) =>
      play(
        prepare({
          seats: [{ hand: payment("landowner") }],
          court: ["landowner", "tamer"],
          exilesInCourt,
        }),
        me.recruits("landowner"),
      );
    expect(size(recruit(["deserter"]).state)).toBe(COURT_SPACES);
    expect(size(recruit(["deserter", "stowaway"]).state)).toBe(3);
  });
});

describe("what comes", () => {
  test.each([
    [2, 0, 3],
    [1, 1, 3],
    [0, 2, 3],
    [1, 0, 4],
    [0, 0, 5],
  ])("EX-7 %i lords and %i exiles left: one exile, then %i lords", (l, e, added) => {
    const { state, events } = leaving(l, e, { nextExiles: ["usurer", "rustler"] });
    const { table } = state;
    expect(kinds(events).filter((kind) => /court/.test(kind))).toEqual([
      "exile-to-court",
      "court-filled",
    ]);
    expect(eventsOf(events, "exile-to-court")).toEqual([
      { type: "exile-to-court", exile: "usurer", seat: null },
    ]);
    expect(eventsOf(events, "court-filled")[0]!.lords).toHaveLength(added);
    expect(table.exiles.court).toHaveLength(e + 1);
    expect(table.court).toHaveLength(l + added);
    expect(table.exiles.deck.at(-1)).toBe("rustler");
  });

  test("EX-7 lords come from the top of the deck, in order", () => {
    const { events, state } = leaving(2, 0, { nextLords: ["miller", "keeper", "elder", "hermit"] });
    expect(eventsOf(events, "court-filled")[0]!.lords).toEqual(["miller", "keeper", "elder"]);
    expect(state.table.court).toEqual(["tamer", "jailer", "miller", "keeper", "elder"]);
    expect(state.table.lordDeck.at(-1)).toBe("hermit");
  });

  test("EX-7 the pearls come before the cards", () => {
    expect(kinds(leaving(1, 1).events).slice(3, 6)).toEqual([
      "pearls-gained",
      "exile-to-court",
      "court-filled",
    ]);
  });

  test("EX-7 with the exile deck empty only lords come, and the game goes on", () => {
    const { state, events } = leaving(1, 1, { exileDeck: [] });
    expect(kinds(events)).not.toContain("exile-to-court");
    expect(kinds(events)).not.toContain("end-triggered");
    expect(eventsOf(events, "court-filled")[0]!.lords).toHaveLength(4);
    expect(state.table.lastSeat).toBeNull();
    expect(size(state)).toBe(COURT_SPACES);
  });

  test("EX-7 the last exile of the deck does not end the game either", () => {
    const { state } = leaving(2, 0, { exileDeck: ["usurer"] });
    expect(state.table.exiles.deck).toEqual([]);
    expect(state.table.lastSeat).toBeNull();
  });
});

describe("a lord deck that runs short", () => {
  const four: Lord[] = ["miller", "keeper", "elder", "hermit"];
  test.each([
    // Two cards are left in the court: an exile takes one of the four spaces, if there is one.
    { exileDeck: ["usurer"], lordsLeft: 3, ends: false },
    { exileDeck: ["usurer"], lordsLeft: 2, ends: true },
    { exileDeck: ["usurer"], lordsLeft: 0, ends: true },
    { exileDeck: ["usurer", "rustler"], lordsLeft: 3, ends: false },
    // A second exile does not replace a lord.
    { exileDeck: ["usurer", "rustler"], lordsLeft: 2, ends: true },
    { exileDeck: [], lordsLeft: 4, ends: false },
    { exileDeck: [], lordsLeft: 3, ends: true },
    { exileDeck: [], lordsLeft: 0, ends: true },
  ])("EX-7 AB-67 $exileDeck and $lordsLeft lords: ends $ends", ({ exileDeck, lordsLeft, ends }) => {
    const { state, events } = leaving(1, 1, { exileDeck, lordDeck: four.slice(0, lordsLeft) });
    expect(kinds(events).includes("end-triggered")).toBe(ends);
    expect(state.table.lastSeat).toBe(ends ? 2 : null);
    expect(state.table.court).toHaveLength(1 + Math.min(lordsLeft, exileDeck.length > 0 ? 3 : 4));
    expect(state.table.exiles.court).toHaveLength(1 + Math.min(exileDeck.length, 1));
  });

  test("EX-7 AB-67 an empty deck does not end the game while there is no space to fill", () => {
    const { state } = leaving(2, 1, { exileDeck: [], lordDeck: [] });
    expect(state.table.lastSeat).toBeNull();
  });
});
