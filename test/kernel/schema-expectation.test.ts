// What is said of a wrong value, for every kind of schema that games are made of.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { consistent } from "../../src/kernel/schemas/game-schema.ts";
import type { ZodSchema } from "../../src/kernel/schemas/schema.ts";
import { read, readOrRefuse } from "../../src/kernel/validation/read-value.ts";
import type { Schema } from "../../src/kernel/validation/standard-schema.ts";

/** All that is wrong, as "path: reason". */
const wrongIn = (schema: Schema<unknown>, value: unknown): string[] => {
  const result = read(schema, value);
  return result.ok ? [] : result.problems.map(({ path, reason }) => `${path.join(".")}: ${reason}`);
};

const one = z.int().check(z.minimum(1));
const pets = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("cat"), lives: one }),
  z.strictObject({ kind: z.literal("dog"), name: z.string(), tricks: z.array(z.int()) }),
]);
const preprocessed = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => value),
    schema as z.ZodMiniType,
  );

describe("what is expected", () => {
  test.each<[z.ZodMiniType, string]>([
    [z.enum(["a", "b"]), "a or b"],
    [z.literal([1, "x"]), "x or 1"],
    [z.null(), "null"],
    [z.boolean(), "true or false"],
    [z.nullable(z.enum(["a", "b"])), "a, b or null"],
    [z.optional(z.enum(["a", "b"])), "a or b"],
    [preprocessed(z.enum(["a", "b"])), "a or b"],
    [z.union([z.enum(["a"]), z.null(), z.int()]), "a, null or a whole number"],
    [z.union([z.never(), z.enum(["a"])]), "a"],
    [pets, "an object with kind"],
    [z.number(), "a number"],
    [z.int(), "a whole number"],
    [z.int32(), "a whole number from -2147483648 to 2147483647"],
    [z.number().check(z.minimum(1)), "a number, 1 or more"],
    [z.number().check(z.maximum(9)), "a number, 9 or less"],
    [z.number().check(z.minimum(1), z.maximum(9)), "a number from 1 to 9"],
    [z.number().check(z.maximum(9), z.minimum(1)), "a number from 1 to 9"],
    [z.string(), "a text"],
    [z.string().check(z.minLength(1)), "a text that is not empty"],
    [z.string().check(z.minLength(0)), "a text"],
    [z.string().check(z.maxLength(3)), "a text of at most 3 characters"],
    [z.string().check(z.minLength(0), z.maxLength(3)), "a text of at most 3 characters"],
    [z.string().check(z.minLength(1), z.maxLength(3)), "a text of 1 to 3 characters"],
    [z.array(z.int()), "a list"],
    [z.array(z.int()).check(z.length(2)), "a list of 2"],
    [z.array(z.int()).check(z.minLength(0)), "a list"],
    [z.array(z.int()).check(z.minLength(1)), "a list of at least 1"],
    [z.array(z.int()).check(z.maxLength(3)), "a list of at most 3"],
    [z.array(z.int()).check(z.maxLength(3), z.minLength(0)), "a list of at most 3"],
    [z.array(z.int()).check(z.maxLength(3), z.minLength(1)), "a list of 1 to 3"],
    [z.tuple([z.int(), z.int()]), "a list of 2"],
    [z.strictObject({ a: z.int(), b: z.int() }), "an object with a, b"],
  ])("%#: %s", (schema, expected) => {
    expect(wrongIn(z.strictObject({ at: schema }), { at: Symbol.iterator })).toEqual([
      `at: a symbol, expected ${expected}`,
    ]);
  });

  test("where nothing will do, nothing is expected", () => {
    expect(wrongIn(z.strictObject({ at: z.never() }), { at: 5 })).toEqual(["at: 5"]);
  });
});

describe("the place of what is wrong", () => {
  test.each<[string, z.ZodMiniType, unknown, string[]]>([
    ["in a list", z.array(z.enum(["a"])), ["a", 7, 8], ["1: 7, expected a", "2: 8, expected a"]],
    [
      "in a list of fixed length",
      z.tuple([z.int(), z.enum(["a"])]),
      ["x", "x"],
      ['0: "x", expected a whole number', '1: "x", expected a'],
    ],
    [
      "in what may be left out or null",
      z.strictObject({ a: z.optional(z.nullable(z.strictObject({ b: z.enum(["x"]) }))) }),
      { a: { b: 7 } },
      ["a.b: 7, expected x"],
    ],
    [
      "in what is read first",
      preprocessed(z.strictObject({ a: z.enum(["x"]) })),
      { a: 7 },
      ["a: 7, expected x"],
    ],
    [
      "in an object with a tag",
      pets,
      { kind: "cat", lives: 0 },
      ["lives: 0, expected a whole number, 1 or more"],
    ],
    [
      "in a list of an object with a tag",
      pets,
      { kind: "dog", name: "Rex", tricks: [1, "sit"] },
      ['tricks.1: "sit", expected a whole number'],
    ],
    ["a tag that is missing", pets, {}, ["kind: is missing, expected cat or dog"]],
    ["a tag that there is not", pets, { kind: "cow" }, ['kind: "cow", expected cat or dog']],
    [
      "fields that the tag does not have",
      pets,
      { kind: "cat", lives: 1, name: "Tom", live: 2 },
      ["name: unknown field, expected kind or lives", "live: unknown field, did you mean lives?"],
    ],
    [
      "fields that an object does not have",
      z.strictObject({ a: z.nullable(z.strictObject({ long: z.int() })) }),
      { a: { long: 1, x: 2 } },
      ["a.x: unknown field, expected long"],
    ],
    [
      "in the branch of a union that fits but for a bound",
      z.union([z.string(), z.strictObject({ m: one }), z.strictObject({ n: one })]),
      { n: 0 },
      ["n: 0, expected a whole number, 1 or more"],
    ],
    [
      "in a field that is named like a method of every object",
      z.union([z.strictObject({ a: one }), z.strictObject({ toString: one })]),
      { toString: 0 },
      ["toString: 0, expected a whole number, 1 or more"],
    ],
    [
      "in the branch of a union that got farthest",
      z.nullable(
        z.union([
          z.strictObject({ a: z.int() }),
          z.strictObject({ b: z.strictObject({ c: z.int() }) }),
        ]),
      ),
      { b: { c: "x" } },
      ['b.c: "x", expected a whole number'],
    ],
    [
      "of equals, in that which is about something there",
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]),
      { b: "x" },
      ['b: "x", expected a whole number'],
    ],
    [
      "without a tag, in that which needs none",
      z.union([pets, z.strictObject({ a: z.int() })]),
      {},
      ["a: is missing, expected a whole number"],
    ],
    [
      "with a wrong tag, in the tag",
      z.union([z.strictObject({ a: z.int() }), pets]),
      { kind: "cow" },
      ['kind: "cow", expected cat or dog'],
    ],
    [
      "in a union within a union",
      z.union([z.string(), z.union([z.null(), z.strictObject({ a: z.enum(["x"]) })])]),
      { a: 7 },
      ["a: 7, expected x"],
    ],
    [
      "several in one branch",
      z.union([z.string(), z.strictObject({ a: z.int(), b: z.int() })]),
      { a: "x", b: "y" },
      ['a: "x", expected a whole number', 'b: "y", expected a whole number'],
    ],
    [
      "a number wrong in several ways, once",
      z.int().check(z.maximum(3)),
      4.5,
      [": 4.5, expected a whole number, 3 or less"],
    ],
    ["the whole, which is not there", z.int(), undefined, [": undefined, expected a whole number"]],
  ])("%s", (_, schema, value, wrong) => {
    expect(wrongIn(schema, value)).toEqual(wrong);
  });

  test("no more than fifty are told", () => {
    const unknown = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`x${i}`, 0]));
    expect(wrongIn(z.strictObject({}), unknown)).toHaveLength(50);
    expect(wrongIn(z.array(z.int()), Array(51).fill("x"))).toHaveLength(50);
  });
});

test("a refusal says what may have been meant", () => {
  expect(readOrRefuse(pets, { kind: "cats" }, "R-1")).toEqual({
    ok: false,
    refusal: {
      code: "malformed",
      rule: "R-1",
      params: {
        path: "kind",
        problem: "invalid_union",
        found: '"cats"',
        expected: ["cat", "dog"],
        didYouMean: ["cat"],
      },
    },
  });
});

test("a check of meaning tells what is there only where that is short", () => {
  const reason = "does not fit";
  const schema = consistent(z.unknown() as ZodSchema<unknown>, () =>
    [["number"], ["text"], ["list"], ["object"], ["nothing"], ["none"], []].map((path) => ({
      path,
      reason,
    })),
  );
  const value = { number: 7, text: "x", list: [1], object: {}, nothing: null };
  const result = read(schema, value);
  expect(!result.ok && result.problems).toEqual([
    { path: ["number"], reason, found: "7" },
    { path: ["text"], reason, found: '"x"' },
    { path: ["list"], reason },
    { path: ["object"], reason },
    { path: ["nothing"], reason },
    { path: ["none"], reason },
    { path: [], reason },
  ]);
});

describe("a schema that is not made with zod", () => {
  const named = z.strictObject({ name: z.string("a name, please") });
  const foreign: Schema<unknown> = {
    parse: (value) => named.parse(value),
    safeParse: (value) => named.safeParse(value),
    "~standard": named["~standard"],
  };

  test("says by itself what it expects", () => {
    expect(wrongIn(foreign, { name: 7 })).toEqual(["name: 7, expected a name, please"]);
    expect(wrongIn(foreign, { name: "x", y: 1 })).toEqual(["y: unknown field"]);
    expect(wrongIn(foreign, { name: "x" })).toEqual([]);
  });

  test("need not name what is wrong", () => {
    const issues = [{ path: ["a", Symbol("b")], message: "too dull" }];
    const dull: Schema<unknown> = {
      ...foreign,
      safeParse: () => ({ success: false, error: { issues } }),
    };
    expect(readOrRefuse(dull, { a: 1 }, "R-1")).toEqual({
      ok: false,
      refusal: {
        code: "malformed",
        rule: "R-1",
        params: { path: "a.Symbol(b)", problem: "custom", expected: ["too dull"] },
      },
    });
  });
});
