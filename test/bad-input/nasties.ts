// Invalid values of all kinds: JSON, and what arguments that are left out or miscalculated give.
import fc from "fast-check";

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
  ["an empty object", () => ({})],
  ["an empty list", () => []],
  ["a huge list", () => new Array(10_000).fill("crab-1")],
  ["a list instead of an object", () => [["type", "pass"]]],
  ["__proto__ as a key", () => JSON.parse('{"__proto__": {"polluted": true}}')],
  ["constructor as a key", () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}')],
  ["toString as a type", () => ({ type: "toString", seat: 0, ask: "constructor", do: "valueOf" })],
];

/** Anything that fast-check can generate: JSON, `undefined` and all numbers. */
export const anything = fc.anything();
