// Which pile the opponent takes, calculated independently of the rules.
import { neighbours } from "../../src/conspiracy/cards/chamber.ts";
import { type Colour, colours, type Lord } from "../../src/conspiracy/cards/lords.ts";
import {
  type Condition,
  type Opponent,
  opponentCards,
} from "../../src/conspiracy-solo/cards/index.ts";

type Piles = Readonly<Record<Colour, readonly Lord[]>>;

/** The size of the group that the lord would join on the next spot, found by adding neighbours until it is complete. */
function groupWith(lord: Lord, chamber: readonly Lord[]): number {
  const all = [...chamber, lord];
  const colour = (spot: number) => all[spot - 1]?.split("-")[0];
  let group = [all.length];
  for (let size = 0; size < group.length; ) {
    size = group.length;
    const around = group.flatMap((spot) => [spot, ...neighbours[spot - 1]!]);
    group = [...new Set(around)].filter((spot) => colour(spot) === colour(all.length));
  }
  return group.length;
}

const matching = (pile: readonly Lord[], name: RegExp) =>
  pile.filter((lord) => name.test(lord)).length;

/** CO-42, CO-43: the condition that decides, and the piles that meet it best. */
export function expectedPiles(
  opponent: Opponent,
  piles: Piles,
  chamber: readonly Lord[],
): { readonly condition: Condition; readonly colours: readonly Colour[] } | undefined {
  const amount: Record<Condition, (pile: readonly Lord[]) => number> = {
    many: ({ length }) => (length < 2 ? 0 : length),
    keys: (pile) => matching(pile, /[12]$/),
    pearls: (pile) => matching(pile, /[34]$/),
    red: (pile) => matching(pile, /^red/),
    six: (pile) => matching(pile, /6$/),
    coalition([lord, ...others]) {
      const size = lord ? groupWith(lord, chamber) : 0;
      return size < 3 ? 0 : size + others.length;
    },
  };
  for (const condition of opponentCards[opponent].conditions) {
    const amounts = colours.map((colour) => amount[condition](piles[colour]));
    const most = Math.max(...amounts);
    if (most > 0) return { condition, colours: colours.filter((_, i) => amounts[i] === most) };
  }
  return undefined;
}
