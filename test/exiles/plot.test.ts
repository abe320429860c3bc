import { describe, expect, test } from "vitest";
import { COURT_SPACES } from "../../src/abyss/cards/numbers.ts";
import { exiles } from "../../src/exiles/index.ts";
import type { Action } from "../../src/exiles/published-types.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { by } from "./by.ts";
import { type Description, legalOf, play, prepare, question, refusalOf } from "./prepare.ts";

const me = by(0);
/** Seat 0 has four pearls; the court has two cards. */
const plotting = (more: Description = {}) =>
  prepare({
    seats: [{ pearls: 4 }],
    court: ["tamer"],
    exilesInCourt: ["deserter"],
    nextLords: ["sage", "miller"],
    nextExiles: ["usurer", "rustler"],
    ...more,
  });

/** The same court, with decks that the test describes. */
const bare = (more: Description) =>
  prepare({ seats: [{ pearls: 4 }], court: ["tamer"], exilesInCourt: ["deserter"], ...more });

describe("the effect of plotting", () => {
  test("EX-2 the top exile of the deck comes to court for a pearl", () => {
    const { state, events, revealedTo } = play(plotting(), me.plotsExile());
    expect(events).toEqual([{ type: "exile-to-court", exile: "usurer", seat: 0 }]);
    expect(state.table.exiles.court).toEqual(expect.arrayContaining(["deserter", "usurer"]));
    expect(state.table.exiles.deck).toEqual(plotting().table.exiles.deck.slice(0, -1));
    expect(pearlsOf(state)).toEqual([3, 1, 1]);
    expect(state.table.court).toEqual(["tamer"]);
    // The card is revealed to everybody.
    expect(revealedTo).toEqual([0, 1, 2]);
  });

  test("EX-2 plotting for a lord is still possible", () => {
    const { state, events } = play(plotting(), me.plots());
    expect(events).toEqual([{ type: "plotted", seat: 0, lord: "sage" }]);
    expect(state.table.exiles).toEqual(plotting().table.exiles);
  });

  const mixes: Action[][] = [
    [me.plots(), me.plotsExile(), me.plotsExile(), me.plots()],
    [me.plotsExile(), me.plots(), me.plotsExile(), me.plots()],
    [me.plots(), me.plots(), me.plotsExile(), me.plotsExile()],
  ];
  test.each(mixes)("EX-2 any mix is possible: %j %j %j %j", (...mix) => {
    const { state } = play(plotting(), ...mix);
    expect(sorted(state.table.court)).toEqual(["miller", "sage", "tamer"]);
    expect(sorted(state.table.exiles.court)).toEqual(["deserter", "rustler", "usurer"]);
    expect(state.table.seats[0]!.pearls).toBe(0);
  });

  test("EX-2 plotting comes before the action, and leaves it open", () => {
    const { state } = play(plotting(), me.plotsExile());
    expect(question(state)).toBe("act 0");
    expect(legalOf(state, "explore")).toHaveLength(1);
    expect(legalOf(state, "plot-exile")).toHaveLength(1);
  });
});

describe("the conditions of plotting", () => {
  const cases: [string, Description, Action, string][] = [
    ["a pearl", { seats: [{ pearls: 0 }] }, me.plotsExile(), "too-few-pearls"],
    [
      "an exile in the deck",
      { exileDeck: [], exilesInCourt: ["deserter", "heretic"] },
      me.plotsExile(),
      "exile-deck-empty",
    ],
    ["a lord in the deck, for a lord", { lordDeck: [] }, me.plots(), "lord-deck-empty"],
  ];
  test.each(cases)("EX-2 needs %s", (_, more, action, code) => {
    const state = bare(more);
    expect(refusalOf(state, action)).toMatchObject({ code });
    expect(legalOf(state, action.type)).toEqual([]);
  });

  const decks: [string, Description, Action][] = [
    ["the lord deck is empty", { lordDeck: [] }, me.plotsExile()],
    [
      "the exile deck is empty",
      { exileDeck: [], exilesInCourt: ["deserter", "heretic"] },
      me.plots(),
    ],
  ];
  test.each(decks)("EX-2 %s: the other deck can be used", (_, more, action) => {
    const state = bare(more);
    expect(legalOf(state, action.type)).toEqual([action]);
    expect(() => play(state, action)).not.toThrow();
  });

  const full: [number, number][] = [
    [5, 1],
    [3, 3],
    [6, 0],
    [0, 6],
  ];
  test.each(full)("EX-2 a court of %i lords and %i exiles is full", (lords, others) => {
    const names = ["deserter", "stowaway", "poacher", "heretic", "pretender", "mutineer"];
    const state = prepare({
      seats: [{ pearls: 4 }],
      court: (["tamer", "jailer", "peddler", "invoker", "diplomat", "sage"] as const).slice(
        0,
        lords,
      ),
      exilesInCourt: names.slice(0, others),
    });
    for (const action of [me.plots(), me.plotsExile()])
      expect(refusalOf(state, action)).toMatchObject({
        code: "court-full",
        params: { spaces: COURT_SPACES },
      });
    expect(legalOf(state, "plot")).toEqual([]);
    expect(legalOf(state, "plot-exile")).toEqual([]);
  });

  test("EX-2 only in one's own turn, before the action", () => {
    expect(refusalOf(plotting(), by(1).plotsExile())).toMatchObject({ code: "not-your-decision" });
    const exploring = play(plotting({ nextCards: ["monster"] }), me.explores()).state;
    expect(refusalOf(exploring, me.plotsExile())).toMatchObject({ code: "not-asked" });
  });

  test("EX-2 the last exile of the deck does not end the game", () => {
    const { state, events } = play(bare({ exileDeck: ["usurer"] }), me.plotsExile());
    expect(state.table.exiles.deck).toEqual([]);
    expect(state.table.lastSeat).toBeNull();
    expect(events).toHaveLength(1);
    expect(exiles.deciders(state)).toEqual([0]);
  });
});
