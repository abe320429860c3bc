import { expect, test } from "vitest";
import type { Leviathan } from "../../src/leviathan/cards/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import { atBorder, atMonster, by, eventsOf, killsIn, roll } from "./prepare.ts";

const me = by(0);
const names = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => `leviathan-${from + i}` as Leviathan);

/** Seat 0 kills leviathan 12; the seats have killed this many before. */
function killing(kills: readonly number[], scourge: number | null) {
  let next = 1;
  const seats = kills.map((count) => {
    const killed = names(next, count);
    next += count;
    return { killed, wounds: 0, tokens: [] };
  });
  const leviathan: LeviathanLayout = { seats, scourge };
  const start = atMonster(
    atBorder("leviathan-12", "leviathan-20"),
    { hand: ["crab-5"] },
    { leviathan },
  );
  return roll(start, me.fights("leviathan-12", "crab-5"), 6);
}

test("LE-44 the first player to kill a leviathan takes the Scourge", () => {
  const { state, events } = killing([0, 0, 0], null);
  expect(killsIn(state)).toEqual({ kills: [1, 0, 0], scourge: 0 });
  expect(eventsOf(events, "scourge-taken")).toEqual([
    { type: "scourge-taken", seat: 0, from: null },
  ]);
});

test.each<[string, number[], number, number]>([
  ["as many as the holder are enough", [1, 2, 0], 1, 0],
  ["more than the holder", [2, 2, 0], 1, 0],
  ["fewer are not", [0, 2, 0], 1, 1],
  ["fewer than the holder, though more than another", [1, 3, 0], 1, 1],
  ["the holder keeps it", [2, 2, 0], 0, 0],
  ["it is compared with the holder, wherever he sits", [1, 0, 2], 2, 0],
])("LE-45 %s", (_, kills, holder, scourge) => {
  const { state, events } = killing(kills, holder);
  expect(state.table.leviathan.scourge).toBe(scourge);
  expect(eventsOf(events, "scourge-taken")).toHaveLength(scourge === holder ? 0 : 1);
});

test("LE-45 only a kill takes it over: a life point does not", () => {
  const seats = [1, 1].map((_, i) => ({ killed: names(1 + i, 1), wounds: 0, tokens: [] }));
  const start = atMonster(
    atBorder("leviathan-9"),
    { hand: ["crab-5"] },
    { leviathan: { seats, scourge: 1 } },
  );
  const { state } = roll(start, me.fights("leviathan-9", "crab-5"), 1);
  expect(state.table.leviathan.scourge).toBe(1);
});
