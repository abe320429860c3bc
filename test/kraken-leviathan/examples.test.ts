// The worked examples of LE-92, played from beginning to end.
import { expect, test } from "vitest";
import { by } from "./by.ts";
import { eventsOf, kinds, legalOf, play, question, refusalOf, roll } from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

const a = by(0);

test("LE-92 LE-79 (a) a kraken 4 kills leviathan 19: 3 nebulis and the figure, then one die, 2 tokens", () => {
  const { state, events } = roll(
    workedExamples["LE-92a"](),
    a.fights("leviathan-19", "kraken-4"),
    5,
  );
  expect(kinds(events)).toEqual([
    "attack-begun",
    "nebulis-changed",
    "figure-moved",
    "dice-rolled",
    "attack-made",
    "life-point-removed",
    "leviathan-killed",
    "scourge-taken",
  ]);
  expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 9 }]);
  expect(state.table.kraken).toMatchObject({ nebulis: [3, 0, 0], figure: 0 });
  expect(state.table.discard).toContain("kraken-4");
  expect(legalOf(state, "draw-tokens").map(({ baseTokens }) => baseTokens)).toEqual([0, 1, 2]);
});

test("LE-92 LE-80 (b) leviathan 1 takes kraken 3, kraken 2 and squid 1: 2 + 1 nebulis", () => {
  const { state, events } = roll(workedExamples["LE-92b"](), a.continues(), "leviathan-20", 1, 1);
  expect(eventsOf(events, "allies-lost")).toEqual([
    { type: "allies-lost", seat: 0, allies: ["kraken-2", "kraken-3", "squid-1"] },
  ]);
  expect(eventsOf(events, "nebulis-changed")).toMatchObject([{ by: [3, 0, 0] }]);
  expect(state.table.seats[0]!.hand).toEqual([]);
  expect(state.table.kraken).toMatchObject({ nebulis: [3, 0, 0], figure: 0 });
});

test("LE-92 LE-81 (c) 14 allies, 7 of them krakens, no pearl: two of the seven others are discarded", () => {
  const { state } = play(workedExamples["LE-92c"](), a.requests("shellfish"));
  expect(question(state)).toBe("trim-hand 0");
  expect(state.table.seats[0]!.hand).toHaveLength(14);
  const ways = legalOf(state, "trim-hand");
  expect(ways).toHaveLength((7 * 6) / 2);
  for (const { allies, pearls } of ways) {
    expect(pearls).toBe(0);
    expect(allies.filter((ally) => ally.startsWith("kraken"))).toEqual([]);
  }
  expect(refusalOf(state, a.trims(["kraken-2", "crab-2"]))).toMatchObject({
    code: "ally-not-to-be-discarded",
  });
  const end = play(state, a.trims(["crab-2", "squid-1"])).state;
  expect(end.table.seats[0]!.hand).toHaveLength(12);
  expect(end.table.kraken.nebulis).toEqual([0, 0, 0]);
});
