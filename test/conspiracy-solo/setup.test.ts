import { expect, test } from "vitest";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { rulesError, untyped } from "../bad-input/errors.ts";
import { eventsOf, question } from "./prepare.ts";

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

test("CO-37 there is one player, and the table has two sides", () => {
  expect(conspiracySolo.seats).toEqual({ min: 1, max: 1 });
  const { state } = conspiracySolo.setup({}, "seed");
  expect(state.table.seats).toHaveLength(2);
  expect(conspiracySolo.deciders(state)).toEqual([0]);
  expect(conspiracySolo.totals(state)).toHaveLength(2);
  for (const players of [1, 2])
    expect(rulesError(() => untyped(conspiracySolo.setup)({ players }, "seed")).path).toBe(
      "players",
    );
});

test.each(opponents)("CO-39 the opponent can be chosen: the %s", (opponent) => {
  const { state, events } = conspiracySolo.setup({ opponent }, "seed");
  expect(state.table.solo.opponent).toBe(opponent);
  expect(eventsOf(events, "opponent-appeared")).toEqual([{ type: "opponent-appeared", opponent }]);
});

test("CO-39 otherwise the seed chooses one of the five", () => {
  const picked = seeds.map((seed) => conspiracySolo.setup({}, seed).state.table.solo.opponent);
  expect(new Set(picked)).toEqual(new Set(opponents));
  expect(picked).toEqual(
    seeds.map((seed) => conspiracySolo.setup({}, seed).state.table.solo.opponent),
  );
});

test.each([false, true])(
  "CO-40 the table is set up as for two players, and the opponent has the token; bonus locations: %s",
  (bonusLocations) => {
    for (const seed of seeds.slice(0, 5)) {
      const { state } = conspiracySolo.setup({ bonusLocations, opponent: "mage" }, seed);
      const { solo, ...table } = state.table;
      const two = conspiracy.setup({ players: 2, firstPlayer: 0, bonusLocations }, seed).state;
      expect(table).toEqual(two.table);
      expect(solo).toEqual({ opponent: "mage", replayToken: 1 });
    }
  },
);

test("CO-40 a seed deals the same cards for every opponent", () => {
  const tables = [...opponents, undefined].map((opponent) => {
    const { table } = conspiracySolo.setup(opponent ? { opponent } : {}, "same").state;
    return { ...table, solo: undefined };
  });
  for (const table of tables) expect(table).toEqual(tables[0]);
});

test("CO-41 the player begins, unless the options choose the opponent", () => {
  for (const seed of seeds) {
    const { state, events } = conspiracySolo.setup({}, seed);
    expect(question(state)).toBe("recruit 0");
    expect(eventsOf(events, "turn-started")).toEqual([{ type: "turn-started", seat: 0 }]);
    expect(conspiracySolo.setup({ firstPlayer: 0 }, seed).state).toEqual(state);
    const other = conspiracySolo.setup({ firstPlayer: 1 }, seed);
    expect(eventsOf(other.events, "turn-started")[0]).toEqual({ type: "turn-started", seat: 1 });
    expect(eventsOf(other.events, "game-started")).toMatchObject([{ first: 1 }]);
  }
});

test("CO-41 the two sides take turns alternately", () => {
  let { state } = conspiracySolo.setup({ opponent: "farmer" }, "turns");
  const turns: number[] = [];
  while (turns.length < 12) {
    const [action] = conspiracySolo.legalActions(state, 0);
    const result = conspiracySolo.reduce(state, action!);
    if (!result.ok) throw new Error("refused");
    if (eventsOf(result.events, "replay-token-used").length > 0) break;
    turns.push(...eventsOf(result.events, "turn-started").map(({ seat }) => seat));
    state = result.state;
  }
  expect(turns.length).toBeGreaterThan(5);
  expect(turns).toEqual(turns.map((_, i) => (i + 1) % 2));
});
