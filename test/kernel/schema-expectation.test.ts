// The problems of a wrong value, for every kind of schema that games use.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { consistent } from "../../src/kernel/schemas/game-schema.ts";
import type { ZodSchema } from "../../src/kernel/schemas/schema.ts";
import { read, readOrRefuse } from "../../src/kernel/validation/read-value.ts";
import type { Schema } from "../../src/kernel/validation/standard-schema.ts";

/** All problems, as "path: reason". */
const problemsIn = (schema: Schema<unknown>, value: unknown): string[] => {
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
    [z.string(), "a string"],
    [z.string().check(z.minLength(1)), "a string that is not empty"],
    [z.string().check(z.minLength(0)), "a string"],
    [z.string().check(z.maxLength(3)), "a string of at most 3 characters"],
    [z.string().check(z.minLength(0), z.maxLength(3)), "a string of at most 3 characters"],
    [z.string().check(z.minLength(1), z.maxLength(3)), "a string of 1 to 3 characters"],
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
    expect(problemsIn(z.strictObject({ at: schema }), { at: Symbol.iterator })).toEqual([
      `at: a symbol, expected ${expected}`,
    ]);
  });

  test("is empty if no value is valid", () => {
    expect(problemsIn(z.strictObject({ at: z.never() }), { at: 5 })).toEqual(["at: 5"]);
  });
});

describe("the path of a problem", () => {
  test.each<[string, z.ZodMiniType, unknown, string[]]>([
    ["in a list", z.array(z.enum(["a"])), ["a", 7, 8], ["1: 7, expected a", "2: 8, expected a"]],
    [
      "in a list of fixed length",
      z.tuple([z.int(), z.enum(["a"])]),
      ["x", "x"],
      ['0: "x", expected a whole number', '1: "x", expected a'],
    ],
    [
      "in an optional or nullable object",
      z.strictObject({ a: z.optional(z.nullable(z.strictObject({ b: z.enum(["x"]) }))) }),
      { a: { b: 7 } },
      ["a.b: 7, expected x"],
    ],
    [
      "in a preprocessed object",
      preprocessed(z.strictObject({ a: z.enum(["x"]) })),
      { a: 7 },
      ["a: 7, expected x"],
    ],
    [
      "in a tagged object",
      pets,
      { kind: "cat", lives: 0 },
      ["lives: 0, expected a whole number, 1 or more"],
    ],
    [
      "in a list of a tagged object",
      pets,
      { kind: "dog", name: "Rex", tricks: [1, "sit"] },
      ['tricks.1: "sit", expected a whole number'],
    ],
    ["a missing tag", pets, {}, ["kind: is missing, expected cat or dog"]],
    ["an unknown tag", pets, { kind: "cow" }, ['kind: "cow", expected cat or dog']],
    [
      "unknown fields of a tagged object",
      pets,
      { kind: "cat", lives: 1, name: "Tom", live: 2 },
      ["name: unknown field, expected kind or lives", "live: unknown field, did you mean lives?"],
    ],
    [
      "unknown fields of an object",
      z.strictObject({ a: z.nullable(z.strictObject({ long: z.int() })) }),
      { a: { long: 1, x: 2 } },
      ["a.x: unknown field, expected long"],
    ],
    [
      "in the branch of a union that fails only a bound",
      z.union([z.string(), z.strictObject({ m: one }), z.strictObject({ n: one })]),
      { n: 0 },
      ["n: 0, expected a whole number, 1 or more"],
    ],
    [
      "in a field with the name of an inherited method",
      z.union([z.strictObject({ a: one }), z.strictObject({ toString: one })]),
      { toString: 0 },
      ["toString: 0, expected a whole number, 1 or more"],
    ],
    [
      "in the branch of a union that matched farthest",
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
      "among equal branches, in the one whose value exists",
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]),
      { b: "x" },
      ['b: "x", expected a whole number'],
    ],
    [
      "without a tag, in the branch that needs none",
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
      "several problems in one branch",
      z.union([z.string(), z.strictObject({ a: z.int(), b: z.int() })]),
      { a: "x", b: "y" },
      ['a: "x", expected a whole number', 'b: "y", expected a whole number'],
    ],
    [
      "a number that fails several checks, reported once",
      z.int().check(z.maximum(3)),
      4.5,
      [": 4.5, expected a whole number, 3 or less"],
    ],
    ["an undefined value as a whole", z.int(), undefined, [": undefined, expected a whole number"]],
  ])("%s", (_, schema, value, expected) => {
    expect(problemsIn(schema, value)).toEqual(expected);
  });

  test("at most fifty problems are reported", () => {
    const unknown = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`x${i}`, 0]));
    expect(problemsIn(z.strictObject({}), unknown)).toHaveLength(50);
    expect(problemsIn(z.array(z.int()), Array(51).fill("x"))).toHaveLength(50);
  });
});

test("a refusal suggests what may have been meant", () => {
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

test("the problems of a consistency check have `found` only for short values", () => {
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

describe("a schema of another library", () => {
  const named = z.strictObject({ name: z.string("a name, please") });
  const foreign: Schema<unknown> = {
    parse: (value) => named.parse(value),
    safeParse: (value) => named.safeParse(value),
    "~standard": named["~standard"],
  };

  test("gives its expectations as messages", () => {
    expect(problemsIn(foreign, { name: 7 })).toEqual(["name: 7, expected a name, please"]);
    expect(problemsIn(foreign, { name: "x", y: 1 })).toEqual(["y: unknown field"]);
    expect(problemsIn(foreign, { name: "x" })).toEqual([]);
  });

  test("need not have issue codes", () => {
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
