import type { Location } from "../../src/conspiracy/cards/locations.ts";
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
import type { PlayerArea, Position, Table } from "../../src/conspiracy/published-types.ts";
import type { DeepReadonly, Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { by } from "./by.ts";

export type State = ConspiracyTypes["state"];

export const { play, refusalOf, question, open, openKinds, legalOf, kinds, eventsOf } =
  scenario(conspiracy);

/** What lies in front of a player; coats of arms and pearls follow from it. */
export type Area = Partial<DeepReadonly<Pick<PlayerArea, "lords" | "locations">>>;

interface Order {
  readonly by: Seat;
  readonly draw: 1 | 2;
}

/** A partial description of a table. The rest is filled in, so that the table has every card. */
export interface Description {
  /** The number of described seats, but at least 2, if left out. */
  readonly players?: number;
  readonly turn?: Seat;
  readonly seats?: readonly Area[];
  /** The lords in the discard piles. */
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
  /** Required if several players have the most pearls. */
  readonly pearlMaster?: Seat;
  /** The seat that gives it gets its location and two lords with keys, unless it has the location. */
  readonly order?: Order;
  readonly lastSeat?: Seat;
  readonly bonusLocations?: boolean;
}

/** A consistent state that fits the description, at the start of a turn. */
export function prepare(description: Description = {}): State {
  const {
    players,
    piles = [],
    nextLords,
    lordDeck,
    nextLocations,
    locationDeck,
    ...rest
  } = description;
  const { order } = rest;
  const seats = order ? withLocationOf(order, rest.seats ?? []) : (rest.seats ?? []);
  if (seats.length > (players ?? seats.length))
    throw new Error("impossible: more seats than players");
  const position = {
    available: [],
    ...rest,
    seats: Array.from({ length: players ?? Math.max(2, seats.length) }, (_, i) => seats[i] ?? {}),
    piles: pilesOf(piles),
    lordDeck: { top: lordDeck ?? nextLords ?? [] },
    locationDeck: { top: locationDeck ?? nextLocations ?? [] },
  };
  const { table } = fromPosition(conspiracy, position, "prepare");
  return fromPosition(conspiracy, { ...table, ...withoutRest(table, description) }, "prepare");
}

/** CO-21, CO-22: a seat that has given an order has its location. */
function withLocationOf({ by, draw }: Order, seats: readonly Area[]): readonly Area[] {
  const location = draw === 1 ? "force-one" : "force-two";
  const { lords = [], locations = [] } = seats[by] ?? {};
  if (locations.some((one) => one.location === location)) return seats;
  const giver = {
    lords: [...lords, "purple-1", "purple-1"] as const,
    locations: [...locations, { location, spot: lords.length + 2 } as const],
  };
  return Array.from({ length: Math.max(seats.length, by + 1) }, (_, seat) =>
    seat === by ? giver : (seats[seat] ?? {}),
  );
}

const pilesOf = (lords: readonly Lord[]): Record<Colour, Lord[]> =>
  Object.fromEntries(
    colours.map((colour) => [colour, lords.filter((lord) => colourOf(lord) === colour)]),
  ) as Record<Colour, Lord[]>;

/** Moves cards below a completely described deck to the piles or the available locations. */
function withoutRest(table: Table, { lordDeck, locationDeck }: Description): Partial<Position> {
  const lords = table.lordDeck.length - (lordDeck ?? table.lordDeck).length;
  const tiles = table.locationDeck.length - (locationDeck ?? table.locationDeck).length;
  const piled = [...Object.values(table.piles).flat(), ...table.lordDeck.slice(0, lords)];
  return {
    piles: pilesOf(piled),
    lordDeck: table.lordDeck.slice(lords),
    available: [...table.available, ...table.locationDeck.slice(0, tiles)],
    locationDeck: table.locationDeck.slice(tiles),
  };
}

/** Seat 0 has placed the second silver key and must take a location. */
export const takingLocation = (description: Description = {}): State =>
  play(
    prepare({ seats: [{ lords: ["yellow-1"] }], nextLords: ["red-1"], ...description }),
    by(0).draws(1),
  ).state;

/** All lords of these influences. Those of 3 and 4 give pearls, so no question is asked when they are placed. */
export const lordsOf = (...influences: readonly Influence[]): readonly Lord[] =>
  allLords.filter((lord) => influences.includes(influenceOf(lord)));
