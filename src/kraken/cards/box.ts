import { type Ally as AbyssAlly, allyCopies } from "../../abyss/cards/allies.ts";
import { abyssBox, alliesIn, type Box, cardIds } from "../../abyss/cards/box.ts";
import type { LocationCard } from "../../abyss/cards/location-card.ts";
import {
  type Location as AbyssLocation,
  locationCards as abyssLocationCards,
} from "../../abyss/cards/locations.ts";
import type { LordCard } from "../../abyss/cards/lord-card.ts";
import { type Lord as AbyssLord, lordCards as abyssLordCards } from "../../abyss/cards/lords.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { type Kraken, krakens } from "./krakens.ts";
import { krakenLocationCards, type LocationScoring } from "./locations.ts";
import { type Guild, krakenLordCards } from "./lords.ts";

/** KR-2 to KR-4: the components that Kraken adds. */
export const krakenComponents: {
  readonly lords: typeof krakenLordCards;
  readonly locations: typeof krakenLocationCards;
  readonly allies: typeof krakens;
} = { lords: krakenLordCards, locations: krakenLocationCards, allies: krakens };

/** The id of a lord of Kraken, for rules. */
export const { lord } = cardIds(krakenComponents);

/** KR-2 to KR-4: the 78 exploration cards, 53 lords and 26 locations of Abyss with Kraken. */
export const krakenBox: Box = abyssBox.with(krakenComponents);

/** An ally of either box: by race and value, or a kraken. */
export type Ally = AbyssAlly | Kraken;
/** A card of the exploration deck. */
export type ExplorationCard = Ally | "monster";
/** The id of a lord of either box. */
export type Lord = AbyssLord | keyof typeof krakenLordCards;
/** The id of a location of either box. */
export type Location = AbyssLocation | keyof typeof krakenLocationCards;

/** The ids of the components of both boxes, by kind. */
export interface KrakenIds {
  lord: Lord;
  location: Location;
  ally: Ally;
}

/** The ids of allies, krakens included, without duplicates. */
export const allies = /* @__PURE__ */ /* @__PURE__ */ deepFreeze(
  alliesIn(krakenBox) as readonly string[] as readonly Ally[],
);
/** How many copies there are of an ally of either box. */
export const copiesOf = (ally: Ally): number =>
  Object.hasOwn(krakens, ally) ? krakens[ally as Kraken] : allyCopies[ally as AbyssAlly];
/** All 53 lords. */
export const lords = krakenBox.lords as readonly string[] as readonly Lord[];
/** All 26 locations. */
export const locations = krakenBox.locations as readonly string[] as readonly Location[];

/** The 53 lords of both boxes by id. */
export const lordCards: Readonly<Record<Lord, LordCard<Guild>>> = /* @__PURE__ */ deepFreeze({
  ...abyssLordCards,
  ...krakenLordCards,
});
/** The 26 locations of both boxes by id. */
export const locationCards: Readonly<Record<Location, LocationCard<LocationScoring>>> =
  /* @__PURE__ */ deepFreeze({
    ...abyssLocationCards,
    ...krakenLocationCards,
  });

/** The card of a lord of either box. */
export const lordCard = (lord: Lord): LordCard<Guild> => lordCards[lord];
/** The tile of a location of either box. */
export const locationCard = (location: Location): LocationCard<LocationScoring> =>
  locationCards[location];
