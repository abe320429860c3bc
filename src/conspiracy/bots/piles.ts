// What the discard piles are worth to a seat.
import { type Colour, colours, influenceOf, type Lord } from "../cards/lords.ts";
import { POINTS_PER_LORD_OF_COALITION } from "../cards/numbers.ts";
import { type Coalition, sizeWith } from "./coalitions.ts";
import { type Keys, locationsFrom } from "./keys.ts";

/** What a location is worth, about. */
const LOCATION = 5;

/** What a seat has, as far as it matters for the worth of a pile. */
export interface Holdings {
  readonly chamber: readonly Lord[];
  readonly coalitions: readonly Coalition[];
  readonly keys: Keys;
  /** The influence of the best lord of each colour. */
  readonly best: ReadonlyMap<Colour, number>;
}

/** The points that each filled pile would bring to a seat, about; the best pile first. */
export function gainsFromPiles(
  piles: Readonly<Record<Colour, readonly Lord[]>>,
  { chamber, coalitions, keys, best }: Holdings,
): readonly number[] {
  const largest = coalitions[0]?.size ?? 0;
  const gains: number[] = [];
  for (const colour of colours) {
    const pile = piles[colour];
    if (pile.length === 0) continue;
    const size = sizeWith(coalitions, chamber.length, colour, pile.length);
    const influence = Math.max(...pile.map(influenceOf)) - (best.get(colour) ?? 0);
    gains.push(
      POINTS_PER_LORD_OF_COALITION * Math.max(0, size - largest) +
        Math.max(0, influence) +
        LOCATION * locationsFrom(keys, pile),
    );
  }
  return gains.sort((a, b) => b - a);
}
