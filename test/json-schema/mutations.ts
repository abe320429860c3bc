// Random changes to one place of a value; most of them make it invalid.
import type { Rng } from "../../src/kernel/components/rng.ts";
import { leaves } from "../../src/testing/near-misses.ts";
import { copy } from "../bad-input/errors.ts";
import { type Place, placesIn } from "../bad-input/places.ts";

/** Values that are invalid almost everywhere: of the wrong type, unknown, or out of range. */
const ODD_VALUES = [
  ...[null, true, false, "", "nonsense", [], {}, [[]], { more: 1 }],
  ...[-1, 0, 1, 5, 99, 0.5, -(2 ** 31) - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300],
];

/** Longer than any list of a game. */
const TOO_MANY = 2000;

/** Returns the value with one thing removed, added or replaced at a random place. */
export function mutated(value: unknown, rng: Rng): unknown {
  const one = <T>(things: readonly T[]): T => things[rng.below(things.length)]!;
  const holder = { value: copy(value) };
  const places: readonly Place[] = [["value"], ...[...placesIn(value)].map(inside)];
  const place = one(places);
  const last = place.at(-1)!;
  let around: Record<string | number, unknown> = holder;
  for (const key of place.slice(0, -1)) around = around[key] as typeof around;

  const changes = [
    () => remove(around, last),
    () => grow(around[last], one([...leaves(value), ...ODD_VALUES])),
    () => put(around, last, one(ODD_VALUES)),
    () => put(around, last, one([...leaves(value), null])),
    () => put(around, last, around[one(Object.keys(around))]),
    () => multiply(around[last]),
  ];
  one(changes)();
  return holder.value;
}

const inside = ([place]: [Place, unknown]): Place => ["value", ...place];

const put = (around: object, key: string | number, what: unknown) => Reflect.set(around, key, what);

function remove(around: object, key: string | number): void {
  if (Array.isArray(around)) around.splice(Number(key), 1);
  else if (key !== "value" || !("value" in around)) Reflect.deleteProperty(around, key);
  else put(around, key, null);
}

function grow(target: unknown, what: unknown): void {
  if (Array.isArray(target)) target.push(what);
  else if (target !== null && typeof target === "object") put(target, "more", what);
}

function multiply(target: unknown): void {
  if (Array.isArray(target))
    target.push(...Array.from({ length: TOO_MANY }, () => copy(target[0] ?? null)));
}
