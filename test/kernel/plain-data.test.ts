import { describe, expect, test } from "vitest";
import { readPlain, readPlainOrThrow } from "../../src/kernel/data/plain-data.ts";

const limits = { depth: 2, members: 2, key: 3, text: 4, values: 5 };

test.each<[string, unknown]>([
  ["levels", [[]]],
  ["members", [1, 2]],
  ["keys", { a: 1, b: 2 }],
  ["characters of a key", { abc: 1 }],
  ["characters", "abcd"],
  ["values", [[1, 2], 3]],
])("the largest allowed number of %s is read", (_, value) => {
  expect(readPlain(value, limits)).toEqual({ ok: true, value });
});

const most = (found: string, expected: string) => ({
  reason: `${found}, expected ${expected}`,
  found,
  expected: [expected],
});

test.each<[string, unknown, (string | number)[], object]>([
  ["levels", [0, { a: [] }], [1, "a"], most("level 3", "at most 2 levels of lists and objects")],
  ["members", { a: [1, 2, 3] }, ["a"], most("a list of 3", "at most 2 members")],
  ["keys", [{ a: 1, b: 2, c: 3 }], [0], most("an object with 3", "at most 2 keys")],
  [
    "characters of a key",
    [{ a: 1, abcd: 2 }],
    [0],
    most("a key of 4", "keys of at most 3 characters"),
  ],
  ["characters", { a: 1, b: "abcde" }, ["b"], most("a string of 5", "at most 4 characters")],
  ["values", [[1, 2], [3]], [1, 0], most("too many values", "at most 5 values in total")],
])("more %s are too big", (_, value, path, problem) => {
  expect(readPlain(value, limits)).toEqual({
    ok: false,
    problem: { path, ...problem },
  });
});

test("a value that contains itself is too deep", () => {
  const itself: unknown[] = [1];
  itself.push({ again: itself });
  expect(readPlain(itself)).toMatchObject({ ok: false, problem: { found: "level 33" } });
});

describe("plain data is read", () => {
  test.each([[null], [undefined], [true], [7], ["x"], [10n], [[undefined]], [{ a: undefined }]])(
    "unchanged: %o",
    (value) => {
      expect(readPlainOrThrow("thing", value)).toStrictEqual(value);
    },
  );

  test("with the same object in two places", () => {
    const one = { a: 1 };
    expect(readPlainOrThrow("thing", [one, one])).toEqual([{ a: 1 }, { a: 1 }]);
  });

  test("from an object without a prototype, or of another window", () => {
    const other = Object.create(Object.create(null), {
      a: { value: 1, enumerable: true },
    });
    expect(
      readPlainOrThrow("thing", [Object.assign(Object.create(null), { a: 1 }), other]),
    ).toEqual([{ a: 1 }, { a: 1 }]);
  });

  test("without -0, as JSON has none", () => {
    expect(Object.is(readPlainOrThrow("thing", -0), 0)).toBe(true);
  });

  test("with a field named __proto__ as a field", () => {
    const value = JSON.parse('{"__proto__":{"a":1}}');
    const read = readPlainOrThrow("thing", value);
    expect(Object.keys(read as object)).toEqual(["__proto__"]);
    expect(read).not.toHaveProperty("a");
  });
});
