// A second scorer for Conspiracy, with or without an opponent, deliberately simple: it follows the rules
// sentence by sentence, and shares only the names of cards with the library.
import type { NaiveScore } from "./abyss-scorer.ts";

/** A tableau. */
export interface Chamber {
  /** By spot: five in the first row, then four, three, two, one. */
  readonly lords: readonly string[];
  readonly locations: readonly string[];
  readonly pearls: number;
  readonly pearlMaster: boolean;
  readonly opponent?: string;
}

const colours = ["yellow", "red", "green", "blue", "purple"];

// Each lord touches two lords of the row before: the first of the second row touches spots 1 and 2.
const neighbours: Readonly<Record<number, readonly number[]>> = {
  1: [2, 6],
  2: [1, 3, 6, 7],
  3: [2, 4, 7, 8],
  4: [3, 5, 8, 9],
  5: [4, 9],
  6: [1, 2, 7, 10],
  7: [2, 3, 6, 8, 10, 11],
  8: [3, 4, 7, 9, 11, 12],
  9: [4, 5, 8, 12],
  10: [6, 7, 11, 13],
  11: [7, 8, 10, 12, 13, 14],
  12: [8, 9, 11, 14],
  13: [10, 11, 14, 15],
  14: [11, 12, 13, 15],
  15: [13, 14],
};

const colourOf = (lord: string): string => lord.split("-")[0]!;
const influenceOf = (lord: string): number => Number(lord.split("-")[1]);
const ofColour = (c: Chamber, colour: string): string[] =>
  c.lords.filter((lord) => colourOf(lord) === colour);
const best = (lords: readonly string[]): number => Math.max(0, ...lords.map(influenceOf));
const ofInfluence = (c: Chamber, influence: number): string[] =>
  c.lords.filter((lord) => influenceOf(lord) === influence);

/** The size of the largest group of adjacent lords of which all match. */
function largestGroup({ lords }: Chamber, isIn: (lord: string) => boolean): number {
  let largest = 0;
  for (let start = 1; start <= lords.length; start++) {
    if (!isIn(lords[start - 1]!)) continue;
    const group = [start];
    // The loop also visits the spots that it appends.
    for (const spot of group)
      for (const next of neighbours[spot]!)
        if (next <= lords.length && isIn(lords[next - 1]!) && !group.includes(next))
          group.push(next);
    largest = Math.max(largest, group.length);
  }
  return largest;
}

const group = (c: Chamber, influence: number): number =>
  largestGroup(c, (lord) => influenceOf(lord) === influence);

// CO-18 to CO-27 and CO-38.
const worth: Readonly<Record<string, (c: Chamber) => number>> = {
  "seven-points": () => 7,
  "five-points-one-pearl": () => 5,
  "four-points-two-pearls": () => 4,
  "three-points-three-pearls": () => 3,
  "silver-keys": (c) => ofInfluence(c, 1).length,
  "gold-keys": (c) => 2 * ofInfluence(c, 2).length,
  "pearl-pairs": (c) => Math.floor(c.pearls / 2),
  locations: (c) => 2 * c.locations.length,
  "force-one": () => 3,
  "force-two": () => 3,
  "reshuffle-lords": () => 3,
  "reshuffle-locations": () => 3,
  "any-two-keys": () => 3,
  "search-deck": () => 3,
  "best-yellow": (c) => best(ofColour(c, "yellow")),
  "best-red": (c) => best(ofColour(c, "red")),
  "best-green": (c) => best(ofColour(c, "green")),
  "best-blue": (c) => best(ofColour(c, "blue")),
  "best-purple": (c) => best(ofColour(c, "purple")),
  "count-yellow": (c) => 1 + ofColour(c, "yellow").length,
  "count-red": (c) => 1 + ofColour(c, "red").length,
  "count-green": (c) => 1 + ofColour(c, "green").length,
  "count-blue": (c) => 1 + ofColour(c, "blue").length,
  "count-purple": (c) => 1 + ofColour(c, "purple").length,
  "group-of-ones": (c) => group(c, 1),
  "group-of-twos": (c) => 2 * group(c, 2),
  "group-of-threes": (c) => 2 * group(c, 3),
  "group-of-fours": (c) => 2 * group(c, 4),
  "zeros-and-sixes": (c) => 1 + ofInfluence(c, 0).length + ofInfluence(c, 6).length,
};

// CO-52
const cardOf: Readonly<Record<string, (c: Chamber) => number>> = {
  farmer: () => 0,
  soldier: (c) => 1 + 2 * ofColour(c, "red").length,
  merchant: (c) => Math.floor(c.pearls / 2),
  politician: (c) => best(c.lords),
  mage: (c) => c.locations.length,
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** CO-30, CO-31; CO-49, CO-58, CO-59 for an opponent. */
export function naiveScore(all: readonly Chamber[], seat: number): NaiveScore {
  const c = all[seat]!;
  return {
    points: {
      lords: sum(colours.map((colour) => best(ofColour(c, colour)))),
      locations: sum(c.locations.map((one) => (c.opponent ? 5 : worth[one]!(c)))),
      coalition: 3 * Math.max(...colours.map((x) => largestGroup(c, (l) => colourOf(l) === x))),
      pearlMaster: c.pearlMaster ? 5 : 0,
      card: c.opponent ? cardOf[c.opponent]!(c) : 0,
    },
    // Against an opponent: the player if Pearl Master, else the opponent.
    ties: all.some((one) => one.opponent)
      ? [Number(c.opponent ? !all[0]!.pearlMaster : c.pearlMaster)]
      : [c.pearls],
  };
}
