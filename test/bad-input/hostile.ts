// Values made to do harm: what is no plain data, what never ends, what is far too large.
import fc from "fast-check";

const thrower = () => {
  throw new TypeError("do not touch");
};

/** So deep that a careless recursion runs out of stack. */
function deep(levels: number): unknown {
  let value: unknown = "bottom";
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

/** A few objects that stand for billions of values. */
function bomb(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = [value, value];
  return value;
}

function cyclic(): unknown {
  const object = { type: "pass", seat: 0 };
  return Object.assign(object, { table: [object] });
}

/** What has no place in any value of a game, each made anew. */
export const hostiles: readonly (readonly [string, () => unknown])[] = [
  ["a function", () => () => 1],
  ["a symbol", () => Symbol("s")],
  ["a BigInt", () => 1n],
  ["a date", () => new Date(0)],
  ["a map", () => new Map([["type", "pass"]])],
  ["an object of a class", () => new (class Seat {})()],
  ["an inherited field", () => Object.create({ type: "pass", seat: 0 })],
  ["a list with a gap", () => Object.assign(new Array(2), { 1: "crab-1" })],
  ["a list that is one gap", () => new Array(2 ** 32 - 1)],
  ["a cycle", cyclic],
  ["a very deep value", () => deep(100_000)],
  ["a value that stands for billions", () => bomb(40)],
  [
    "a getter that throws",
    () => Object.defineProperty({}, "a", { get: thrower, enumerable: true }),
  ],
  ["a proxy that throws", () => new Proxy({}, { get: thrower, ownKeys: thrower, has: thrower })],
  ["a list that throws", () => new Proxy([1], { get: thrower })],
  [
    "a proxy that was revoked",
    () => {
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      return proxy;
    },
  ],
  ["a million zeros", () => new Array(1_000_000).fill(0)],
  ["a million characters", () => "x".repeat(1_000_000)],
  ["a very long key", () => ({ ["x".repeat(1_000_000)]: 0 })],
  [
    "very many keys",
    () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key ${i}`, i])),
  ],
];

/** Makers of any of them, by itself or within something harmless. */
export const hostile: fc.Arbitrary<() => unknown> = fc
  .tuple(
    fc.constantFrom(...hostiles),
    fc.constantFrom<(value: unknown) => unknown>(
      (value) => value,
      (value) => [value],
      (value) => ({ type: "pass", seat: 0, value }),
      (value) => ({ table: { seats: [value] }, agenda: [], rng: [1, 2, 3, 4] }),
    ),
  )
  .map(
    ([[, make], within]) =>
      () =>
        within(make()),
  );
