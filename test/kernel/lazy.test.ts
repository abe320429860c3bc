import { describe, expect, test, vi } from "vitest";
import { lazily, once } from "../../src/kernel/data/lazy.ts";

test("once: the value is made at the first call, and never again, also if it is undefined", () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

describe("lazily", () => {
  const makers = () => ({ one: vi.fn(() => ({})), two: vi.fn(() => 2) });

  test("a member is made when it is first asked for, and stays the same", () => {
    const makes = makers();
    const object = lazily<{ one: object; two: number }>(makes);
    expect(Object.keys(object)).toEqual(["one", "two"]);
    expect(object.one).toBe(object.one);
    expect(makes.one).toHaveBeenCalledTimes(1);
    expect(makes.two).not.toHaveBeenCalled();
    expect({ ...object }).toEqual({ one: {}, two: 2 });
    expect(makes.one).toHaveBeenCalledTimes(1);
  });

  test("a member that was made is a plain one", () => {
    const object = lazily<{ one: number }>({ one: () => 1 });
    const asked = object.one;
    expect(Object.getOwnPropertyDescriptor(object, "one")).toMatchObject({
      value: asked,
      enumerable: true,
    });
  });

  test("what cannot be made is tried again", () => {
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
