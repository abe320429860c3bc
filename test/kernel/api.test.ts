// Invalid arguments of JavaScript callers, at every entry point of a real game.
import { describe, expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy, describe as sentenceOf } from "../../src/conspiracy/index.ts";
import { exiles } from "../../src/exiles/index.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { record } from "../../src/kernel/tools/replay.ts";

const { state } = conspiracy.setup({ players: 2, firstPlayer: 0 }, "entry points");
const other = abyss.setup({ players: 2 }, "entry points").state;
const draw = { type: "draw-lords", seat: 0, count: 1 } as const;

/** All functions that take a state or a view. */
const entryPoints: readonly [string, (value: never) => unknown][] = [
  ["reduce", (value) => conspiracy.reduce(value, draw)],
  ["simulate", (value) => conspiracy.simulate(value)],
  ["decision", (value) => conspiracy.decision(value)],
  ["deciders", (value) => conspiracy.deciders(value)],
  ["legalActions", (value) => conspiracy.legalActions(value, 0)],
  ["actionTypes", (value) => conspiracy.actionTypes(value, 0)],
  ["choices", (value) => conspiracy.choices(value, 0, { type: "draw-lords" })],
  ["countActions", (value) => conspiracy.countActions(value, 0)],
  ["randomAction", (value) => conspiracy.randomAction(value, 0, { below: () => 0 })],
  ["refusal", (value) => conspiracy.refusal(value, draw)],
  ["preview", (value) => conspiracy.preview(value, draw)],
  ["view", (value) => conspiracy.view(value, 0)],
  ["sampleState", (value) => conspiracy.sampleState(value, "x")],
  ["tableau", (value) => conspiracy.tableau(value, 0)],
  ["standings", (value) => conspiracy.standings(value)],
  ["totals", (value) => conspiracy.totals(value)],
];

/** Those that take a view; the others need a full state. */
const viewEntryPoints = [
  ...[
    "decision",
    "deciders",
    "legalActions",
    "actionTypes",
    "choices",
    "countActions",
    "randomAction",
    "refusal",
  ],
  ...["preview", "sampleState", "tableau", "standings", "totals"],
];

describe.each(entryPoints)("%s", (name, call) => {
  const resultOrError = (value: unknown): unknown => {
    try {
      return call(value as never);
    } catch (error) {
      return error;
    }
  };

  test.each<[string, unknown]>([
    ["a state of another game", other],
    ["a view of another game", abyss.view(other, 0)],
    ["an agenda of nonsense", { ...state, agenda: ["x"] }],
    ["an unknown question", { ...state, agenda: [{ ask: "zz", seats: [0] }] }],
    ["a table without its parts", { ...state, table: { seats: [] } }],
  ])("throws a RulesError for %s", (_, value) => {
    expect(resultOrError(value)).toBeInstanceOf(RulesError);
  });

  test("accepts a view, unless it needs a full state", () => {
    const result = resultOrError(conspiracy.view(state, 0));
    expect(result instanceof RulesError).toBe(!viewEntryPoints.includes(name));
  });
});

test("exiles rejects a state of abyss", () => {
  expect(() => exiles.view(other as never, 0)).toThrow(RulesError);
});

test.each([null, undefined, 7, "x", Symbol("x")])(
  "an action %o is refused as malformed",
  (action) => {
    for (const refusal of [
      conspiracy.refusal(state, action as never),
      (conspiracy.reduce(state, action as never) as { refusal?: unknown }).refusal,
    ])
      expect(refusal).toMatchObject({ code: "malformed", rule: "CO-3" });
  },
);

test("no state can be sampled from an impossible view", () => {
  const view = conspiracy.view(state, 0);
  const doubled = { ...view, table: { ...view.table, recruits: ["blue-6", "blue-6"] as const } };
  expect(() => conspiracy.sampleState(doubled, "x")).toThrow(RulesError);
});

test("only events and refusals are described, only events are redacted", () => {
  for (const value of [null, undefined, {}, { type: "zz" }, { type: "toString" }, { code: "zz" }])
    expect(() => sentenceOf(value as never)).toThrow(RulesError);
  expect(() => conspiracy.redact(null as never, 0)).toThrow(RulesError);
});

test("record and digest throw for invalid values", () => {
  expect(() => record(conspiracy, null as never)).toThrow(RulesError);
  expect(() => record(conspiracy, { options: { players: 2 }, seed: "x" } as never)).toThrow(
    RulesError,
  );
  expect(() => digest(undefined)).toThrow(RulesError);
});

test("a refusal cannot be used to change the rules or the table", () => {
  const refusal = conspiracy.refusal(state, { type: "decline-swap", seat: 0 })!;
  if (refusal.code !== "not-asked") throw new Error(refusal.code);
  expect(() => (refusal.params.answers as string[]).pop()).toThrow(TypeError);
  expect([...conspiracy.legalActions(state, 0)]).toHaveLength(3);
});

test("the error of invalid options names the game", () => {
  expect(() => conspiracy.setup({ players: 9 }, "entry points")).toThrow(
    "options of conspiracy, at players: 9, expected a whole number from 2 to 4",
  );
});
