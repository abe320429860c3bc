import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type ActionField, actionFieldsOf } from "../../src/kernel/schemas/field-schema.ts";

const fieldOf = (schema: z.ZodMiniType): ActionField =>
  actionFieldsOf(z.strictObject({ one: schema })).get("one")!;
const letters = z.enum(["a", "b"]);
const few = z.int().check(z.minimum(1), z.maximum(3));

test("every field of an action has its name", () => {
  expect([...actionFieldsOf(z.strictObject({ seat: few, lord: letters })).keys()]).toEqual([
    "seat",
    "lord",
  ]);
});

describe("a field with one value", () => {
  test.each<[string, z.ZodMiniType, ActionField["values"], unknown[], unknown[]]>([
    ["one of some names", letters, ["a", "b"], ["a", "b"], ["c", null, ["a"]]],
    ["one of some values", z.literal([1, 2]), [1, 2], [1, 2], [3, "1"]],
    ["yes or no", z.boolean(), [false, true], [false, true], [0, "true"]],
    ["a name", z.string(), "names", ["x"], [7, null]],
    ["a whole number in between", few, "numbers", [1, 2, 3], [0, 4, 1.5, "2", null]],
    [
      "a number with two bounds on each side",
      z.int().check(z.minimum(2), z.minimum(1), z.maximum(3), z.maximum(4)),
      "numbers",
      [2, 3],
      [1, 4],
    ],
    ["a number without its bounds", z.int().check(z.gt(1), z.lt(3)), "numbers", [2], [1, 3]],
    ["any number", z.number().check(z.minimum(0.5)), "numbers", [0.5, 7], [0.4, "1"]],
    ["a number of 32 bits", z.int32(), "numbers", [5], [2 ** 40, 0.5]],
    ["a name or null", z.nullable(letters), ["a", "b", null], ["a", null], ["c", undefined]],
    ["any name or null", z.nullable(z.string()), "names", ["x", null], [7]],
    ["a number or null", z.nullable(few), "numbers", [1, null], [4]],
    ["an object", z.strictObject({ a: few }), undefined, [{ a: 1 }], [{ a: 4 }, {}]],
  ])("%s", (_, schema, values, right, wrong) => {
    const field = fieldOf(schema);
    expect([field.isList, field.values]).toEqual([false, values]);
    for (const check of [field.accepts, field.isWhole]) {
      expect(right.filter((value) => !check(value))).toEqual([]);
      expect(wrong.filter((value) => check(value))).toEqual([]);
    }
  });
});

describe("a field with a list", () => {
  const list = z.array(letters);
  /** Lists that it can begin with and that are whole; that it can begin with only; that it cannot have. */
  test.each<[string, z.ZodMiniType, unknown[], unknown[], unknown[]]>([
    [
      "of any length",
      list,
      [[], ["a"], Array(99).fill("b")],
      [],
      [["c"], "a", null, { length: 0 }],
    ],
    [
      "of some at most",
      list.check(z.maxLength(2)),
      [[], ["a", "a"]],
      [],
      [["a", "a", "a"], ["a", "c"], "a"],
    ],
    [
      "of two bounds",
      list.check(z.maxLength(2), z.maxLength(3), z.minLength(1), z.minLength(0)),
      [["a"], ["a", "b"]],
      [[]],
      [["a", "a", "a"]],
    ],
    [
      "that is put in order",
      list.check(
        z.maxLength(2),
        z.overwrite((all) => [...all].sort()),
      ),
      [[], ["b"], ["a", "b"], ["b", "b"]],
      [["b", "a"]],
      [["a", "a", "b"]],
    ],
    [
      "of which more is wanted, and that is put in order",
      list.check(
        z.minLength(2),
        z.overwrite((all) => [...all].sort()),
      ),
      [["a", "b"]],
      [[], ["b"], ["b", "a"]],
      [["c"]],
    ],
    [
      "of which more is wanted",
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
  ])("%s", (_, schema, whole, begun, wrong) => {
    const field = fieldOf(schema);
    expect([field.isList, field.values]).toEqual([true, ["a", "b"]]);
    expect([...whole, ...begun].filter((value) => !field.accepts(value))).toEqual([]);
    expect(wrong.filter((value) => field.accepts(value))).toEqual([]);
    expect(whole.filter((value) => !field.isWhole(value))).toEqual([]);
    expect([...begun, ...wrong].filter((value) => field.isWhole(value))).toEqual([]);
  });
});

/** How often zod itself is asked while a field looks at values. */
function asksZod(schema: z.ZodMiniType, watched: z.ZodMiniType, value: unknown): number {
  const run = vi.spyOn(watched._zod, "run");
  const field = fieldOf(schema);
  field.accepts(value);
  field.isWhole(value);
  const times = run.mock.calls.length;
  run.mockRestore();
  return times;
}

describe("without zod, which takes longer,", () => {
  const bounded = z.int().check(z.maximum(3), z.minimum(1));
  test.each<[string, z.ZodMiniType, unknown]>([
    ["names", letters, "a"],
    ["values", z.literal([1, 2]), 1],
    ["whole numbers in between", bounded, 2],
    ["any whole numbers", z.int(), 7],
    ["whole numbers up to one", z.int().check(z.maximum(3)), 2],
  ])("%s are looked at, by themselves and in lists", (_, schema, value) => {
    expect(asksZod(schema, schema, value)).toBe(0);
    const list = z.array(schema).check(z.maxLength(2), z.minLength(0));
    expect(asksZod(list, list, [value])).toBe(0);
    expect(asksZod(list, schema, [value])).toBe(0);
  });

  test.each<[string, z.ZodMiniType, unknown]>([
    ["names of any kind", z.string(), "x"],
    ["whole numbers without their bounds", z.int().check(z.gt(1), z.lt(3)), 2],
    ["any numbers", z.number(), 0.5],
  ])("%s are not", (_, schema, value) => {
    expect(asksZod(schema, schema, value)).toBe(2);
  });
});
