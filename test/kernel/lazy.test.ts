import { describe, expect, test, vi } from "vitest";
import { lazily, once, oncePerFrozen } from "../../src/kernel/data/lazy.ts";

test("once: the value is computed at the first call only, even if it is undefined", () => {
  const compute = vi.fn(() => undefined);
  const value = once(compute);
  expect(compute).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("oncePerFrozen: the value of a frozen object is computed once, that of another each time", () => {
  const compute = vi.fn(({ n }: { readonly n: number }) => 2 * n);
  const double = oncePerFrozen(compute);
  const [frozen, open] = [Object.freeze({ n: 1 }), { n: 2 }];
  expect([double(frozen), double(frozen)]).toEqual([2, 2]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(double(open)).toBe(4);
  open.n = 3;
  expect(double(open)).toBe(6);
  const other = Object.freeze({ n: 1 });
  expect(double(other)).toBe(2);
  expect(compute).toHaveBeenCalledTimes(4);
});

describe("lazily", () => {
  test("a member is computed on first access, and stays the same", () => {
    const members = { one: vi.fn(() => ({})), two: vi.fn(() => 2) };
    const object = lazily<{ one: object; two: number }>(members);
    expect(Object.keys(object)).toEqual(["one", "two"]);
    expect(object.one).toBe(object.one);
    expect(members.one).toHaveBeenCalledTimes(1);
    expect(members.two).not.toHaveBeenCalled();
    expect({ ...object }).toEqual({ one: {}, two: 2 });
    expect(members.one).toHaveBeenCalledTimes(1);
  });

  test("a computed member is a plain one", () => {
    const object = lazily<{ one: number }>({ one: () => 1 });
    const { one } = object;
    expect(Object.getOwnPropertyDescriptor(object, "one")).toMatchObject({
      value: one,
      enumerable: true,
    });
  });

  test("a computation that throws is tried again", () => {
    let tries = 0;
    const object = lazily<{ one: number }>({
      one: () => {
        tries += 1;
        if (tries === 1) throw new Error("not yet");
        return tries;
      },
    });
    expect(() => object.one).toThrow("not yet");
    expect(object.one).toBe(2);
  });
});
