import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepCopy, deepCopyForPlayout } from "../../src/kernel/data/deep-copy.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** All objects and lists in a value, itself included. */
const partsOf = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];

function deepFreeze<T>(value: T): T {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

describe.each([
  ["copy", deepCopy],
  ["copy for a playout", deepCopyForPlayout],
])("%s", (_, copy) => {
  // No key "__proto__" here: that one has a test of its own.
  const key = fc.string().filter((name) => name !== "__proto__");
  const { object } = fc.letrec<{ json: unknown; object: object }>((tie) => ({
    json: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom(null, true, 0, -1.5, "text"),
      tie("object"),
    ),
    object: fc.oneof(
      fc.array(tie("json")),
      fc.dictionary(key, tie("json"), { noNullPrototype: true }),
    ),
  }));

  test("is equal to the original, shares nothing with it and is not frozen", () => {
    fc.assert(
      fc.property(object, (value) => {
        const original = deepFreeze(value);
        const copied = copy(original);
        expect(copied).toEqual(original);
        const parts = new Set(partsOf(original));
        for (const part of partsOf(copied)) {
          expect(parts.has(part)).toBe(false);
          expect(Object.isFrozen(part)).toBe(false);
        }
      }),
    );
  });

  test("keeps the order of keys, so that it is saved as the same text", () => {
    fc.assert(
      fc.property(object, (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  test("can be changed without changing the original", () => {
    const original = { deck: [1, 2], seats: [{ hand: [3] }] };
    const copied = copy(original);
    copied.deck.pop();
    copied.seats[0]!.hand.push(4);
    expect(original).toEqual({ deck: [1, 2], seats: [{ hand: [3] }] });
  });

  test("takes names, numbers, truths and nothing as they are, wherever they stand", () => {
    const whole = ["a", 0, true, null, [null, "b"], { c: null, d: 1, e: [false] }];
    expect(copy(whole)).toEqual(whole);
    expect(copy({ whole, none: null })).toEqual({ whole, none: null });
  });

  test("makes two of a part that stands in two places", () => {
    const shared = [1];
    const copied = copy({ a: shared, b: shared });
    expect(copied.a).not.toBe(copied.b);
  });
});
