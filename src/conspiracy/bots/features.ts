// How well a seat stands at Conspiracy, as figures of about the size of one.
import type { FeatureSet } from "../../bots/evaluation.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { largestGroup } from "../cards/chamber.ts";
import { colourOf, colours, influenceOf, type Lord } from "../cards/lords.ts";
import { KEYS_OF_ANY_COLOUR, KEYS_OF_ONE_COLOUR } from "../cards/numbers.ts";
import { keysOf } from "../queries.ts";
import type { TableView } from "../table.ts";

const names = [
  "points",
  "pearls",
  "lead-in-pearls",
  "pearl-master",
  "lords",
  "locations",
  "keys",
  "key-progress",
  "coalition",
  "second-coalition",
  "colours",
  "influence",
  "turn",
  "last-turn",
  "bound-by-order",
] as const;

/** The features of Conspiracy. */
export const conspiracyFeatures: FeatureSet<TableView> = {
  names,
  valuesOf(table, seat, points) {
    const { lords, locations, pearls } = table.seats[seat]!;
    const keys = keysOf(table, seat);
    const all = keys.silver + keys.gold;
    const others = table.seats.filter((_, other) => other !== seat);
    const [largest, second] = coalitionSizes(lords);
    const values: Readonly<Record<(typeof names)[number], number>> = {
      points: points[seat]! / 10,
      pearls: pearls / 5,
      "lead-in-pearls": Math.tanh((pearls - Math.max(...others.map((o) => o.pearls))) / 3),
      "pearl-master": table.pearlMaster === seat ? 1 : 0,
      lords: lords.length / 5,
      locations: locations.length,
      keys: all,
      "key-progress": Math.max(
        Math.max(keys.silver, keys.gold) / KEYS_OF_ONE_COLOUR,
        all / KEYS_OF_ANY_COLOUR,
      ),
      coalition: largest / 3,
      "second-coalition": second / 3,
      colours: new Set(lords.map(colourOf)).size / 5,
      influence: bestInfluences(lords) / 10,
      turn: table.turn === seat ? 1 : 0,
      "last-turn": hasLastTurn(table, seat) ? 1 : 0,
      "bound-by-order": table.order && table.order.by !== seat ? 1 : 0,
    };
    return names.map((name) => values[name]);
  },
};

/** CO-29: how close the fullest chamber is to the end. */
export const conspiracyProgress = ({ seats }: TableView): number =>
  Math.max(...seats.map(({ lords }) => lords.length)) / 15;

/** The question at which the features describe a position: the beginning of a turn. */
export const conspiracySettledAt = "recruit";

/** CO-29: whether the end is triggered, and the seat has a turn before it. */
function hasLastTurn({ lastSeat, turn, seats }: TableView, seat: Seat): boolean {
  if (lastSeat === null) return false;
  const turnsUntil = (other: Seat) => (other - turn + seats.length) % seats.length;
  return turnsUntil(seat) <= turnsUntil(lastSeat);
}

function coalitionSizes(lords: readonly Lord[]): readonly [number, number] {
  const sizes = colours
    .map((colour) => largestGroup(lords, (lord) => colourOf(lord) === colour).length)
    .sort((a, b) => b - a);
  return [sizes[0]!, sizes[1]!];
}

/** CO-30: the sum of the most influential lords of each colour. */
function bestInfluences(lords: readonly Lord[]): number {
  const best = new Map<string, number>();
  for (const lord of lords)
    best.set(colourOf(lord), Math.max(best.get(colourOf(lord)) ?? 0, influenceOf(lord)));
  return [...best.values()].reduce((sum, one) => sum + one, 0);
}
