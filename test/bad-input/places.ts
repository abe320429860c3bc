// Paths in a value, to replace what is there.

export type Place = readonly (string | number)[];

/** All paths inside a value with their values, outer ones first. */
export function* placesIn(value: unknown, place: Place = []): Generator<[Place, unknown]> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    yield [[...place, key], inner];
    yield* placesIn(inner, [...place, key]);
  }
}

/** The same, but only inside the first member of each list. */
export const outerPlacesIn = (value: unknown): [Place, unknown][] =>
  [...placesIn(value)].filter(([place]) => {
    const within = place.slice(0, -1);
    return within.every((key) => !/^[1-9]/.test(String(key)));
  });

/** A copy of the value with something else at that path; unchanged parts are shared. */
export function withInPlace(value: unknown, [key, ...within]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const inner: unknown = Reflect.get(Object(value), key);
  const changed = Array.isArray(value) ? [...value] : { ...Object(value) };
  changed[key] = withInPlace(inner, within, other);
  return changed;
}

/** Overwrites everything in a value, in place. */
export function overwrite(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  for (const inner of Object.values(value)) overwrite(inner);
  if (Array.isArray(value)) value.splice(0, value.length, "overwritten");
  else for (const key of Object.keys(value)) Reflect.set(value, key, "overwritten");
}
