// Every place in a value, to put something else there.
import { copy } from "./errors.ts";

export type Place = readonly (string | number)[];

/** The value in each place inside a value, outer ones first. */
export function* placesIn(value: unknown, place: Place = []): Generator<[Place, unknown]> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    yield [[...place, key], inner];
    yield* placesIn(inner, [...place, key]);
  }
}

/** The same, but of the cards of a list only the first is looked into. */
export const outerPlacesIn = (value: unknown): [Place, unknown][] =>
  [...placesIn(value)].filter(([place]) => {
    const within = place.slice(0, -1);
    return within.every((key) => !/^[1-9]/.test(String(key)));
  });

/** A copy in which something else is in that place. */
export function withInPlace(value: unknown, place: Place, other: unknown) {
  const changed = copy(value);
  const last = place.at(-1)!;
  let inner = changed;
  for (const key of place.slice(0, -1)) inner = inner[key];
  inner[last] = other;
  return changed;
}

/** Takes everything out of a value, as its owner may. */
export function plunder(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  for (const inner of Object.values(value)) plunder(inner);
  if (Array.isArray(value)) value.splice(0, value.length, "plundered");
  else for (const key of Object.keys(value)) Reflect.set(value, key, "plundered");
}
