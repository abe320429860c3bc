import { expect, test } from "vitest";
import { leviathan as game } from "../../src/leviathan/index.ts";
import { categories, score } from "../../src/leviathan/score.ts";
import { by, type Description, eventsOf, play, prepare } from "./prepare.ts";

type Tableau = Parameters<typeof score>[0][number];
const empty: Tableau = {
  lords: [],
  locations: [],
  affiliated: [],
  monsterTokens: [],
  pearls: 0,
  wounds: 0,
  scourge: false,
};
const totalOf = (tableau: Partial<Tableau>): number => score([{ ...empty, ...tableau }])[0]!.total;

test("LE-64 the Scourge is worth 5 points, in a line of its own", () => {
  const [sheet] = score([{ ...empty, scourge: true }]);
  expect(sheet!.lines).toEqual([{ category: "scourge", source: "scourge", points: 5 }]);
  expect(categories.slice(-2)).toEqual(["scourge", "wounds"]);
});

test.each([
  [1, -1],
  [25, -25],
])("LE-64 %i wounds are worth %i, also below 0", (wounds, points) => {
  expect(totalOf({ wounds })).toBe(points);
});

test("LE-64 LE-44 only one player can have the Scourge", () => {
  expect(() =>
    score([
      { ...empty, scourge: true },
      { ...empty, scourge: true },
    ]),
  ).toThrow(/1\.scourge.*only one Scourge/);
});

test("the error of an impossible tableau names the game", () => {
  expect(() => score([{ ...empty, wounds: -1 }])).toThrow(
    /^tableaux of leviathan, at 0\.wounds: -1/,
  );
});

test("LE-65 a fighter scores as an ally of its race and value", () => {
  expect(totalOf({ affiliated: ["crab-4-fighter"] })).toBe(4);
  // AB-72: only the best of a race counts.
  expect(totalOf({ affiliated: ["crab-4-fighter", "crab-3", "squid-2-fighter"] })).toBe(4 + 2);
});

test("LE-65 a fighter counts for locations", () => {
  expect(totalOf({ affiliated: ["crab-1-fighter"], locations: ["chasm"] })).toBe(1 + 5 + 3);
});

/** Seat 0 takes shellfish 5 in the last turn of the game. */
const ended = (rest: Description) =>
  play(
    prepare({ lastSeat: 0, council: { shellfish: ["shellfish-5"] }, ...rest }),
    by(0).requests("shellfish"),
  );

test("LE-65 AB-70 in the end a plain ally is affiliated before a fighter of the same value", () => {
  const { state } = ended({
    seats: [
      { hand: ["crab-2-fighter", "crab-2", "squid-1-fighter", "squid-3"] },
      { hand: ["jellyfish-3", "jellyfish-3-fighter"] },
    ],
  });
  expect(state.table.seats.map(({ affiliated }) => [...affiliated].sort())).toEqual([
    ["crab-2", "shellfish-5", "squid-1-fighter"],
    ["jellyfish-3"],
    [],
  ]);
});

test("LE-42 a leviathan token that was not revealed is worth nothing, and stays hidden", () => {
  const { state, events } = ended({
    leviathan: { seats: [{ tokens: ["three-pearls", "key"] }] },
  });
  expect(eventsOf(events, "game-ended")).toHaveLength(1);
  expect(eventsOf(events, "token-revealed")).toEqual([]);
  // Shellfish 5 is all that seat 0 has.
  expect(game.totals(state)[0]).toBe(5);
  expect(state.table.leviathan.seats[0]!.tokens).toEqual(["key", "three-pearls"]);
});
