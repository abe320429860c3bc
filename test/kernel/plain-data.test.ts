import { describe, expect, test } from "vitest";
import { readPlain, readPlainOrThrow } from "../../src/kernel/data/plain-data.ts";
import { rulesError } from "../bad-input/errors.ts";

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
    code: "too_big",
  });
});

describe("data that is not plain", () => {
  const itself: unknown[] = [1];
  itself.push({ again: itself });
  const gap = [[1], 2];
  delete gap[1];

  test.each<[string, unknown, (string | number)[], string]>([
    ["a function", { a: [1], f: () => 1 }, ["f"], "expected plain data, not a function"],
    [
      "a class",
      { a: {}, d: new Date(0) },
      ["d"],
      "expected plain data, not an instance of a class",
    ],
    ["a map", [new Map()], [0], "expected plain data, not an instance of a class"],
    ["itself", itself, [1, "again"], "contains itself"],
    ["a gap", gap, [1], "is missing: a gap in the list"],
  ])("%s", (_, value, path, reason) => {
    expect(readPlain(value)).toEqual({ ok: false, problem: { path, reason }, code: "not_plain" });
  });

  test("a getter that throws: its path, and the error as the cause", () => {
    const cause = new Error("trap");
    const trap = Object.defineProperty({ a: [0] }, "b", {
      enumerable: true,
      get() {
        throw cause;
      },
    });
    expect(readPlain([trap])).toEqual({
      ok: false,
      problem: { path: [0, "b"], reason: "cannot be read" },
      code: "unreadable",
      cause,
    });
    const error = rulesError(() => readPlainOrThrow("thing", [trap]));
    expect([error.message, error.cause]).toEqual(["thing, at 0.b: cannot be read", cause]);
  });
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
