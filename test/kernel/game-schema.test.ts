// The schemas that every game has, on the smallest of them.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Schemas } from "../../src/kernel/contract/game.ts";
import { LONGEST_CHECKS, LONGEST_SEED, MOST_ACTIONS } from "../../src/kernel/data/limits.ts";
import { record } from "../../src/kernel/tools/replay.ts";
import { checkDigitsOf } from "../../src/kernel/tools/tampering.ts";
import { copy } from "../bad-input/errors.ts";
import { start, type Toy, toy } from "./toy-game.ts";

type What = keyof Schemas<Toy>;

/** The places of what is wrong by a schema, each once. */
function placesIn(what: What, value: unknown): string[] {
  const { error } = toy.schemas[what].safeParse(value);
  return [...new Set(error?.issues.map(({ path }) => path.join(".")))];
}

const refusal = (code: string, params: object) => ({ code, rule: "TOY-1", params });

describe("refusals", () => {
  const malformed = { path: "a", problem: "x", expected: ["b"] };

  test.each<[string, object]>([
    ["malformed", malformed],
    ["malformed", { ...malformed, found: "c", didYouMean: ["d"] }],
    ["game-over", {}],
    ["not-your-decision", { deciders: [0, 2] }],
    ["not-asked", { ask: "act", answers: ["draw", "pass"] }],
    ["other-moves-possible", {}],
    ["too-few", { has: 0 }],
  ])("%s %j is one", (code, params) => {
    const value = refusal(code, params);
    expect(toy.schemas.refusal.parse(value)).toEqual(value);
    expect(placesIn("refusal", { ...value, more: 1 })).toEqual([""]);
    expect(placesIn("refusal", { ...value, params: { ...params, more: 1 } })).toEqual(["params"]);
  });

  test.each<[string, object, string[]]>([
    ["malformed", {}, ["params.path", "params.problem", "params.expected"]],
    [
      "malformed",
      { ...malformed, found: 7, didYouMean: "d" },
      ["params.found", "params.didYouMean"],
    ],
    [
      "malformed",
      { path: 1, problem: 2, expected: [3] },
      ["params.path", "params.problem", "params.expected.0"],
    ],
    ["not-your-decision", { deciders: [0, 3] }, ["params.deciders.1"]],
    ["not-your-decision", {}, ["params.deciders"]],
    ["not-asked", { ask: "riot", answers: ["riot"] }, ["params.ask", "params.answers.0"]],
    ["not-asked", { ask: "act", answers: Array(8).fill("draw") }, ["params.answers"]],
    ["unheard-of", {}, ["code"]],
  ])("%s %j is none", (code, params, places) => {
    expect(placesIn("refusal", refusal(code, params))).toEqual(places);
  });
});

describe("states, views and positions", () => {
  const state = copy(start());
  const { rng, ...view } = copy(start());
  const seen = copy(toy.view(start(), 0));

  test.each<[What, string, unknown, string[]]>([
    ["state", "one", state, []],
    ["state", "three random words", { ...state, rng: rng.slice(1) }, ["rng"]],
    ["state", "five random words", { ...state, rng: [...rng, 1] }, ["rng"]],
    ["state", "a word that is too long", { ...state, rng: [2 ** 31, 1, 2, 3] }, ["rng.0"]],
    ["state", "something more", { ...state, more: 1 }, [""]],
    ["state", "more on the table", { ...state, table: { ...state.table, more: 1 } }, ["table"]],
    ["state", "no agenda", { table: state.table, rng }, ["agenda"]],
    [
      "state",
      "an agenda too long",
      { ...state, agenda: Array(101).fill({ do: "end-turn", seat: 0 }) },
      ["agenda"],
    ],
    [
      "state",
      "a card face down",
      { ...state, table: { ...state.table, deck: [null] } },
      ["table.deck.0"],
    ],
    ["view", "one", seen, []],
    ["view", "random words", { ...seen, rng }, [""]],
    ["view", "more on the table", { ...seen, table: { ...seen.table, more: 1 } }, ["table"]],
    ["view", "no table", { agenda: seen.agenda }, ["table"]],
    ["view", "cards that nobody sees", view, ["table.seats.1.hand.0"]],
    ["position", "nothing", {}, []],
    ["position", "an agenda", { agenda: state.agenda }, []],
    ["position", "an agenda that is none", { agenda: 7 }, ["agenda"]],
    ["position", "something more", { more: 1 }, [""]],
    ["options", "some", { players: 2, turns: 30 }, []],
    ["options", "something more", { players: 2, turns: 30, more: 1 }, [""]],
    ["action", "one", { type: "draw", seat: 0 }, []],
    ["action", "an event", { type: "drew", seat: 0, card: 1 }, ["type"]],
    ["event", "one", { type: "drew", seat: 0, card: 1 }, []],
    ["event", "an action", { type: "draw", seat: 0 }, ["type"]],
  ])("%s: %s", (what, _, value, places) => {
    expect(placesIn(what, value).slice(0, 1)).toEqual(places);
  });
});

describe("replays", () => {
  const file = record(toy, {
    options: { players: 2, turns: 3 },
    seed: "x",
    actions: [{ type: "fish", seat: 0 }],
  });
  const { checks: _, ...bare } = file;

  test("of both formats", () => {
    expect(toy.schemas.replay.parse(file)).toEqual(file);
    expect(toy.schemas.replay.parse({ ...bare, format: 1 })).toEqual({ ...bare, format: 1 });
  });

  test.each(Object.keys(bare))("without %s are none", (key) => {
    const { [key]: _, ...rest } = copy(file);
    expect(placesIn("replay", rest)).toEqual([key]);
  });

  test.each<[string, object, string]>([
    ["another format", { format: 3 }, "format"],
    ["another game", { game: "toys" }, "game"],
    ["a version without a name", { version: "" }, "version"],
    ["wrong options", { options: { players: 9, turns: 3 } }, "options.players"],
    ["a seed that is too long", { seed: "x".repeat(LONGEST_SEED + 1) }, "seed"],
    ["an action that is none", { actions: [{ type: "riot" }] }, "actions.0.type"],
    ["no digest of the moves", { digest: { result: "0" } }, "digest.moves"],
    ["no digest of the result", { digest: { moves: "0" } }, "digest.result"],
    [
      "a digest that is too long",
      { digest: { ...file.digest, moves: "0".repeat(99) } },
      "digest.moves",
    ],
    [
      "another that is too long",
      { digest: { ...file.digest, result: "0".repeat(99) } },
      "digest.result",
    ],
    ["one digest too many", { digest: { ...file.digest, more: "0" } }, "digest"],
    ["checks that are no text", { checks: 7 }, "checks"],
    ["something more", { more: 1 }, ""],
    ["checks in format 1", { format: 1 }, "checks"],
    ["no checks in format 2", { checks: undefined }, "checks"],
  ])("with %s are none", (_, change, place) => {
    expect(placesIn("replay", { ...file, ...change })).toEqual([place]);
  });

  test("have checks and seeds of a longest length", () => {
    const longest = { ...file, actions: Array(MOST_ACTIONS).fill(file.actions[0]) };
    expect(checkDigitsOf(toy.id, longest)).toHaveLength(LONGEST_CHECKS);
    expect(placesIn("replay", { ...file, checks: "0".repeat(LONGEST_CHECKS) })).toEqual([]);
    expect(placesIn("replay", { ...file, seed: "x".repeat(LONGEST_SEED) })).toEqual([]);
  });
});

describe("tableaux", () => {
  const tableau = { won: [1, 2], shine: 0, coins: 3 };

  test("are checked as the score calculator does, as one", () => {
    expect(toy.schemas.tableau.parse(tableau)).toEqual(tableau);
    expect(
      toy.schemas.tableau.safeParse({ ...tableau, won: [1, 13], coins: -1 }).error?.issues,
    ).toEqual([
      expect.objectContaining({ code: "invalid_value", values: [], path: ["won", 1] }),
      expect.objectContaining({ code: "invalid_value", values: [], path: ["coins"] }),
    ]);
    expect(toy.schemas.tableau.safeParse({ ...tableau, won: [1, 1] }).error?.issues).toEqual([
      expect.objectContaining({
        code: "custom",
        path: ["won", 1],
        message: "1 appears 2 times, the game has 1",
      }),
    ]);
  });

  test("have a JSON Schema", () => {
    const schema = z.toJSONSchema(toy.schemas.tableau as unknown as z.core.$ZodType, {
      io: "input",
    });
    expect(schema).toMatchObject({
      type: "object",
      properties: { won: { type: "array" }, shine: { type: "integer" }, coins: {} },
      required: ["won", "shine", "coins"],
      additionalProperties: false,
    });
  });
});

test("what is not plain data is said by a schema as by any door: the place, and what was thrown", () => {
  const cause = new Error("trap");
  const trap = Object.defineProperty({ type: "draw" }, "seat", {
    enumerable: true,
    get() {
      throw cause;
    },
  });
  expect(toy.schemas.action.safeParse(trap).error?.issues).toEqual([
    expect.objectContaining({ code: "custom", path: ["seat"], message: "cannot be read", cause }),
  ]);
});
