import { expect, test } from "vitest";
import { pearlsOf } from "../tables.ts";
import { by } from "./by.ts";
import { type Description, openKinds, play, prepare, question, refusalOf } from "./prepare.ts";

const court = ["landowner", "miller", "shepherd", "keeper"] as const;
const table: Description = {
  seats: [{ pearls: 3 }, { pearls: 2 }],
  court,
  nextLords: ["trader", "peddler", "sage"],
};

test("AB-8 one pearl brings the top lord of the deck to court", () => {
  const start = prepare(table);
  const { state, events } = play(start, by(0).plots());
  expect(events).toEqual([{ type: "plotted", seat: 0, lord: "trader" }]);
  // The empty space farthest from the deck is the one after the lords in the court.
  expect(state.table.court).toEqual([...court, "trader"]);
  expect(state.table.lordDeck).toEqual(start.table.lordDeck.slice(0, -1));
});

test("AB-8 the pearl goes to the treasury, not to a player", () => {
  const { state } = play(prepare(table), by(0).plots());
  expect(pearlsOf(state)).toEqual([2, 2, 1]);
});

test("AB-8 plotting again costs another pearl and brings the next lord", () => {
  const { state } = play(prepare(table), by(0).plots(), by(0).plots());
  expect(state.table.court).toEqual([...court, "trader", "peddler"]);
  expect(state.table.seats[0]!.pearls).toBe(1);
  expect(question(state)).toBe("act 0");
});

test("AB-8 a lord that was brought can be recruited in the same turn", () => {
  const start = prepare({
    ...table,
    seats: [{ pearls: 1, hand: ["shellfish-5", "shellfish-3"] }],
    nextLords: ["peddler"],
  });
  const { state } = play(
    start,
    by(0).plots(),
    by(0).recruits("peddler", ["shellfish-5", "shellfish-3"]),
  );
  expect(state.table.seats[0]!.lords).toEqual(["peddler"]);
  expect(state.table.court).toEqual(court);
});

test("AB-8 it needs a pearl", () => {
  const state = prepare({ ...table, seats: [{ pearls: 0 }] });
  expect(openKinds(state)).not.toContain("plot");
  expect(refusalOf(state, by(0).plots())).toMatchObject({
    code: "too-few-pearls",
    rule: "AB-8",
    params: { has: 0, needs: 1 },
  });
});

test("AB-8 it needs an empty space: the court has six", () => {
  const { state } = play(prepare(table), by(0).plots(), by(0).plots());
  expect(state.table.court).toHaveLength(6);
  expect(openKinds(state)).not.toContain("plot");
  expect(refusalOf(state, by(0).plots())).toMatchObject({ code: "court-full", rule: "AB-8" });
});

test("AB-8 it needs a lord in the deck", () => {
  const { state } = play(
    prepare({ ...table, lordDeck: ["trader"], nextLords: ["trader"] }),
    by(0).plots(),
  );
  expect(state.table.lordDeck).toEqual([]);
  expect(state.table.court).toHaveLength(5);
  expect(openKinds(state)).not.toContain("plot");
  expect(refusalOf(state, by(0).plots())).toMatchObject({ code: "lord-deck-empty", rule: "AB-8" });
});

test("AB-8 an empty court is filled from the space farthest from the deck", () => {
  const { state } = play(prepare({ ...table, court: [] }), by(0).plots(), by(0).plots());
  expect(state.table.court).toEqual(["trader", "peddler"]);
});
