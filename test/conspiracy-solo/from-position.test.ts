import { describe, expect, test } from "vitest";
import { type Opponent, opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo, type Position } from "../../src/conspiracy-solo/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { rulesError } from "../bad-input/errors.ts";
import { play, question } from "./prepare.ts";

const at = (position: Position, seed = "a seed") => fromPosition(conspiracySolo, position, seed);
const sides = [{}, {}];

test("CO-39, CO-40 what is left out is as at the start of a game", () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
  const areas = seeds.map((seed) => at({ seats: sides }, seed).table.solo);
  expect(new Set(areas.map(({ opponent }) => opponent))).toEqual(new Set(opponents));
  for (const { replayToken } of areas) expect(replayToken).toBe(1);
  expect(question(at({ seats: sides }))).toBe("recruit 0");
});

test.each(opponents)("CO-39 the opponent can be given: the %s", (opponent) => {
  expect(at({ seats: sides, solo: { opponent } }).table.solo).toEqual({ opponent, replayToken: 1 });
});

test("CO-55 the side with the Replay token can be given", () => {
  const lords = ["red-1", "red-2", "red-3"] as const;
  const state = at({ seats: [{ lords }, {}], solo: { replayToken: 0 } });
  expect(state.table.solo.replayToken).toBe(0);
});

test("CO-11, CO-49 if pearls are left out, they are those of lords and locations, on either side", () => {
  const { table } = at({
    seats: [
      { lords: ["red-3"] },
      {
        lords: ["blue-4", "blue-1", "blue-1"],
        locations: [{ location: "three-points-three-pearls", spot: 3 }],
      },
    ],
  });
  expect(table.seats.map(({ pearls }) => pearls)).toEqual([2, 4]);
  expect(table.pearlMaster).toBe(1);
});

describe("where a location can lie", () => {
  const twoColours = {
    lords: ["red-1", "red-2"],
    locations: [{ location: "gold-keys", spot: 2 }],
  } as const;
  const problemOf = (position: Position) => {
    const { path, reason } = rulesError(() => at(position));
    return `${path}: ${reason}`;
  };
  const tooFew = "the keys since the previous location are not enough";

  test("CO-54 any two keys are enough for the mage alone", () => {
    const against = (opponent: Opponent): Position => ({
      seats: [{}, twoColours],
      solo: { opponent },
    });
    expect(at(against("mage")).table.seats[1]!.locations).toEqual(twoColours.locations);
    for (const opponent of opponents.filter((one) => one !== "mage"))
      expect(problemOf(against(opponent))).toBe(`seats.1.locations.0.spot: ${tooFew}`);
    const player: Position = { seats: [twoColours, {}], solo: { opponent: "mage" } };
    expect(problemOf(player)).toBe(`seats.0.locations.0.spot: ${tooFew}`);
  });

  test("CO-54 one key is not enough for the mage", () => {
    const first = { ...twoColours, locations: [{ location: "gold-keys", spot: 1 }] } as const;
    expect(problemOf({ seats: [{}, first], solo: { opponent: "mage" } })).toBe(
      `seats.1.locations.0.spot: ${tooFew}`,
    );
  });

  test("CO-26, CO-49 the location for any two keys works for the player, not for the opponent", () => {
    const area = {
      lords: ["red-1", "red-1", "blue-1", "blue-2"],
      locations: [
        { location: "any-two-keys", spot: 2 },
        { location: "gold-keys", spot: 4 },
      ],
    } as const;
    const solo = { opponent: "farmer" } as const;
    expect(at({ seats: [area, {}], solo }).table.seats[0]!.locations).toEqual(area.locations);
    expect(problemOf({ seats: [{}, area], solo })).toBe(`seats.1.locations.1.spot: ${tooFew}`);
  });
});

test("CO-42 a position can ask which pile the opponent takes", () => {
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

test("CO-56 a position can ask about the Replay token at the end of a turn", () => {
  const state = at({
    seats: [{ lords: ["red-1", "red-2", "red-3"] }, {}],
    solo: { replayToken: 0 },
    agenda: [{ ask: "replay", seats: [0] }],
  });
  const used = play(state, { type: "use-replay-token", seat: 0 }).state;
  expect(question(used)).toBe("recruit 0");
  expect(used.table.solo.replayToken).toBe(1);
});

describe("an impossible position is an error with a path", () => {
  test.each<[string, object, string, RegExp]>([
    ["one side", { seats: [{}] }, "seats", /expected a list of 2/],
    ["three sides", { seats: [{}, {}, {}] }, "seats", /expected a list of 2/],
    [
      "an unknown opponent",
      { seats: sides, solo: { opponent: "Mage" } },
      "solo.opponent",
      /did you mean mage/,
    ],
    [
      "CO-11 a pearl of the opponent too many",
      { seats: [{}, { lords: ["red-3"], pearls: 3 }] },
      "seats.1.pearls",
      /^is 3, but the lords and locations of this seat have given 2$/,
    ],
    [
      "CO-55 a Replay token that was never won",
      { seats: sides, solo: { replayToken: 0 } },
      "solo.replayToken",
      /cannot have been won/,
    ],
    [
      "CO-51 an order of the player",
      { seats: sides, order: { by: 0, draw: 2 } },
      "order",
      /this seat cannot have given this order/,
    ],
    [
      "CO-60 the opponent's turn without a question",
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
