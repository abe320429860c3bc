import fc from "fast-check";
import { hostile, type Recipe, recipe } from "./hostile.ts";
import { anything } from "./nasties.ts";
import { outerPlacesIn, withInPlace } from "./places.ts";

const any = anything.map((value) =>
  recipe(
    () => fc.stringify(value),
    () => value,
  ),
);

/** Anything at all, and valid values with something else in one place. */
export function inputs(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<Recipe> {
  const everyPlace = Object.entries(valid).map(([name, value]) =>
    outerPlacesIn(value).map(([place]) => ({ name, value, place })),
  );
  // The kind of value is chosen first, then the place: a state has far more places than an action.
  const places = everyPlace
    .filter((ofOne) => ofOne.length > 0)
    .map((ofOne) => fc.constantFrom(...ofOne));
  const almost = fc
    .tuple(fc.oneof(...places), fc.oneof(any, hostile))
    .map(([{ name, value, place }, other]) =>
      recipe(
        () => `${name} with ${fc.stringify(other)} at ${place.join(".")}`,
        () => withInPlace(value, place, other.make()),
      ),
    );
  return fc.oneof(any, almost);
}
