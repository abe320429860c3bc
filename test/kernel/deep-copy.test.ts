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
  ["deepCopy", deepCopy],
  ["deepCopyForPlayout", deepCopyForPlayout],
])("%s", (_, copy) => {
  // Without the key "__proto__", which a copy does not keep.
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

  test("keeps the order of keys, so that it is saved as the same JSON", () => {
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

  test("keeps strings, numbers, booleans and null, wherever they are", () => {
    const mixed = ["a", 0, true, null, [null, "b"], { c: null, d: 1, e: [false] }];
    expect(copy(mixed)).toEqual(mixed);
    expect(copy({ mixed, none: null })).toEqual({ mixed, none: null });
  });

  test("copies a part that occurs twice into two parts", () => {
    const shared = [1];
    const copied = copy({ a: shared, b: shared });
    expect(copied.a).not.toBe(copied.b);
  });
});
