import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { Lord } from "./lords.ts";

/** The number of a spot in a chamber, 1 to 15, in the order of filling. */
export type Spot = number;

/** CO-7: the number of spots in each row of a chamber, an inverted pyramid. */
export const chamberRows = /* @__PURE__ */ deepFreeze([5, 4, 3, 2, 1] as const);

/** The number of spots in a chamber. */
export const spots = 15;

/** CO-7: the coordinates beside a spot in its row, and those touching it in the rows above and below. */
function neighboursOf(row: number, column: number): (readonly [number, number])[] {
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row - 1, column + 1],
    [row + 1, column - 1],
    [row + 1, column],
  ];
}

const spotAt = (row: number, column: number): Spot | undefined =>
  column >= 0 && column < (chamberRows[row] ?? 0)
    ? 1 + column + chamberRows.slice(0, row).reduce((sum, length) => sum + length, 0)
    : undefined;

/** The neighbours of each spot; those of spot 1 come first. */
export const neighbours: readonly (readonly Spot[])[] = /* @__PURE__ */ deepFreeze(
  chamberRows.flatMap((length, row) =>
    Array.from({ length }, (_, column) =>
      neighboursOf(row, column)
        .map(([r, c]) => spotAt(r, c))
        .filter((spot) => spot !== undefined)
        .sort((a, b) => a - b),
    ),
  ),
);

/** Takes the connected group of candidate spots that contains `start`, and removes it from the candidates. */
function takeGroup(isCandidate: boolean[], start: Spot): readonly Spot[] {
  const group: Spot[] = [];
  const join = (spot: Spot): void => {
    if (!isCandidate[spot - 1]) return;
    isCandidate[spot - 1] = false;
    group.push(spot);
  };
  join(start);
  for (const spot of group) for (const next of neighbours[spot - 1]!) join(next);
  return group;
}

/** The spots of the group of adjacent matching lords that contains a spot (CO-30); empty if the lord there does not match. */
export const groupAt = (
  lords: readonly Lord[],
  spot: Spot,
  matches: (lord: Lord) => boolean,
): readonly Spot[] => takeGroup(lords.map(matches), spot);

/** The spots of the largest group of adjacent matching lords (CO-30, CO-36); the first of equals. */
export function largestGroup(
  lords: readonly Lord[],
  matches: (lord: Lord) => boolean,
): readonly Spot[] {
  const isCandidate = lords.map(matches);
  let largest: readonly Spot[] = [];
  for (let start = 1; start <= lords.length; start++) {
    if (!isCandidate[start - 1]) continue;
    const group = takeGroup(isCandidate, start);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}
