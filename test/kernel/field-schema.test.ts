import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type ActionField, actionFieldsOf } from "../../src/kernel/schemas/field-schema.ts";

const fieldOf = (schema: z.ZodMiniType): ActionField =>
  actionFieldsOf(z.strictObject({ one: schema })).get("one")!;
const letters = z.enum(["a", "b"]);
const few = z.int().check(z.minimum(1), z.maximum(3));

test("the fields of an action are found by name", () => {
  expect([...actionFieldsOf(z.strictObject({ seat: few, lord: letters })).keys()]).toEqual([
    "seat",
    "lord",
  ]);
});

describe("a field with one value", () => {
  test.each<[string, z.ZodMiniType, ActionField["values"], unknown[], unknown[]]>([
    ["one of some names", letters, ["a", "b"], ["a", "b"], ["c", null, ["a"]]],
    ["one of some values", z.literal([1, 2]), [1, 2], [1, 2], [3, "1"]],
    ["a boolean", z.boolean(), [false, true], [false, true], [0, "true"]],
    ["a name", z.string(), "names", ["x"], [7, null]],
    ["a whole number in a range", few, "numbers", [1, 2, 3], [0, 4, 1.5, "2", null]],
    [
      "a number with two bounds on each side",
      z.int().check(z.minimum(2), z.minimum(1), z.maximum(3), z.maximum(4)),
      "numbers",
      [2, 3],
      [1, 4],
    ],
    ["a number with exclusive bounds", z.int().check(z.gt(1), z.lt(3)), "numbers", [2], [1, 3]],
    ["any number", z.number().check(z.minimum(0.5)), "numbers", [0.5, 7], [0.4, "1"]],
    ["a number of 32 bits", z.int32(), "numbers", [5], [2 ** 40, 0.5]],
    ["a name or null", z.nullable(letters), ["a", "b", null], ["a", null], ["c", undefined]],
    ["any name or null", z.nullable(z.string()), "names", ["x", null], [7]],
    ["a number or null", z.nullable(few), "numbers", [1, null], [4]],
    ["an object", z.strictObject({ a: few }), undefined, [{ a: 1 }], [{ a: 4 }, {}]],
  ])("%s", (_, schema, values, right, wrong) => {
    const field = fieldOf(schema);
    expect([field.isList, field.values]).toEqual([false, values]);
    for (const check of [field.accepts, field.isNormalised]) {
      expect(right.filter((value) => !check(value))).toEqual([]);
      expect(wrong.filter((value) => check(value))).toEqual([]);
    }
  });
});

describe("a field with a list", () => {
  const list = z.array(letters);
  /** A title, a schema, complete lists, lists that can only be partial, and invalid ones. */
  test.each<[string, z.ZodMiniType, unknown[], unknown[], unknown[]]>([
    [
      "of any length",
      list,
      [[], ["a"], Array(99).fill("b")],
      [],
      [["c"], "a", null, { length: 0 }],
    ],
    [
      "with a maximum length",
      list.check(z.maxLength(2)),
      [[], ["a", "a"]],
      [],
      [["a", "a", "a"], ["a", "c"], "a"],
    ],
    [
      "with two bounds on each side",
      list.check(z.maxLength(2), z.maxLength(3), z.minLength(1), z.minLength(0)),
      [["a"], ["a", "b"]],
      [[]],
      [["a", "a", "a"]],
    ],
    [
      "that is sorted",
      list.check(
        z.maxLength(2),
        z.overwrite((all) => [...all].sort()),
      ),
      [[], ["b"], ["a", "b"], ["b", "b"]],
      [["b", "a"]],
      [["a", "a", "b"]],
    ],
    [
      "with a minimum length that is sorted",
      list.check(
        z.minLength(2),
        z.overwrite((all) => [...all].sort()),
      ),
      [["a", "b"]],
      [[], ["b"], ["b", "a"]],
      [["c"]],
    ],
    [
      "with another check",
      list.check(z.refine((all) => all.length === 2)),
      [["a", "b"]],
      [[], ["a"], ["a", "a", "a"]],
      [["c"]],
    ],
    [
      "of fixed length",
      z.tuple([letters, letters]),
      [["a", "b"]],
      [[], ["a"]],
      [["a", "b", "a"], ["c"]],
    ],
  ])("%s", (_, schema, whole, partial, wrong) => {
    const field = fieldOf(schema);
    expect([field.isList, field.values]).toEqual([true, ["a", "b"]]);
    expect([...whole, ...partial].filter((value) => !field.accepts(value))).toEqual([]);
    expect(wrong.filter((value) => field.accepts(value))).toEqual([]);
    expect(whole.filter((value) => !field.isNormalised(value))).toEqual([]);
    expect([...partial, ...wrong].filter((value) => field.isNormalised(value))).toEqual([]);
  });
});

/** Counts how often zod itself runs while a field checks a value. */
function zodCalls(schema: z.ZodMiniType, watched: z.ZodMiniType, value: unknown): number {
  const run = vi.spyOn(watched._zod, "run");
  const field = fieldOf(schema);
  field.accepts(value);
  field.isNormalised(value);
  const times = run.mock.calls.length;
  run.mockRestore();
  return times;
}

describe("without zod, which is slower,", () => {
  const bounded = z.int().check(z.maximum(3), z.minimum(1));
  test.each<[string, z.ZodMiniType, unknown]>([
    ["names", letters, "a"],
    ["values", z.literal([1, 2]), 1],
    ["whole numbers in a range", bounded, 2],
    ["any whole numbers", z.int(), 7],
    ["whole numbers with a maximum", z.int().check(z.maximum(3)), 2],
  ])("%s are checked, alone and in lists", (_, schema, value) => {
    expect(zodCalls(schema, schema, value)).toBe(0);
    const list = z.array(schema).check(z.maxLength(2), z.minLength(0));
    expect(zodCalls(list, list, [value])).toBe(0);
    expect(zodCalls(list, schema, [value])).toBe(0);
  });

  test.each<[string, z.ZodMiniType, unknown]>([
    ["any names", z.string(), "x"],
    ["whole numbers with exclusive bounds", z.int().check(z.gt(1), z.lt(3)), 2],
    ["any numbers", z.number(), 0.5],
  ])("%s are not", (_, schema, value) => {
    expect(zodCalls(schema, schema, value)).toBe(2);
  });
});
