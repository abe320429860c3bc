// The schemas that every game has, tested with the toy game.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Schemas } from "../../src/kernel/contract/game.ts";
import { LONGEST_CHECKS, LONGEST_SEED, MOST_ACTIONS } from "../../src/kernel/data/limits.ts";
import { record } from "../../src/kernel/tools/replay.ts";
import { checkDigitsOf } from "../../src/kernel/tools/tampering.ts";
import { copy } from "../bad-input/errors.ts";
import { start, type Toy, toy } from "./toy-game.ts";

type What = keyof Schemas<Toy>;

/** The paths of all issues that a schema reports, each once. */
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
  ])("%s %j is valid", (code, params) => {
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
  ])("%s %j is invalid", (code, params, places) => {
    expect(placesIn("refusal", refusal(code, params))).toEqual(places);
  });
});

describe("states, views and positions", () => {
  const state = copy(start());
  const { rng, ...view } = copy(start());
  const seen = copy(toy.view(start(), 0));

  test.each<[What, string, unknown, string[]]>([
    ["state", "a valid one", state, []],
    ["state", "a generator of three numbers", { ...state, rng: rng.slice(1) }, ["rng"]],
    ["state", "a generator of five numbers", { ...state, rng: [...rng, 1] }, ["rng"]],
    ["state", "a number of more than 32 bits", { ...state, rng: [2 ** 31, 1, 2, 3] }, ["rng.0"]],
    ["state", "an extra field", { ...state, more: 1 }, [""]],
    [
      "state",
      "an extra field of the table",
      { ...state, table: { ...state.table, more: 1 } },
      ["table"],
    ],
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
    ["view", "a valid one", seen, []],
    ["view", "a generator", { ...seen, rng }, [""]],
    [
      "view",
      "an extra field of the table",
      { ...seen, table: { ...seen.table, more: 1 } },
      ["table"],
    ],
    ["view", "no table", { agenda: seen.agenda }, ["table"]],
    ["view", "visible cards that should be hidden", view, ["table.seats.1.hand.0"]],
    ["position", "nothing", {}, []],
    ["position", "an agenda", { agenda: state.agenda }, []],
    ["position", "an invalid agenda", { agenda: 7 }, ["agenda"]],
    ["position", "an extra field", { more: 1 }, [""]],
    ["options", "valid ones", { players: 2, turns: 30 }, []],
    ["options", "an extra field", { players: 2, turns: 30, more: 1 }, [""]],
    ["action", "a valid one", { type: "draw", seat: 0 }, []],
    ["action", "an event", { type: "drew", seat: 0, card: 1 }, ["type"]],
    ["event", "a valid one", { type: "drew", seat: 0, card: 1 }, []],
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

  test("of both formats are valid", () => {
    expect(toy.schemas.replay.parse(file)).toEqual(file);
    expect(toy.schemas.replay.parse({ ...bare, format: 1 })).toEqual({ ...bare, format: 1 });
  });

  test.each(Object.keys(bare))("without %s are invalid", (key) => {
    const { [key]: _, ...rest } = copy(file);
    expect(placesIn("replay", rest)).toEqual([key]);
  });

  test.each<[string, object, string]>([
    ["another format", { format: 4 }, "format"],
    ["another game", { game: "toys" }, "game"],
    ["an empty version", { version: "" }, "version"],
    ["wrong options", { options: { players: 9, turns: 3 } }, "options.players"],
    ["a seed that is too long", { seed: "x".repeat(LONGEST_SEED + 1) }, "seed"],
    ["an invalid action", { actions: [{ type: "riot" }] }, "actions.0.type"],
    ["no digest of the moves", { digest: { result: "0" } }, "digest.moves"],
    ["no digest of the result", { digest: { moves: "0" } }, "digest.result"],
    [
      "a digest that is too long",
      { digest: { ...file.digest, moves: "0".repeat(99) } },
      "digest.moves",
    ],
    [
      "a digest of the result that is too long",
      { digest: { ...file.digest, result: "0".repeat(99) } },
      "digest.result",
    ],
    ["an unknown digest", { digest: { ...file.digest, more: "0" } }, "digest"],
    ["checks that are not a string", { checks: 7 }, "checks"],
    ["an extra field", { more: 1 }, ""],
    ["checks in format 1", { format: 1 }, "checks"],
    ["no checks in format 2", { checks: undefined }, "checks"],
  ])("with %s are invalid", (_, change, place) => {
    expect(placesIn("replay", { ...file, ...change })).toEqual([place]);
  });

  test("limit the length of checks and seeds", () => {
    const longest = { ...file, actions: Array(MOST_ACTIONS).fill(file.actions[0]) };
    expect(checkDigitsOf(toy.id, longest)).toHaveLength(LONGEST_CHECKS);
    expect(placesIn("replay", { ...file, checks: "0".repeat(LONGEST_CHECKS) })).toEqual([]);
    expect(placesIn("replay", { ...file, seed: "x".repeat(LONGEST_SEED) })).toEqual([]);
  });
});

describe("tableaux", () => {
  const tableau = { won: [1, 2], shine: 0, coins: 3 };

  test("are checked like those of the score calculator, as a single one", () => {
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
