import { type Ally, allies, copiesOf, type ExplorationCard } from "./allies.ts";
import { type Location, locations } from "./locations.ts";
import { type Lord, lords } from "./lords.ts";

/** Which components are in play. */
export interface Box {
  /** All exploration cards, with repetitions. */
  readonly cards: readonly ExplorationCard[];
  readonly lords: readonly Lord[];
  readonly locations: readonly Location[];
}

/** AB-2: monsters in the exploration deck. */
export const MONSTER_CARDS = 6;

/** All cards of these kinds of ally, with repetitions. */
export const cardsOf = (kinds: readonly Ally[]): Ally[] =>
  kinds.flatMap((ally) => Array.from({ length: copiesOf(ally) }, () => ally));

/** AB-2 to AB-4: the 71 exploration cards, 35 lords and 20 locations of Abyss. */
export const abyssBox: Box = {
  cards: [...cardsOf(allies), ...Array.from({ length: MONSTER_CARDS }, () => "monster" as const)],
  lords,
  locations,
};

/** The kinds of ally in a box, each once. */
export const alliesIn = ({ cards }: Pick<Box, "cards">): Ally[] => [
  ...new Set(cards.filter((card) => card !== "monster")),
];
