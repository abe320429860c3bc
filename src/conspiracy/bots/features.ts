// How well a seat stands at Conspiracy, as figures of about the size of one.
import type { FeatureSet } from "../../bots/evaluation.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { Box } from "../cards/box.ts";
import { spots } from "../cards/chamber.ts";
import {
  type Colour,
  colourOf,
  colours,
  influenceOf,
  type Lord,
  lordDeck,
} from "../cards/lords.ts";
import { ANY_TWO_KEYS, KEYS_OF_ANY_COLOUR } from "../cards/numbers.ts";
import { keysOf, orderedDraw } from "../queries.ts";
import type { TableView } from "../table.ts";
import { coalitionsOf } from "./coalitions.ts";
import { growthOf } from "./growth.ts";
import { chanceOfNextKey } from "./keys.ts";
import { gainsFromPiles } from "./piles.ts";

const names = [
  "points",
  "pearls",
  "lead-in-pearls",
  "pearl-master",
  "lords",
  "locations",
  "growing-locations",
  "any-two-keys",
  "search-deck",
  "keys",
  "location-in-reach",
  "coalition",
  "second-coalition",
  "open-coalition",
  "room-for-coalition",
  "lords-for-coalition",
  "colours",
  "influence",
  "best-pile",
  "best-pile-later",
  "second-pile",
  "turn",
  "last-turn",
  "end-in-reach",
  "bound-by-order",
] as const;

/** The features of Conspiracy. */
export type ConspiracyFeature = (typeof names)[number];

/** The features of Conspiracy, for a game with these locations. */
export const conspiracyFeatures = (box: Box): FeatureSet<TableView> => ({
  names,
  valuesOf(table, seat, points) {
    const { lords, locations, pearls } = table.seats[seat]!;
    const others = table.seats.filter((_, other) => other !== seat);
    const leadOver = (own: number, theirs: readonly number[]) => own - Math.max(...theirs);
    const roomLeft = (spots - lords.length) / spots;
    const has = (kind: string) =>
      locations.some(({ location }) => box.location(location).effect?.kind === kind);

    const owned = keysOf(table, seat);
    const keys = { ...owned, ofAny: has("anyTwoKeys") ? ANY_TWO_KEYS : KEYS_OF_ANY_COLOUR };
    const coalitions = coalitionsOf(lords);
    const [largest, second] = coalitions;
    const open = coalitions.find((one) => one.open.length > 0);
    const best = bestOf(lords);
    const isOn = table.turn === seat;
    const mayTakePile = !(isOn && orderedDraw(table, seat) !== undefined);
    const gains = gainsFromPiles(table.piles, { chamber: lords, coalitions, keys, best });
    const [pile = 0, otherPile = 0] = mayTakePile ? gains : [];

    const values: Readonly<Record<(typeof names)[number], number>> = {
      points: points[seat]! / 10,
      pearls: pearls / 5,
      "lead-in-pearls": Math.tanh(
        leadOver(
          pearls,
          others.map((o) => o.pearls),
        ) / 3,
      ),
      "pearl-master": table.pearlMaster === seat ? 1 : 0,
      lords: lords.length / 5,
      locations: locations.length / 3,
      "growing-locations":
        roomLeft *
        locations.reduce((sum, { location }) => sum + growthOf(box.location(location), best), 0),
      "any-two-keys": has("anyTwoKeys") ? roomLeft : 0,
      "search-deck": has("searchDeck") ? roomLeft : 0,
      keys: (keys.silver + keys.gold) / 2,
      "location-in-reach": chanceOfNextKey(keys),
      coalition: (largest?.size ?? 0) / 3,
      "second-coalition": (second?.size ?? 0) / 3,
      "open-coalition": (open?.size ?? 0) / 3,
      "room-for-coalition": (open?.open.length ?? 0) / 4,
      "lords-for-coalition": open ? lordsLeft(table, open.colour) / 5 : 0,
      colours: best.size / 5,
      influence: [...best.values()].reduce((sum, one) => sum + one, 0) / 10,
      "best-pile": isOn ? pile / 10 : 0,
      "best-pile-later": isOn ? 0 : pile / 10,
      "second-pile": otherPile / 10,
      turn: isOn ? 1 : 0,
      "last-turn": hasLastTurn(table, seat) ? 1 : 0,
      "end-in-reach":
        Math.tanh(
          leadOver(
            points[seat]!,
            points.filter((_, other) => other !== seat),
          ) / 8,
        ) * Math.max(0, 1 - (spots - lords.length) / 6),
      "bound-by-order": table.order && table.order.by !== seat ? 1 : 0,
    };
    return names.map((name) => values[name]);
  },
  subjectsOf(table, seat): Readonly<Partial<Record<ConspiracyFeature, number | undefined>>> {
    const { lords, pearls } = table.seats[seat]!;
    const { silver, gold } = keysOf(table, seat);
    const [largest, second] = coalitionsOf(lords);
    return {
      pearls,
      keys: silver + gold,
      coalition: largest?.size,
      "second-coalition": second?.size,
    };
  },
});

/** CO-29: how close the fullest chamber is to the end. */
export const conspiracyProgress = ({ seats }: TableView): number =>
  Math.max(...seats.map(({ lords }) => lords.length)) / spots;

/** The question at which the features describe a position: the beginning of a turn. */
export const conspiracySettledAt = "recruit";

/** CO-29: whether the end is triggered, and the seat has a turn before it. */
function hasLastTurn({ lastSeat, turn, seats }: TableView, seat: Seat): boolean {
  if (lastSeat === null) return false;
  const turnsUntil = (other: Seat) => (other - turn + seats.length) % seats.length;
  return turnsUntil(seat) <= turnsUntil(lastSeat);
}

/** CO-30: the influence of the best lord of each colour. */
function bestOf(lords: readonly Lord[]): ReadonlyMap<Colour, number> {
  const best = new Map<Colour, number>();
  for (const lord of lords)
    best.set(colourOf(lord), Math.max(best.get(colourOf(lord)) ?? 0, influenceOf(lord)));
  return best;
}

/** CO-1: how many lords of each colour there are. */
const LORDS_OF_COLOUR = lordDeck.length / colours.length;

/** How many lords of a colour are in no chamber yet. */
const lordsLeft = ({ seats }: TableView, colour: Colour): number =>
  seats.reduce(
    (left, { lords }) => left - lords.filter((lord) => colourOf(lord) === colour).length,
    LORDS_OF_COLOUR,
  );
