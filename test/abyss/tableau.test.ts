// Which parts of a table count for the score.
import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import type { RuleOptions } from "../../src/abyss/table.ts";
import type { Viewer } from "../../src/kernel/data/types.ts";
import { sorted } from "../tables.ts";
import { prepare } from "./prepare.ts";
import { over } from "./scenes.ts";

const state = prepare({
  seats: [
    {
      pearls: 4,
      keys: 2,
      tokens: [2, 4],
      hand: ["crab-3", "crab-1", "squid-5", "squid-4"],
      affiliated: ["crab-5", "jellyfish-2"],
      lords: ["trader"],
      disabled: ["jailer"],
      locations: [
        { location: "jail", lords: ["tamer", "slaver", "keeper"] },
        { location: "chasm", lords: [] },
      ],
    },
    { locations: [{ location: "coral-barrier", lords: ["elder"] }] },
  ],
});

test("AB-70 AB-72 a tableau: lords free, disabled and under locations, and the lowest of the hand", () => {
  const { lords, locations, affiliated, ...rest } = abyss.tableau(state, 0);
  expect(sorted(lords)).toEqual(["jailer", "keeper", "slaver", "tamer", "trader"]);
  expect(locations).toEqual(["jail", "chasm"]);
  expect(sorted(affiliated)).toEqual(["crab-1", "crab-5", "jellyfish-2", "squid-4"]);
  expect(rest).toEqual({
    disabled: ["jailer"],
    disabledLords: "influence",
    monsterTokens: [2, 4],
    pearls: 4,
  });
});

test("AB-39 AB-62 AB-71 a lord under a location counts like any other, a disabled one by its influence", () => {
  const [sheet] = abyss.score([abyss.tableau(state, 0)]);
  const of = (category: string) =>
    sheet!.lines.filter((line) => line.category === category).map(({ points }) => points);
  expect(of("locations")).toEqual([15 - 4, 5 + 3 * 2]);
  expect(of("lords").reduce((a, b) => a + b)).toBe(9 + 7 + 4 + 5 + 6);
  expect(of("allies").reduce((a, b) => a + b)).toBe(5 + 2 + 4);
  expect(of("monsters")).toEqual([6]);
});

test.each<[RuleOptions["disabledLords"], number, number]>([
  ["influence", 7, 3],
  ["all", 7 + 2, 3 + 3],
])(
  "AB-39 AB-74 with `%s` a disabled lord makes Barracks worth %i, Closed Tower %i",
  (disabledLords, barracks, tower) => {
    const worth = (location: "barracks" | "closed-tower") => {
      const one = prepare({
        rules: { disabledLords },
        seats: [{ disabled: ["tamer"], locations: [{ location, lords: ["elder"] }] }],
      });
      return abyss.score([abyss.tableau(one, 0)])[0]!.lines[0]!.points;
    };
    expect(worth("barracks")).toBe(barracks);
    expect(worth("closed-tower")).toBe(tower);
  },
);

test("AB-76 standings rank the current tableaux", () => {
  const { bySeat, ranking, winners } = abyss.standings(state);
  const total = 11 + 11 + 31 + 11 + 6;
  expect(ranking).toEqual([0, 1, 2]);
  expect(bySeat[0]).toEqual({ rank: 1, total });
  expect(bySeat[1]).toEqual({ rank: 2, total: 20 + 3 });
  expect(winners).toEqual([0]);
});

test("AB-70 the tableau is the same after the end, when the hand is affiliated", () => {
  expect(over().table.seats[0]!.hand).toEqual([]);
  expect(abyss.tableau(over(), 0).affiliated).toEqual(over().table.seats[0]!.affiliated);
  expect(abyss.standings(over()).winners).toEqual([1]);
});

test("AB-23 AB-70 AB-77 a view has the public part of a score, marked as incomplete", () => {
  const seen = abyss.tableau(abyss.view(state, 1), 0);
  expect(seen).toEqual({
    ...abyss.tableau(state, 0),
    affiliated: ["crab-5", "jellyfish-2"],
    monsterTokens: [],
    hidden: { hand: 4, monsterTokens: 2 },
  });
  const [sheet] = abyss.score([seen]);
  expect(sheet).toMatchObject({ complete: false, total: 11 + (5 + 3) + 31 + (5 + 2) });
});

test.each<[string, Viewer, boolean[]]>([
  ["the owner of hand and tokens", 0, [true, true, true]],
  ["an opponent", 1, [false, true, true]],
  ["a spectator", "spectator", [false, true, true]],
])("AB-77 %s sees which scores are complete", (_, viewer, complete) => {
  const view = abyss.view(state, viewer);
  const sheets = abyss.score([0, 1, 2].map((seat) => abyss.tableau(view, seat)));
  expect(sheets.map((sheet) => sheet.complete)).toEqual(complete);
  expect(abyss.standings(view).complete).toBe(complete.every(Boolean));
  expect(abyss.totals(view)).toEqual(sheets.map(({ total }) => total));
});

test("AB-23 after the end everybody sees the whole score", () => {
  for (const viewer of [0, 1, "spectator"] as const) {
    const view = abyss.view(over(), viewer);
    expect(abyss.standings(view)).toEqual(abyss.standings(over()));
    expect(abyss.totals(view)).toEqual(abyss.totals(over()));
    expect(abyss.tableau(view, 0)).toEqual(abyss.tableau(over(), 0));
  }
});

test("AB-70 a hidden card and a hidden token do not cancel out", () => {
  const both = prepare({ seats: [{}, { hand: ["crab-1"], tokens: [3] }] });
  expect(abyss.tableau(abyss.view(both, 0), 1).hidden).toEqual({ hand: 1, monsterTokens: 1 });
});
