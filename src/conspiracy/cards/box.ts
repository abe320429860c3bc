import { type ById, changed, type IdsIn, type IdsListedIn } from "../../kernel/components/box.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { HasIds } from "../../kernel/data/ids.ts";
import type { LocationCard } from "./location-card.ts";
import { type AnyLocation, type Location, locationCards } from "./locations.ts";

/** The locations in play, and what is printed on them. Lords are the same in every game. */
export interface Box {
  readonly locations: readonly AnyLocation[];
  /** The tile of a location. */
  location(id: AnyLocation): LocationCard;
  /**
   * The box with these changes. It throws if an id that is added is in the box already, or if one that is
   * replaced or left out is not.
   */
  with<const More extends Components>(more: More): Box & HasIds<IdsOf<More>>;
}

interface Cards {
  readonly locations?: ById<LocationCard>;
}

/** The components that a layer adds to a box, as data, and its changes to those in the box. */
export interface Components extends Cards {
  /** Cards that replace those with the same id. */
  readonly replaced?: Cards;
  /** The ids of the cards that are left out. */
  readonly leftOut?: { readonly locations?: readonly string[] };
}

/** The ids of the components of Conspiracy to which layers can add, by kind. */
export interface ConspiracyIds {
  location: Location;
}

/** The ids of the components that are added, by kind. */
export interface IdsOf<C> {
  location: IdsIn<C, "locations">;
}

/** The ids of the components that are left out, by kind. */
export type LeftOutOf<C> = C extends { readonly leftOut: infer Out }
  ? { location: IdsListedIn<Out, "locations"> }
  : object;

/**
 * A function that turns the ids of some components into ids for rules, where a literal is not an open id. With
 * `const { location } = cardIds(cards)`, `location("vault")` is an `AnyLocation`, and a typo does not compile.
 */
export const cardIds = <C extends Components>(_components: C): TypedIds<C> => ({
  location: (id) => id as string as AnyLocation,
});

/** The function that `cardIds` returns. */
export interface TypedIds<C> {
  /** The id of a location, for rules. */
  location(id: IdsOf<C>["location"]): AnyLocation;
}

const boxOf = (locations: ById<LocationCard>): Box =>
  deepFreeze({
    locations: Object.keys(locations) as AnyLocation[],
    location: (id) => locations[id]!,
    with: ({ locations: added, replaced = {}, leftOut = {} }) =>
      boxOf(changed("location", locations, added, replaced.locations, leftOut.locations)) as never,
  });

/** CO-1, CO-36: the 29 locations of Conspiracy. */
export const conspiracyBox: Box = boxOf(locationCards);

/** The locations of a game with or without the bonus locations (CO-36). */
export const locationsInPlay = (box: Box, bonusLocations: boolean): readonly AnyLocation[] =>
  box.locations.filter((location) => bonusLocations || box.location(location).set !== "bonus");
