// Invalid values of all kinds.
import fc from "fast-check";

function cyclic(): object {
  const object: Record<string, unknown> = { type: "pass" };
  for (const key of ["count", "table"]) object[key] = object;
  return Object.assign(object, { lords: [object] });
}
const thrower = () => {
  throw new TypeError("do not touch");
};
const throwing = () =>
  new Proxy(
    {},
    { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower },
  );

/** Values that are not an action, state, option, replay or tableau, created anew each time. */
export const nasties: readonly (readonly [string, () => unknown])[] = [
  ["undefined", () => undefined],
  ["null", () => null],
  ["true", () => true],
  ["0", () => 0],
  ["-0", () => -0],
  ["-1", () => -1],
  ["1.5", () => 1.5],
  ["NaN", () => Number.NaN],
  ["Infinity", () => Number.POSITIVE_INFINITY],
  ["a huge number", () => 1e308],
  ["an unsafe integer", () => 2 ** 53],
  ["an empty string", () => ""],
  ["a string", () => "explore"],
  ["another string", () => "draw-lords"],
  ["a long string", () => "x".repeat(100_000)],
  ["a symbol", () => Symbol("s")],
  ["a BigInt", () => 10n],
  ["a function", () => () => 1],
  ["a class", () => class {}],
  ["a date", () => new Date(0)],
  ["a map", () => new Map([["type", "pass"]])],
  ["an empty object", () => ({})],
  ["an empty list", () => []],
  ["a sparse list", () => new Array(5)],
  ["a huge list", () => new Array(10_000).fill("crab-1")],
  ["a list instead of an object", () => [["type", "pass"]]],
  ["an object without a prototype", () => Object.create(null)],
  ["a cyclic object", cyclic],
  ["a proxy that throws", throwing],
  [
    "an object whose getter throws",
    () => Object.defineProperty({}, "type", { get: thrower, enumerable: true }),
  ],
  ["__proto__ as a key", () => JSON.parse('{"__proto__": {"polluted": true}}')],
  ["constructor as a key", () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}')],
  ["toString as a type", () => ({ type: "toString", seat: 0, ask: "constructor", do: "valueOf" })],
];

/** Anything that fast-check can generate. */
export const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
