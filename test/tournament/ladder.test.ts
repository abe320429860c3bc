import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameIds } from "../../src/games/index.ts";
import {
  aimOf,
  ladderChart,
  ladderTable,
  type Recorded,
  verdictOf,
  withLadder,
  withResult,
} from "./ladder.ts";
import { ladder, missingFrom, secondsFor } from "./ladder-plan.ts";
import { allRecorded, recorded, strengthOf } from "./record.ts";

const games = ["abyss", "conspiracy"];
const result = (bots: readonly string[], share: number, matches = 400): Recorded => ({
  game: "conspiracy",
  players: 2,
  bots,
  matches,
  share,
  seconds: 1.5,
  strength: "",
});
const [trained, today] = ["trained:200", "search:200"];

test("a result replaces that of the same pairing, and games keep their order", () => {
  const first = result([trained, today], 0.6);
  const abyss = { ...first, game: "abyss" };
  const all = withResult([first], abyss, games);
  expect(all).toEqual([abyss, first]);
  const better = result([trained, today], 0.7);
  expect(withResult(all, better, games)).toEqual([abyss, better]);
  const pairs = [
    ["expert", "hard"],
    ["normal", "easy"],
    ["hard", "normal"],
  ].map((bots) => result(bots, 0.7));
  const inOrder = pairs.reduce<Recorded[]>((sum, one) => withResult(sum, one, games), []);
  expect(inOrder.map(({ bots }) => bots[0])).toEqual(["normal", "hard", "expert"]);
  const three = { ...first, players: 3 };
  expect(withResult(all, three, games)).toHaveLength(3);
});

test.each([
  [result([trained, today], 0.75), "70 % or more: reached"],
  // The lower end of the interval is below.
  [result([trained, today], 0.72), "70 % or more: **missed**"],
  [result([trained, today], 0.9, 399), "70 % or more; too few matches"],
  [result(["hard", "normal"], 0.65, 200), "65 % or more: reached"],
  [result(["hard", "normal"], 0.64, 200), "65 % or more: **missed**"],
  [{ ...result([trained, today, today], 0.56), players: 3 }, "50 % or more: reached"],
  [{ ...result([trained, today, today, today], 0.41), players: 4 }, "40 % or more: **missed**"],
  [result(["greedy", "random"], 0.9), ""],
  [result([today, trained], 0.9), ""],
])("the aim of %j: %s", (recorded, verdict) => {
  expect(verdictOf(recorded, [])).toBe(verdict);
  expect(aimOf(recorded) === undefined).toBe(verdict === "");
});

test("a level is to win more often alone than the one below", () => {
  const alone = (level: string, share: number, matches = 400): Recorded => ({
    ...result([level], share, matches),
    game: "conspiracy-solo",
    players: 1,
  });
  const easy = alone("easy", 0.2);
  expect(verdictOf(easy, [easy])).toBe("");
  expect(verdictOf(alone("normal", 0.3), [easy])).toBe("more than `easy`: reached");
  expect(verdictOf(alone("normal", 0.2), [easy])).toBe("more than `easy`: **missed**");
  expect(verdictOf(alone("normal", 0.3, 100), [easy])).toContain("too few matches");
  expect(verdictOf(alone("hard", 0.3), [easy])).toBe("");
});

test("the ladder has every level in every game, and each aim with its number of matches", () => {
  for (const game of gameIds) expect(ladder.some((one) => one.game === game)).toBe(true);
  for (const plan of ladder) {
    expect(plan.matches).toBe(aimOf(plan)?.matches ?? 400);
    expect(secondsFor(plan)).toBeGreaterThan(0);
    const recorded = { ...plan, share: 0.5, seconds: 1, strength: "" };
    expect(missingFrom([recorded])).toHaveLength(ladder.length - 1);
    expect(missingFrom([{ ...recorded, matches: plan.matches - 1 }])).toHaveLength(ladder.length);
  }
});

test("the table and the chart have every result, and replace those of the page", () => {
  const all = [result([trained, today], 0.75), result(["hard", "normal"], 0.6, 200)];
  const table = ladderTable(all);
  expect(table.split("\n")).toHaveLength(4);
  expect(table).toContain("| 71 % to 79 %");
  const [levelChart, chart] = [ladderChart("levels", all), ladderChart("others", all)];
  for (const one of [levelChart, chart]) expect(one.match(/<rect x=/g)).toHaveLength(1);
  expect(levelChart).toContain("hard – normal");
  expect(chart).toContain("trained:200 – search:200");
  const page = "a\n<!-- ladder -->\nold\n<!-- end of the ladder -->\nb";
  expect(withLadder(page, table)).toBe(
    `a\n<!-- ladder -->\n\n${table}\n\n<!-- end of the ladder -->\nb`,
  );
});

test("the documentation has the results, all of them of the present bots", () => {
  expect(recorded()).toEqual(allRecorded());
  const page = readFileSync("docs/bots.md", "utf8");
  expect(withLadder(page, ladderTable(recorded()))).toBe(page);
});

test("a result is of other bots if their iterations or weights differ", () => {
  const of = (game: string, ...bots: string[]) => strengthOf({ game, players: 2, bots });
  const [levels, solo] = [of("abyss", "hard", "easy"), of("abyss", "hard")];
  const different = [levels, solo, of("kraken", "hard", "easy"), of("abyss", "trained:200")];
  expect(new Set(different).size).toBe(different.length);
  // Weights make no difference to bots without them.
  expect(of("abyss", "search:200", "greedy")).toBe(of("kraken", "search:200", "greedy"));
});
