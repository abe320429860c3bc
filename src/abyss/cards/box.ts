import { type AnyAlly, type AnyExplorationCard, allyCopies } from "./allies.ts";
import type { LocationCard } from "./location-card.ts";
import { type AnyLocation, locationCards } from "./locations.ts";
import type { EnteringPowerNames, LordCard } from "./lord-card.ts";
import { type AnyLord, lordCards } from "./lords.ts";

/** The components in play, and what is printed on them. */
export interface Box {
  /** All exploration cards, with repetitions. */
  readonly cards: readonly AnyExplorationCard[];
  readonly lords: readonly AnyLord[];
  readonly locations: readonly AnyLocation[];
  /** The card of a lord. */
  lord(id: AnyLord): LordCard;
  /** The tile of a location. */
  location(id: AnyLocation): LocationCard;
  /** The box with more components. A card with an id that is already in the box replaces that card. */
  with<const More extends Components>(more: More): Box & HasIds<IdsOf<More>>;
}

/** The components that a layer adds, as data. */
export interface Components {
  readonly lords?: Readonly<Record<string, LordCard>>;
  readonly locations?: Readonly<Record<string, LocationCard>>;
  /** How many copies there are of each ally. */
  readonly allies?: Readonly<Record<`${string}-${1 | 2 | 3 | 4 | 5}`, number>>;
}

/** A type-level mark: the ids that were added to a box. It has no value at run time. */
export interface HasIds<Ids> {
  readonly hasIds: Ids;
}

type IdsIn<C, Kind extends string> =
  C extends Readonly<Record<Kind, infer Cards>> ? keyof Cards & string : never;

/** The ids of some components, by kind. */
export type IdsOf<C> = {
  lord: IdsIn<C, "lords">;
  location: IdsIn<C, "locations">;
  ally: IdsIn<C, "allies">;
};

/**
 * Functions that turn the ids of some components into ids for rules, where a literal is not an open id. With
 * `const { lord } = cardIds(cards)`, `lord("smith")` is an `AnyLord`, and the typo `lord("smiht")` does not compile.
 */
export const cardIds = <C extends Components>(_components: C): TypedIds<C> => ({
  lord: (id) => id as string as AnyLord,
  location: (id) => id as string as AnyLocation,
  ally: (id) => id as string as AnyAlly,
});

/** The functions that `cardIds` returns. */
export interface TypedIds<C> {
  lord(id: IdsOf<C>["lord"]): AnyLord;
  location(id: IdsOf<C>["location"]): AnyLocation;
  ally(id: IdsOf<C>["ally"]): AnyAlly;
}

/** The names of the powers of some components; each needs a function. */
export type PowerNamesOf<C> = C extends { readonly lords: infer Cards }
  ? EnteringPowerNames<Cards>
  : never;

/** AB-2: monsters in the exploration deck. */
export const MONSTER_CARDS = 6;

type ById<Card> = Readonly<Record<string, Card>>;

function boxOf(
  cards: readonly AnyExplorationCard[],
  lords: ById<LordCard>,
  locations: ById<LocationCard>,
): Box {
  return {
    cards,
    lords: Object.keys(lords) as AnyLord[],
    locations: Object.keys(locations) as AnyLocation[],
    lord: (id) => lords[id]!,
    location: (id) => locations[id]!,
    with: (more) =>
      boxOf(
        [...cards, ...cardsOf(more.allies ?? {})],
        { ...lords, ...more.lords },
        { ...locations, ...more.locations },
      ) as never,
  };
}

/** All cards of these allies, with repetitions. */
const cardsOf = (copies: NonNullable<Components["allies"]>): AnyAlly[] =>
  Object.entries(copies).flatMap(([ally, n]) => Array.from({ length: n }, () => ally as AnyAlly));

/** AB-2 to AB-4: the 71 exploration cards, 35 lords and 20 locations of Abyss. */
export const abyssBox: Box = boxOf(
  [...cardsOf(allyCopies), ...Array.from({ length: MONSTER_CARDS }, () => "monster" as const)],
  lordCards,
  locationCards,
);

/** The ids of the allies in a box, without duplicates. */
export const alliesIn = ({ cards }: Pick<Box, "cards">): AnyAlly[] => [
  ...new Set(cards.filter((card): card is AnyAlly => card !== "monster")),
];
