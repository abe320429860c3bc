import type { Spot } from "../../src/conspiracy/cards/chamber.ts";
import { type Location, locationsInPlay } from "../../src/conspiracy/cards/locations.ts";
import {
  lordDeck as allLords,
  type Colour,
  colourOf,
  colours,
  type Influence,
  influenceOf,
  type Lord,
} from "../../src/conspiracy/cards/lords.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import type { PlayerArea } from "../../src/conspiracy/table.ts";
import { unseen } from "../../src/kernel/bags.ts";
import { readState } from "../../src/kernel/read.ts";
import type { DeepReadonly, Seat } from "../../src/kernel/types.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { deckOf } from "../tables.ts";
import { by } from "./by.ts";

export type State = ConspiracyTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(conspiracy);

/** What lies in front of a player; the coats of arms follow from the lords. */
export type Area = Partial<DeepReadonly<Omit<PlayerArea, "coats">>>;

/** A table as a test describes it. What is left out is filled in, so that every card is there once. */
export interface Description {
  /** As many as seats are described, but 2 at least, if left out. */
  readonly players?: number;
  readonly turn?: Seat;
  readonly seats?: readonly Area[];
  /** What lies in the discard piles. */
  readonly piles?: readonly Lord[];
  /** Lords on top of the deck, the top one first. */
  readonly nextLords?: readonly Lord[];
  /** All lords of the deck, the top one first; the others are in the piles. */
  readonly lordDeck?: readonly Lord[];
  readonly available?: readonly Location[];
  /** Locations on top of the deck, the top one first. */
  readonly nextLocations?: readonly Location[];
  /** All locations of the deck, the top one first; the others are available. */
  readonly locationDeck?: readonly Location[];
  /** Whoever has the most pearls, if left out: that must be one player, or nobody has any. */
  readonly pearlMaster?: Seat;
  readonly order?: { readonly by: Seat; readonly draw: 1 | 2 };
  readonly lastSeat?: Seat;
  readonly bonusLocations?: boolean;
}

/** A state that the description fits, at the start of a turn; checked for consistency. */
export function prepare(description: Description = {}): State {
  const { turn = 0, seats = [], order = null, lastSeat = null } = description;
  const { players = Math.max(2, seats.length), bonusLocations = false } = description;
  if (seats.length > players) throw new Error("impossible: more seats than players");
  const areas = Array.from({ length: players }, (_, seat) => areaOf(seats[seat] ?? {}));
  return readState(conspiracy, {
    table: {
      seats: areas,
      turn,
      ...lordCards(description, areas),
      recruits: [],
      ...locationTiles(description, areas),
      drawn: [],
      pearlMaster: description.pearlMaster ?? masterAmong(areas.map(({ pearls }) => pearls)),
      order,
      lastSeat,
      bonusLocations,
    },
    agenda: [
      { do: "end-turn", seat: turn },
      { ask: "recruit", seats: [turn] },
    ],
    rng: [1, 2, 3, 4],
  });
}

const areaOf = ({ lords = [], locations = [], pearls = 0 }: Area): DeepReadonly<PlayerArea> => ({
  lords,
  locations,
  coats: coatsOf(lords),
  pearls,
});

/** CO-13: the first of the most influential lords of each colour. */
function coatsOf(lords: readonly Lord[]): Record<Colour, Spot | null> {
  const coats: Record<Colour, Spot | null> = {
    yellow: null,
    red: null,
    green: null,
    blue: null,
    purple: null,
  };
  for (const [i, lord] of lords.entries()) {
    const wearer = lords[(coats[colourOf(lord)] ?? 0) - 1];
    if (!wearer || influenceOf(lord) > influenceOf(wearer)) coats[colourOf(lord)] = i + 1;
  }
  return coats;
}

function lordCards(description: Description, areas: readonly Pick<Area, "lords">[]) {
  const { piles = [], nextLords = [], lordDeck } = description;
  const next = lordDeck ?? nextLords;
  const placed = areas.flatMap(({ lords = [] }) => lords);
  const left = unseen(allLords, [...placed, ...piles, ...next]);
  const piled = lordDeck ? [...piles, ...left] : piles;
  const pileOf = (colour: Colour) => piled.filter((lord) => colourOf(lord) === colour).sort();
  return {
    lordDeck: deckOf(next, lordDeck ? [] : left),
    piles: Object.fromEntries(colours.map((colour) => [colour, pileOf(colour)])),
  };
}

function locationTiles(description: Description, areas: readonly Pick<Area, "locations">[]) {
  const { available = [], nextLocations = [], locationDeck, bonusLocations = false } = description;
  const next = locationDeck ?? nextLocations;
  const taken = areas.flatMap(({ locations = [] }) => locations.map(({ location }) => location));
  const left = unseen(locationsInPlay(bonusLocations), [...taken, ...available, ...next]);
  return {
    locationDeck: deckOf(next, locationDeck ? [] : left),
    available: [...available, ...(locationDeck ? left : [])],
  };
}

/** CO-28: whoever has the most pearls, if that is one player. */
function masterAmong(pearls: readonly number[]): Seat | null {
  const most = Math.max(...pearls);
  if (most === 0) return null;
  if (pearls.filter((n) => n === most).length > 1)
    throw new Error("impossible to tell: several have the most pearls, name the Pearl Master");
  return pearls.indexOf(most);
}

/** Seat 0 has placed the second silver key, and a location is due. */
export const due = (description: Description = {}): State =>
  play(
    prepare({ seats: [{ lords: ["yellow-1"] }], nextLords: ["red-1"], ...description }),
    by(0).draws(1),
  ).state;

/** All lords of these influences. With 3 and 4 nothing is asked when they are placed: they give pearls. */
export const lordsOf = (...influences: readonly Influence[]): readonly Lord[] =>
  allLords.filter((lord) => influences.includes(influenceOf(lord)));
