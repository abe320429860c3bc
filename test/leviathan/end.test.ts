// The end of the game: what triggers it, and monsters in the last turns.
import { describe, expect, test } from "vitest";
import { leviathans, leviathanTokens, monsterTokens } from "../../src/leviathan/cards/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import { pearlsOf } from "../tables.ts";
import {
  atBorder,
  by,
  type Description,
  eventsOf,
  kinds,
  openKinds,
  play,
  prepare,
  question,
  roll,
} from "./prepare.ts";

const [a, b] = [by(0), by(1)];

/** Seat 0 takes a stack, which ends the turn. */
const afterTurn = (rest: Description) =>
  play(prepare({ council: { crab: ["crab-2"] }, ...rest }), a.requests("crab"));

const emptyDeck: LeviathanLayout = { deck: [], discarded: leviathans };
const noTokens: LeviathanLayout = { tokens: [], revealed: leviathanTokens };

describe("LE-62 the end is triggered", () => {
  test.each<[string, string, Description]>([
    ["by an empty leviathan deck", "leviathans", { leviathan: emptyDeck }],
    ["by an empty supply of leviathan tokens", "leviathan-tokens", { leviathan: noTokens }],
    [
      "by an empty supply of base tokens",
      "base-tokens",
      { seats: [{}, { tokens: [...monsterTokens] }] },
    ],
  ])("LE-62 LE-63 %s, for the player whose turn ends", (_, supply, rest) => {
    const { state, events } = afterTurn(rest);
    expect(eventsOf(events, "supply-ran-out")).toEqual([{ type: "supply-ran-out", supply }]);
    expect(eventsOf(events, "end-triggered")).toMatchObject([{ seat: 0 }]);
    expect(state.table.lastSeat).toBe(2);
    expect(state.table.leviathan.hasRunOut).toBe(true);
    expect(question(state)).toBe("act 1");
  });

  test("LE-62 not by one leviathan, base token or leviathan token that is left", () => {
    const { state } = afterTurn({
      seats: [{}, { tokens: monsterTokens.slice(1) }],
      leviathan: {
        deck: leviathans.slice(0, 1),
        discarded: leviathans.slice(1),
        tokens: leviathanTokens.slice(0, 1),
        revealed: leviathanTokens.slice(1),
      },
    });
    expect(state.table.lastSeat).toBeNull();
    expect(state.table.leviathan.hasRunOut).toBe(false);
  });

  test("LE-62 once: a second supply that runs out changes nothing", () => {
    const first = afterTurn({
      leviathan: { ...emptyDeck, ...noTokens },
      council: { crab: ["crab-2"], squid: ["squid-1"] },
    }).state;
    const { state, events } = play(first, b.requests("squid"));
    expect(kinds(events)).not.toContain("supply-ran-out");
    expect(state.table.lastSeat).toBe(2);
  });

  test("LE-63 LE-15 a lord lost to a leviathan does not undo a trigger of AB-67", () => {
    const start = prepare({
      turn: { seat: 1 },
      lastSeat: 2,
      question: { ask: "send-leviathan", seats: [1] },
      seats: [
        { lords: ["trader", "peddler", "shopkeeper", "sage", "corruptor", "traitor", "schemer"] },
      ],
      leviathan: { border: atBorder("leviathan-9") },
    });
    const attacked = roll(start, b.sends(0), "leviathan-20", 1, 1).state;
    const { state } = play(attacked, a.losesLord("trader"));
    expect(state.table.seats[0]!.lords).toHaveLength(6);
    expect(state.table.lastSeat).toBe(2);
  });
});

describe("LE-63a monsters in the last turns", () => {
  const lastTurn = (leviathan: LeviathanLayout, more: Description = {}) =>
    prepare({
      turn: { seat: 1 },
      lastSeat: 2,
      seats: [{}, { hand: ["crab-3"], pearls: 0 }],
      leviathan: { border: atBorder("leviathan-12"), ...leviathan },
      ...more,
    });

  test("LE-63a discarded without effect, the next card comes onto its space", () => {
    const start = lastTurn(
      { ...noTokens, hasRunOut: true },
      { nextCards: ["monster", "monster", "crab-5"] },
    );
    const { state, events } = play(start, b.explores());
    expect(kinds(events)).not.toContain("leviathan-drawn");
    expect(eventsOf(events, "monster-passed")).toHaveLength(2);
    expect(state.table.track).toEqual(["crab-5"]);
    expect(state.table.discard).toEqual(["monster", "monster"]);
    expect(pearlsOf(state)[1]).toBe(0);
    expect(state.table.leviathan.border).toHaveLength(1);
  });

  test("LE-63a LE-21 where no ally is left, the exploration ends with nothing taken", () => {
    const start = lastTurn({ ...noTokens, hasRunOut: true }, { rest: 2 });
    const { state, events } = play(start, b.explores());
    expect(eventsOf(events, "monster-passed")).toHaveLength(1);
    expect(eventsOf(events, "exploration-ended")).toHaveLength(1);
    expect(state.table.seats[1]!.hand).toEqual(["crab-3"]);
    expect(question(state)).toBe("act 2");
  });

  test("LE-63a after the triggers of AB-67 monsters are fought or passed as before", () => {
    const start = lastTurn({ hasRunOut: false }, { nextCards: ["monster", "crab-5"] });
    const { state } = play(start, b.explores());
    expect(state.table.track).toEqual(["monster"]);
    expect(openKinds(state)).toEqual(["continue", "fight"]);
  });

  test("LE-63a LE-59 the Rebel removes a life point in last turns too", () => {
    const start = lastTurn(
      { ...noTokens, hasRunOut: true, border: atBorder("leviathan-1") },
      { question: { ask: "remove-life-point", seats: [1] } },
    );
    const { events } = play(start, b.removesLifePoint("leviathan-1"));
    expect(kinds(events)).toContain("life-point-removed");
  });
});

test("LE-63a LE-57 the Sorcerer fights in last turns too", () => {
  const start = prepare({
    lastSeat: 2,
    question: { ask: "choose-target", seats: [0], by: "sorcerer" },
    seats: [{ hand: ["crab-5"] }],
    leviathan: { border: atBorder("leviathan-12", "leviathan-19"), ...noTokens, hasRunOut: true },
  });
  const { events } = roll(start, a.fights("leviathan-12", "crab-5"), 6);
  expect(kinds(events)).toContain("leviathan-killed");
});
