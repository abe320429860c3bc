// Hostile values: not plain data, cyclic or endless, far too large.
import fc from "fast-check";

const thrower = () => {
  throw new TypeError("do not touch");
};

/** Creates a value once, as large ones take long; a test checks that nothing changes them. */
function once(make: () => unknown): () => unknown {
  let value: unknown;
  return () => {
    value ??= make();
    return value;
  };
}

/** Deep enough to overflow the stack of a careless recursion. */
function deep(levels: number): unknown {
  let value: unknown = "bottom";
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

/** A few nested objects that expand to billions of values. */
function bomb(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = [value, value];
  return value;
}

function cyclic(): unknown {
  const object = { type: "pass", seat: 0 };
  return Object.assign(object, { table: [object] });
}

type Named = readonly [string, () => unknown];

/** Values that are not plain data, created anew each time. */
const odd: readonly Named[] = [
  ["a function", () => () => 1],
  ["a symbol", () => Symbol("s")],
  ["a BigInt", () => 1n],
  ["a date", () => new Date(0)],
  ["a map", () => new Map([["type", "pass"]])],
  ["an instance of a class", () => new (class Seat {})()],
  ["an inherited field", () => Object.create({ type: "pass", seat: 0 })],
  ["a list with a gap", () => Object.assign(new Array(2), { 1: "crab-1" })],
  ["a list that is one gap", () => new Array(2 ** 32 - 1)],
  ["a cycle", cyclic],
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
];

/** Values that are far too large. */
export const large: readonly Named[] = [
  ["a very deep value", once(() => deep(100_000))],
  ["a value that expands to billions", () => bomb(40)],
  ["a million zeros", once(() => new Array(1_000_000).fill(0))],
  ["a million characters", () => "x".repeat(1_000_000)],
  ["a very long key", once(() => ({ ["x".repeat(1_000_000)]: 0 }))],
  [
    "very many keys",
    once(() => Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key ${i}`, i]))),
  ],
];

/** Values that are invalid everywhere in the data of a game. */
export const hostiles: readonly Named[] = [...odd, ...large];

/** Creates a value. A recipe can be printed, unlike a value that throws when it is read. */
export interface Recipe {
  readonly make: () => unknown;
}

/** A recipe that is printed as this text. */
export const recipe = (text: () => string, make: () => unknown): Recipe =>
  Object.assign({ make }, { [fc.toStringMethod]: text });

/** Any hostile value, alone or inside a harmless one. */
export const hostile: fc.Arbitrary<Recipe> = fc
  .tuple(
    // Large values are slow.
    fc.oneof(
      { weight: 19, arbitrary: fc.constantFrom(...odd) },
      { weight: 1, arbitrary: fc.constantFrom(...large) },
    ),
    fc.constantFrom<readonly [string, (value: unknown) => unknown]>(
      ["", (value) => value],
      [" in a list", (value) => [value]],
      [" in an action", (value) => ({ type: "pass", seat: 0, value })],
      [" in a state", (value) => ({ table: { seats: [value] }, agenda: [], rng: [1, 2, 3, 4] })],
    ),
  )
  .map(([[name, make], [where, within]]) =>
    recipe(
      () => name + where,
      () => within(make()),
    ),
  );
