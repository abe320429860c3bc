import type { Lord } from "./lords.ts";

/** A place in a chamber, 1 to 15, in the order in which they are filled. */
export type Spot = number;

/** CO-7: how many spots the rows of a chamber have: an inverted pyramid, the longest on top. */
export const chamberRows = [5, 4, 3, 2, 1] as const;

/** How many lords a chamber holds. */
export const spots = 15;

/** CO-7: beside each other in a row, and the touching spots of the rows above and below. */
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

/** The spots next to each spot; the entry of spot 1 comes first. */
export const neighbours: readonly (readonly Spot[])[] = chamberRows.flatMap((length, row) =>
  Array.from({ length }, (_, column) =>
    neighboursOf(row, column)
      .map(([r, c]) => spotAt(r, c))
      .filter((spot) => spot !== undefined)
      .sort((a, b) => a - b),
  ),
);

/** The open spots around one, itself included, adjacent one to the next. They are open no longer. */
function takeGroup(isOpen: boolean[], start: Spot): readonly Spot[] {
  const group: Spot[] = [];
  const join = (spot: Spot): void => {
    if (!isOpen[spot - 1]) return;
    isOpen[spot - 1] = false;
    group.push(spot);
  };
  join(start);
  for (const spot of group) for (const next of neighbours[spot - 1]!) join(next);
  return group;
}

/** The group of adjacent lords around a spot that all belong (CO-30); empty if the lord there does not. */
export const groupAt = (
  lords: readonly Lord[],
  spot: Spot,
  belongs: (lord: Lord) => boolean,
): readonly Spot[] => takeGroup(lords.map(belongs), spot);

/** The largest group of adjacent lords that all belong (CO-30, CO-36), as its spots; the first found of equals. */
export function largestGroup(
  lords: readonly Lord[],
  belongs: (lord: Lord) => boolean,
): readonly Spot[] {
  const isOpen = lords.map(belongs);
  let largest: readonly Spot[] = [];
  for (let start = 1; start <= lords.length; start++) {
    const group = takeGroup(isOpen, start);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}
