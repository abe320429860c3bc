// Hostile JSON: far too large or deep, or a few objects that expand to billions of values.
import fc from "fast-check";

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

type Named = readonly [string, () => unknown];

/** Values that are invalid everywhere in the data of a game, because they are far too large. */
export const hostiles: readonly Named[] = [
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

/** Creates a value. A recipe can be printed, unlike a value of a million members. */
export interface Recipe {
  readonly make: () => unknown;
}

/** A recipe that is printed as this text. */
export const recipe = (text: () => string, make: () => unknown): Recipe =>
  Object.assign({ make }, { [fc.toStringMethod]: text });

/** Any hostile value, alone or inside a harmless one. */
export const hostile: fc.Arbitrary<Recipe> = fc
  .tuple(
    fc.constantFrom(...hostiles),
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
