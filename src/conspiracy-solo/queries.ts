// Queries on a table, about the opponent and about coalitions.
import { groupAt } from "../conspiracy/cards/chamber.ts";
import {
  abilityOf,
  type Colour,
  colourOf,
  colours,
  influenceOf,
  keyOf,
  type Lord,
} from "../conspiracy/cards/lords.ts";
import { hasFullChamber } from "../conspiracy/queries.ts";
import { areaOf } from "../kernel/components/seats.ts";
import { LEAST_COALITION, LEAST_MANY } from "./cards/numbers.ts";
import { type Condition, type OpponentCard, opponentCards } from "./cards/opponents.ts";
import { OPPONENT, type TableView } from "./table.ts";

/** The card of the opponent. */
export const cardOf = ({ solo }: Pick<TableView, "solo">): OpponentCard =>
  opponentCards[solo.opponent];

/** CO-30: the spots of the group that contains the last lord of a chamber. */
const lastGroup = (chamber: readonly Lord[]): readonly number[] => {
  const colour = colourOf(chamber.at(-1)!);
  return groupAt(chamber, chamber.length, (lord) => colourOf(lord) === colour);
};

/** CO-43: how well a pile meets each condition, given the opponent's chamber; 0 if it does not. */
const amounts: Readonly<
  Record<Condition, (pile: readonly [Lord, ...Lord[]], chamber: readonly Lord[]) => number>
> = {
  many: (pile) => (pile.length >= LEAST_MANY ? pile.length : 0),
  keys: (pile) => pile.filter((lord) => keyOf(lord)).length,
  pearls: (pile) => pile.filter((lord) => abilityOf(lord).kind === "pearls").length,
  red: (pile) => pile.filter((lord) => colourOf(lord) === "red").length,
  six: (pile) => pile.filter((lord) => influenceOf(lord) === 6).length,
  coalition([lord, ...others], chamber) {
    const { length } = lastGroup([...chamber, lord]);
    return length >= LEAST_COALITION ? length + others.length : 0;
  },
};

const isFilled = (pile: readonly Lord[]): pile is readonly [Lord, ...Lord[]] => pile.length > 0;

/** CO-42: the best piles by the first condition that a pile meets; none if no condition is met or the chamber is full. */
export function wantedPiles(table: TableView): readonly Colour[] {
  if (hasFullChamber(table, OPPONENT)) return [];
  const { lords } = areaOf(table, OPPONENT);
  for (const condition of cardOf(table).conditions) {
    const amountsFound = colours.map((colour) => {
      const pile = table.piles[colour];
      return isFilled(pile) ? amounts[condition](pile, lords) : 0;
    });
    const most = Math.max(...amountsFound);
    if (most > 0) return colours.filter((_, i) => amountsFound[i] === most);
  }
  return [];
}

/** CO-55: true if the last lord of a chamber formed a coalition where there was none. */
export function isNewCoalition(chamber: readonly Lord[]): boolean {
  const group = lastGroup(chamber);
  const before = chamber.slice(0, -1);
  const colour = colourOf(chamber.at(-1)!);
  const groupBefore = (spot: number) => groupAt(before, spot, (lord) => colourOf(lord) === colour);
  return (
    group.length >= LEAST_COALITION &&
    group.every((spot) => groupBefore(spot).length < LEAST_COALITION)
  );
}
