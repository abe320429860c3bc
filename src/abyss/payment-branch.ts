// The branches of a list of payments: kind by kind, the highest values first.

import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { AnyAlly } from "./cards/allies.ts";
import { type HandKind, sizes } from "./payment-kinds.ts";

/** Figures of allies that are played. */
export interface Played {
  readonly points: number;
  /** The number of different races, and of allies that stand for any race. */
  readonly races: number;
  readonly jokers: number;
  /** The lowest value, and that of an ally that shares its race with another one; infinite if there is none. */
  readonly lowest: number;
  readonly lowestOfSeveral: number;
}

/** A branch of a list of payments: what is played of the first kinds. */
export interface Branch extends Played {
  /** The number of kinds. */
  readonly depth: number;
  /** The races, as a set. */
  readonly set: number;
  readonly missing: number;
  readonly allies: readonly AnyAlly[];
  readonly affiliate: AnyAlly | null;
}

/** The branch at which a list begins; no points are missing. */
export const nothingPlayed: Branch = /* @__PURE__ */ deepFreeze({
  depth: 0,
  set: 0,
  points: 0,
  races: 0,
  jokers: 0,
  lowest: Number.POSITIVE_INFINITY,
  lowestOfSeveral: Number.POSITIVE_INFINITY,
  missing: 0,
  allies: [],
  affiliate: null,
});

/** The branches that play none, one, … of the next kind. */
export function branchesOf(from: Branch, kind: HandKind): Branch[] {
  const branches: Branch[] = [];
  for (let n = kind.least; n <= kind.most; n++) {
    branches.push(branchWith(from, kind, n, false));
    if (n > 0 && !from.affiliate && kind.isAffiliable)
      branches.push(branchWith(from, kind, n, true));
  }
  return branches;
}

/** The branch in which `n` allies of the next kind are played, too. */
function branchWith(from: Branch, kind: HandKind, n: number, isMarked: boolean): Branch {
  const { ally, value, race } = kind;
  const isPlayed = n > 0;
  const set = isPlayed ? from.set | race : from.set;
  const isSeveral = race > 0 && isPlayed && (n > 1 || set === from.set);
  return {
    depth: from.depth + 1,
    set,
    points: from.points + n * value,
    races: sizes[set]!,
    jokers: race === 0 ? from.jokers + n : from.jokers,
    lowest: isPlayed ? Math.min(from.lowest, value) : from.lowest,
    // The highest values come first.
    lowestOfSeveral: isSeveral ? Math.min(from.lowestOfSeveral, value) : from.lowestOfSeveral,
    missing: Math.max(0, from.missing - n * value),
    allies: isPlayed ? [...from.allies, ...Array<AnyAlly>(n).fill(ally)] : from.allies,
    affiliate: isMarked ? ally : from.affiliate,
  };
}
