// The groups of adjacent lords of one colour in a chamber (CO-30).
import { groupAt, neighbours, type Spot, spots } from "../cards/chamber.ts";
import { type Colour, colourOf, type Lord } from "../cards/lords.ts";

/** A group of adjacent lords of one colour. */
export interface Coalition {
  readonly colour: Colour;
  readonly size: number;
  /** The empty spots beside it. */
  readonly open: readonly Spot[];
}

/** All coalitions of a chamber, the largest first; a single lord is one too. */
export function coalitionsOf(lords: readonly Lord[]): readonly Coalition[] {
  const seen = new Set<Spot>();
  const coalitions: Coalition[] = [];
  for (let spot = 1; spot <= lords.length; spot++) {
    if (seen.has(spot)) continue;
    const colour = colourOf(lords[spot - 1]!);
    const group = groupAt(lords, spot, (lord) => colourOf(lord) === colour);
    for (const one of group) seen.add(one);
    const open = new Set(group.flatMap((one) => neighbours[one - 1]!));
    coalitions.push({
      colour,
      size: group.length,
      open: [...open].filter((one) => one > lords.length),
    });
  }
  return coalitions.sort((a, b) => b.size - a.size);
}

/** How large the largest coalition of a colour is with this many lords more of it on the spots after the filled ones. */
export function sizeWith(
  coalitions: readonly Coalition[],
  filled: number,
  colour: Colour,
  more: number,
): number {
  const end = Math.min(spots, filled + more);
  // The next spots of a row are adjacent; those of two rows need not be, which matters little here.
  let joined = end - filled;
  let largest = joined;
  for (const { colour: own, size, open } of coalitions) {
    if (own !== colour) continue;
    if (open.some((spot) => spot <= end)) joined += size;
    else largest = Math.max(largest, size);
  }
  return Math.max(largest, joined);
}
