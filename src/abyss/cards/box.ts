import {
  type ById,
  type CardsIn,
  changed,
  type IdsIn,
  type IdsListedIn,
} from "../../kernel/components/box.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { HasIds } from "../../kernel/data/ids.ts";
import type { SeatRange } from "../../kernel/data/types.ts";
import {
  type Ally,
  type AnyAlly,
  type AnyExplorationCard,
  allyCopies,
  type Value,
} from "./allies.ts";
import type { LocationCard } from "./location-card.ts";
import { type AnyLocation, type Location, locationCards } from "./locations.ts";
import type { EnteringPowerNames, LordCard } from "./lord-card.ts";
import { type AnyLord, type Lord, lordCards } from "./lords.ts";
import { PLAYERS } from "./numbers.ts";

/** The components in play, and what is printed on them. */
export interface Box {
  /** All exploration cards, with repetitions. */
  readonly cards: readonly AnyExplorationCard[];
  readonly lords: readonly AnyLord[];
  readonly locations: readonly AnyLocation[];
  /** How many players the box is for. */
  readonly seats: SeatRange;
  /** The card of a lord. */
  lord(id: AnyLord): LordCard;
  /** The tile of a location. */
  location(id: AnyLocation): LocationCard;
  /**
   * The box with these changes. It throws if an id that is added is in the box already, or if one that is
   * replaced, left out or counted anew is not.
   */
  with<const More extends Components>(more: More): Box & HasIds<IdsOf<More>>;
}

/** Lords and locations by id. */
interface Cards {
  readonly lords?: Readonly<Record<string, LordCard>>;
  readonly locations?: Readonly<Record<string, LocationCard>>;
}

/** The id of an ally that a layer adds: its race or another word, its value, and a suffix if the box has such an ally. */
type NewAlly = `${string}-${Value}` | `${string}-${Value}-${string}`;

/** The components that a layer adds to a box, as data, and its changes to those in the box. */
export interface Components extends Cards {
  /** How many copies there are of each new ally. */
  readonly allies?: Readonly<Record<NewAlly, number>>;
  /** Cards that replace those with the same id. */
  readonly replaced?: Cards;
  /** How many copies there are now of exploration cards that the box has already. */
  readonly copies?: Readonly<Record<string, number>>;
  /** The ids of the cards that are left out. */
  readonly leftOut?: {
    readonly lords?: readonly string[];
    readonly locations?: readonly string[];
    readonly allies?: readonly string[];
  };
  /** How many players the game is for, if that changes. */
  readonly seats?: SeatRange;
}

/** The ids of the components that are added, by kind. */
export interface IdsOf<C> {
  lord: IdsIn<C, "lords">;
  location: IdsIn<C, "locations">;
  ally: IdsIn<C, "allies">;
}

/** The ids of the components that are left out, by kind. */
export type LeftOutOf<C> = C extends { readonly leftOut: infer Out }
  ? {
      lord: IdsListedIn<Out, "lords">;
      location: IdsListedIn<Out, "locations">;
      ally: IdsListedIn<Out, "allies">;
    }
  : object;

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
  /** The id of a lord, for rules. */
  lord(id: IdsOf<C>["lord"]): AnyLord;
  /** The id of a location, for rules. */
  location(id: IdsOf<C>["location"]): AnyLocation;
  /** The id of an ally, for rules. */
  ally(id: IdsOf<C>["ally"]): AnyAlly;
}

/** The names of the powers of some components; each needs a function. */
export type PowerNamesOf<C> = EnteringPowerNames<CardsIn<C, "lords">>;

/** The ids of the components of Abyss, by kind. */
export interface AbyssIds {
  lord: Lord;
  location: Location;
  ally: Ally;
}

/** AB-2: monsters in the exploration deck. */
export const MONSTER_CARDS = 6;

/** Creates a box. Its order is the order before a shuffle, so that additions come last. */
const boxOf = (
  copies: ById<number>,
  lords: ById<LordCard>,
  locations: ById<LocationCard>,
  seats: SeatRange,
): Box =>
  deepFreeze({
    cards: Object.entries(copies).flatMap(([id, n]) =>
      Array.from({ length: n }, () => id as AnyExplorationCard),
    ),
    lords: Object.keys(lords) as AnyLord[],
    locations: Object.keys(locations) as AnyLocation[],
    seats,
    lord: (id) => lords[id]!,
    location: (id) => locations[id]!,
    with: ({ replaced = {}, leftOut = {}, ...more }) =>
      boxOf(
        changed("exploration card", copies, more.allies, more.copies, leftOut.allies),
        changed("lord", lords, more.lords, replaced.lords, leftOut.lords),
        changed("location", locations, more.locations, replaced.locations, leftOut.locations),
        more.seats ?? seats,
      ) as never,
  });

/** AB-1 to AB-4: the 71 exploration cards, 35 lords and 20 locations of Abyss, for two to four players. */
export const abyssBox: Box = boxOf(
  { ...allyCopies, monster: MONSTER_CARDS },
  lordCards,
  locationCards,
  PLAYERS,
);

/** The ids of the allies in a box, without duplicates. */
export const alliesIn = ({ cards }: Pick<Box, "cards">): AnyAlly[] => [
  ...new Set(cards.filter((card): card is AnyAlly => card !== "monster")),
];
