// Every place in a value, to put something else there.

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

/** The same value with something else in that place; what is beside the way there is shared. */
export function withInPlace(value: unknown, [key, ...within]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const inner: unknown = Reflect.get(Object(value), key);
  const changed = Array.isArray(value) ? [...value] : { ...Object(value) };
  changed[key] = withInPlace(inner, within, other);
  return changed;
}

/** Takes everything out of a value, as its owner may. */
export function plunder(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  for (const inner of Object.values(value)) plunder(inner);
  if (Array.isArray(value)) value.splice(0, value.length, "plundered");
  else for (const key of Object.keys(value)) Reflect.set(value, key, "plundered");
}
