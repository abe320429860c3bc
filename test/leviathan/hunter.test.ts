// The Hunter, who can take tokens of two kinds.
import { expect, test } from "vitest";
import { leviathan } from "../../src/leviathan/index.ts";
import {
  by,
  type Description,
  eventsOf,
  legalOf,
  openKinds,
  play,
  question,
  recruiting,
  roll,
  withTokens,
} from "./prepare.ts";

const me = by(0);
const recruited = (rest: Description = {}) =>
  play(recruiting("hunter", rest), me.recruits("hunter", ["crab-5", "crab-3", "jellyfish-1"]))
    .state;

const targets = (state: ReturnType<typeof recruited>) =>
  legalOf(state, "steal-token").map(({ from, supply }) => [from, supply]);

test("LE-43 an opponent, and one of the kinds that this opponent has", () => {
  const state = recruited({
    seats: [{}, { tokens: [2] }, { tokens: [3] }],
    leviathan: withTokens(["key"], [], ["two-pearls"]),
  });
  expect(targets(state)).toEqual([
    [1, "base"],
    [2, "base"],
    [2, "leviathan"],
  ]);
});

test("LE-43 a random token of that kind", () => {
  const start = recruited({
    seats: [{}, { tokens: [2, 4] }],
    leviathan: withTokens([], ["key", "two-pearls"]),
  });
  const base = roll(start, me.stealsToken(1, "base"), 4).state;
  expect(base.table.seats.map(({ tokens }) => tokens)).toEqual([[4], [2], []]);
  const { state, events, revealedTo } = roll(start, me.stealsToken(1, "leviathan"), "key");
  expect(state.table.leviathan.seats.map(({ tokens }) => tokens)).toEqual([
    ["key"],
    ["two-pearls"],
    [],
  ]);
  expect(state.table.seats.map(({ tokens }) => tokens)).toEqual([[], [2, 4], []]);
  expect(revealedTo).toEqual(expect.arrayContaining([0, 1]));
  const [stolen] = eventsOf(events, "leviathan-token-stolen");
  expect(stolen).toMatchObject({ seat: 0, from: 1, token: "key" });
  // LE-66: the two players know it, the third does not.
  for (const viewer of [0, 1] as const) expect(leviathan.redact(stolen!, viewer)).toEqual(stolen);
  for (const viewer of [2, "spectator"] as const)
    expect(leviathan.redact(stolen!, viewer)).toEqual({ ...stolen, token: null });
});

test("LE-43 AB-46 the Shaman protects both kinds", () => {
  const state = recruited({
    seats: [{}, { tokens: [2], lords: ["shaman"] }, {}],
    leviathan: withTokens([], ["key"], ["key"]),
  });
  expect(targets(state)).toEqual([[2, "leviathan"]]);
});

test("LE-43 nobody with tokens: nothing happens", () => {
  expect(question(recruited())).toBe("act 1");
});

test("LE-39 a stolen token is not revealed before the next turn", () => {
  const start = recruited({ leviathan: withTokens([], ["key"]) });
  const { state } = roll(start, me.stealsToken(1, "leviathan"), "key");
  expect(openKinds(state)).not.toContain("reveal-token");
});
