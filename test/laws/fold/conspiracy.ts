// Derives the table of Conspiracy from its events: counts of the decks, and all open cards.
import type { ConspiracyBlueprint } from "../../../src/conspiracy/blueprint.ts";
import { colourOf, colours } from "../../../src/conspiracy/cards/index.ts";
import type { Event } from "../../../src/conspiracy/events.ts";
import type { ConspiracyTypes } from "../../../src/conspiracy/index.ts";
import type { TableView } from "../../../src/conspiracy/table.ts";
import { addToBag, removeOne } from "../../../src/kernel/components/bags.ts";
import { deepCopy } from "../../../src/kernel/data/deep-copy.ts";
import type { TableAndAgenda } from "../../../src/kernel/rules/blueprint.ts";
import { type EventHandlers, foldOf, type Mutable, nothing } from "./event-fold.ts";

/** The picture of a table. */
export const pictureOf = ({ table }: TableAndAgenda<TableView>) => {
  const { lordDeck, locationDeck, bonusLocations, ...open } = table;
  const picture = { ...open, lordDeck: lordDeck.length, locationDeck: locationDeck.length };
  return deepCopy(picture) as Mutable<typeof picture>;
};

export type Picture = ReturnType<typeof pictureOf>;

/** CO-1, CO-2: all components before the deal, without players. */
export const start = ({
  bonusLocations = false,
}: Pick<ConspiracyTypes["options"], "bonusLocations">): Picture => ({
  seats: [],
  turn: -1,
  lordDeck: 60,
  piles: { yellow: [], red: [], green: [], blue: [], purple: [] },
  recruits: [],
  available: [],
  locationDeck: bonusLocations ? 29 : 24,
  drawn: [],
  pearlMaster: null,
  order: null,
  lastSeat: null,
});

const newArea = (): Picture["seats"][number] => ({
  lords: [],
  locations: [],
  coats: { yellow: null, red: null, green: null, blue: null, purple: null },
  pearls: 0,
});

const areaOf = ({ seats }: Picture, seat: number) => seats[seat]!;

const discard = ({ piles }: Picture, lords: readonly Picture["recruits"][number][]): void => {
  for (const lord of lords) addToBag(piles[colourOf(lord)], [lord]);
};

/** Recruited lords go to the piles. */
const discardRecruits = (
  picture: Picture,
  { lords }: { readonly lords: readonly Picture["recruits"][number][] },
): void => {
  for (const lord of lords) removeOne(picture.recruits, lord);
  discard(picture, lords);
};

/** The events of Conspiracy. */
export const handlers: EventHandlers<Picture, Event> = {
  "game-started"(picture, { players }) {
    picture.seats = Array.from({ length: players }, newArea);
  },
  "turn-started"(picture, { seat }) {
    picture.turn = seat;
  },
  "lords-drawn"(picture, { lords }) {
    picture.lordDeck -= lords.length;
    picture.recruits.push(...lords);
  },
  "pile-taken"(picture, { colour, lords }) {
    picture.piles[colour] = [];
    picture.recruits.push(...lords);
  },
  "turn-passed": nothing,
  "lords-discarded": discardRecruits,
  "lords-returned": discardRecruits,
  "lord-placed"(picture, { seat, lord }) {
    removeOne(picture.recruits, lord);
    areaOf(picture, seat).lords.push(lord);
  },
  "coat-of-arms-moved"(picture, { seat, colour, spot }) {
    areaOf(picture, seat).coats[colour] = spot;
  },
  // A coat of arms stays with its lord.
  "lords-swapped"(picture, { seat, spots: [a, b] }) {
    const { lords, coats } = areaOf(picture, seat);
    [lords[a - 1], lords[b - 1]] = [lords[b - 1]!, lords[a - 1]!];
    for (const colour of colours)
      if (coats[colour] === a || coats[colour] === b) coats[colour] = a + b - coats[colour];
  },
  "lord-revealed"(picture, { lord }) {
    picture.lordDeck -= 1;
    discard(picture, [lord]);
  },
  "pearls-gained"(picture, { seat, pearls }) {
    areaOf(picture, seat).pearls += pearls;
  },
  "pearl-master-changed"(picture, { seat }) {
    picture.pearlMaster = seat;
  },
  "locations-drawn"(picture, { locations }) {
    picture.locationDeck -= locations.length;
    picture.drawn.push(...locations);
  },
  "location-deck-searched": nothing,
  "location-taken"(picture, { seat, location, spot }) {
    const place = [picture.available, picture.drawn].find((open) => open.includes(location));
    if (place) removeOne(place, location);
    else picture.locationDeck -= 1;
    areaOf(picture, seat).locations.push({ location, spot });
  },
  "locations-made-available"(picture, { locations }) {
    // During the set-up they come from the deck.
    if (picture.drawn.length === 0) picture.locationDeck -= locations.length;
    else for (const location of locations) removeOne(picture.drawn, location);
    picture.available.push(...locations);
  },
  "order-given"(picture, { seat, draw }) {
    picture.order = { by: seat, draw };
  },
  "order-lifted"(picture) {
    picture.order = null;
  },
  "lords-reshuffled"(picture, { added }) {
    picture.lordDeck += added;
    for (const colour of colours) picture.piles[colour] = [];
  },
  "locations-reshuffled"(picture, { added }) {
    picture.locationDeck += added;
    picture.available = [];
  },
  "end-triggered"(picture, { seat }) {
    const players = picture.seats.length;
    picture.lastSeat = (seat + players - 1) % players;
  },
  "game-ended": nothing,
};

/** The event fold of Conspiracy. */
export const fold = foldOf<ConspiracyTypes, ConspiracyBlueprint, Picture>(
  start,
  pictureOf,
  handlers,
);
