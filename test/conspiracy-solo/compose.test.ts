import { describe, expect, test } from "vitest";
import { conspiracySolo, opponents, type Position } from "../../src/conspiracy-solo/index.ts";
import { compose } from "../../src/kernel/compose.ts";
import { rulesError } from "../bad-input/errors.ts";
import { play, question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => compose(conspiracySolo, position, seed);
const sides = [{}, {}];

test("CO-39, CO-40 what is left out is as at the start of a game", () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
  const areas = seeds.map((seed) => at({ seats: sides }, seed).table.solo);
  expect(new Set(areas.map(({ opponent }) => opponent))).toEqual(new Set(opponents));
  for (const { replayToken } of areas) expect(replayToken).toBe(1);
  expect(question(at({ seats: sides }))).toBe("recruit 0");
});

test.each(opponents)("CO-39 the opponent is told: the %s", (opponent) => {
  expect(at({ seats: sides, solo: { opponent } }).table.solo).toEqual({ opponent, replayToken: 1 });
});

test("CO-55 the Replay token is told", () => {
  const lords = ["red-1", "red-2", "red-3"] as const;
  const state = at({ seats: [{ lords }, {}], solo: { replayToken: 0 } });
  expect(state.table.solo.replayToken).toBe(0);
});

test("CO-42 a choice among piles in the opponent's turn, after which it takes one", () => {
  const state = at({
    seats: sides,
    turn: 1,
    piles: { red: ["red-1"], blue: ["blue-2"], green: ["green-4"] },
    solo: { opponent: "politician" },
    agenda: [{ ask: "opponent-pile", seats: [0], colours: ["red", "blue"] }],
  });
  expect(state.agenda.slice(0, -1)).toEqual([{ do: "end-turn", seat: 1 }]);
  const { table } = play(state, { type: "take-pile", seat: 0, colour: "blue" }).state;
  expect(table.seats[1]!.lords).toEqual(["blue-2"]);
  expect(table.turn).toBe(0);
});

test("CO-56 the question of the Replay token at the end of a turn", () => {
  const state = at({
    seats: [{ lords: ["red-1", "red-2", "red-3"] }, {}],
    solo: { replayToken: 0 },
    agenda: [{ ask: "replay", seats: [0] }],
  });
  const used = play(state, { type: "use-replay-token", seat: 0 }).state;
  expect(question(used)).toBe("recruit 0");
  expect(used.table.solo.replayToken).toBe(1);
});

describe("what cannot be is refused, with its place", () => {
  test.each<[string, object, string, RegExp]>([
    ["one side", { seats: [{}] }, "seats", /expected a list of 2/],
    ["three sides", { seats: [{}, {}, {}] }, "seats", /expected a list of 2/],
    [
      "an opponent who is not there",
      { seats: sides, solo: { opponent: "Mage" } },
      "solo.opponent",
      /did you mean mage/,
    ],
    [
      "CO-55 a Replay token that was never won",
      { seats: sides, solo: { replayToken: 0 } },
      "solo.replayToken",
      /never won/,
    ],
    [
      "CO-51 an order of the player",
      { seats: sides, order: { by: 0, draw: 2 } },
      "order",
      /not one that the opponent gives/,
    ],
    [
      "CO-60 the opponent's turn, which is not asked",
      { seats: sides, turn: 1 },
      "agenda",
      /recruit/,
    ],
    [
      "CO-42 a choice that the piles do not call for",
      {
        seats: sides,
        turn: 1,
        agenda: [{ ask: "opponent-pile", seats: [0], colours: ["red", "blue"] }],
      },
      "agenda",
      /opponent-pile/,
    ],
  ])("%s", (_, position, path, reason) => {
    const error = rulesError(() => at(position as Position));
    expect(error.message).toContain("position of conspiracy-solo");
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
  });
});
