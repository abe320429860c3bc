import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, digest, hash32 } from "../../src/kernel/data/digest.ts";
import { rulesError, unlessRulesError } from "../bad-input/errors.ts";
import { hostiles } from "../bad-input/hostile.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The value with the keys of all objects reversed. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** All values that differ from this one in a single place. */
function* changesOf(value: Json): Generator<Json> {
  if (value === null) yield false;
  else if (typeof value === "string") yield `${value}x`;
  else if (typeof value === "number") yield value === 0 ? 1 : value / 2;
  else if (typeof value === "boolean") yield !value;
  else if (Array.isArray(value)) {
    yield [...value, null];
    for (const [i, inner] of value.entries()) {
      yield value.toSpliced(i, 1);
      for (const change of changesOf(inner)) yield value.with(i, change);
    }
  } else {
    for (const [key, inner] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
      for (const change of changesOf(inner))
        yield Object.fromEntries(
          Object.entries(value).map(([k, v]) => [k, k === key ? change : v]),
        );
    }
  }
}

const json = fc.jsonValue() as fc.Arbitrary<Json>;

describe("digest", () => {
  test("has 32 hexadecimal digits", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(digest(value)).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
  });

  test("does not depend on the order of keys", () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
    fc.assert(
      fc.property(json, (value) => {
        expect(digest(reversed(value))).toBe(digest(value));
      }),
    );
  });

  test("depends on the order of elements", () => {
    expect(digest([1, 2])).not.toBe(digest([2, 1]));
    expect(digest([[1], 2])).not.toBe(digest([1, [2]]));
  });

  test("is the same for the value saved and reloaded", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(digest(JSON.parse(JSON.stringify(value)))).toBe(digest(value));
      }),
    );
  });

  test("changes with any single change", () => {
    fc.assert(
      fc.property(json, (value) => {
        for (const change of changesOf(value)) expect(digest(change)).not.toBe(digest(value));
      }),
    );
  });

  test.each<[Json, Json]>([
    [1, "1"],
    [null, "null"],
    [[], {}],
    [[null], []],
    [{ a: null }, {}],
    [["a,b"], ["a", "b"]],
    [{ a: { b: 1 } }, { "a.b": 1 }],
    [0, false],
  ])("differs for %j and %j", (one, other) => {
    expect(digest(one)).not.toBe(digest(other));
  });

  test("does not normalise text: letters that look alike are not equal", () => {
    expect(digest("\u00e9")).not.toBe(digest("e\u0301"));
    expect(digest("\u{1F419}")).not.toBe(digest("\u{1F41A}"));
    expect(digest("\u0141")).not.toBe(digest("A")); // the same low byte
  });

  test("has four different words", () => {
    // Without a working salt the words would be equal, and the checksum only 32 bits strong.
    const words = digest({ a: 1 }).match(/.{8}/g);
    expect(new Set(words).size).toBe(4);
  });

  const cyclic = { a: 1, self: [] as unknown[] };
  cyclic.self.push(cyclic);
  let deep: unknown = 0;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  let bomb: unknown = 0;
  for (let i = 0; i < 60; i++) bomb = [bomb, bomb];

  test.each<[string, unknown, string, RegExp]>([
    ["a cycle", cyclic, "", /levels/],
    ["a very deep value", deep, "", /levels/],
    ["a value that expands to billions", bomb, "", /values/],
    ["undefined", undefined, "", /JSON/],
    ["not a number", { a: [Number.NaN] }, "a.0", /JSON/],
    ["a BigInt", { a: 1n }, "a", /JSON/],
    ["a function", { a: { toJSON: () => 1 } }, "a.toJSON", /JSON/],
  ])("of %s is an error with a path", (_, value, path, reason) => {
    const error = rulesError(() => digest(value));
    expect(error.path.endsWith(path)).toBe(true);
    expect(error.reason).toMatch(reason);
  });

  test("names the value to digest in its errors", () => {
    expect(rulesError(() => digest({ a: Number.NaN })).message).toMatch(/^value to digest, at a: /);
    expect(rulesError(() => digest(undefined)).message).toBe(
      "value to digest: expected a JSON value",
    );
  });

  test("leaves out undefined fields, as JSON does", () => {
    expect(digest({ a: 1, b: undefined })).toBe(digest({ a: 1 }));
  });

  // Replays hold digests: these must never change.
  test.each<[Json, string]>([
    [null, "c0cb6c72a72739fe1ecd52a20ed422c2"],
    [{}, "8b6e91214f5b6c92b1b631886dc6331b"],
    [{ b: [1, 2.5, -3], a: "text" }, "252a87dd82d52de3bb5ec28c56d185b5"],
    ["\u{1F419} \u00e9 \ud800", "f04775b6bc491f1d5f9a1036f4595e32"],
  ])("of %j is the same in all versions", (value, expected) => {
    expect(digest(value)).toBe(expected);
  });
});

describe("canonicalJson", () => {
  test("sorts keys at every depth, and keeps the order of lists", () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }, 0], a: null })).toBe(
      '{"a":null,"b":[{"c":2,"d":1},0]}',
    );
  });

  test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol("x")])(
    "of %s is an error with a path",
    (value) => {
      expect(rulesError(() => canonicalJson(value)).message).toBe(
        "value to digest: expected a JSON value",
      );
      if (value !== undefined)
        expect(rulesError(() => canonicalJson({ a: [1, { b: value }] })).message).toBe(
          "value to digest, at a.1.b: expected a JSON value",
        );
    },
  );

  test("keeps a key named __proto__", () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});

describe("hash32", () => {
  test("is an unsigned 32-bit number", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (text, salt) => {
        const hash = hash32(text, salt);
        expect(hash >>> 0).toBe(hash);
      }),
    );
  });

  test("differs by salt and by text", () => {
    const texts = Array.from({ length: 500 }, (_, i) => String(i));
    const hashes = [0, 1, 2, 3].flatMap((salt) => texts.map((text) => hash32(text, salt)));
    expect(new Set(hashes).size).toBe(2000);
  });
});

// The value that expands to billions takes long, and has a test above.
const others = hostiles.filter(([name]) => name !== "a value that expands to billions");

test.each(others)("%s has a digest if it is finite JSON, else it is an error", (name, make) => {
  const isJson = /zeros|characters|keys|long key/.test(name);
  expect(unlessRulesError(() => digest(make())) !== undefined).toBe(isJson);
});
