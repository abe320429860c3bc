// Folders as boxes in rows, with arrows between them.
import type { Imports } from "./allowed-imports.ts";
import { box, line, text } from "./drawing.ts";

/** Where a folder is drawn. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ x, width }: Place): number => x + width / 2;

/** Distance of an arrow from the corner of its box. */
const CORNER = 24;

const within = (value: number, { x, width }: Place): number =>
  Math.min(x + width - CORNER, Math.max(x + CORNER, value));

/**
 * The places of the rows of folders, the lowest row at the bottom. Folders of a row share the width, each as near as
 * possible to what it imports.
 */
export function placesOf(
  rows: readonly (readonly string[])[],
  imports: Imports,
  area: Place & { readonly gap: number; readonly most?: number; readonly step: number },
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [i, row] of rows.entries()) {
    const above = (folder: string): number => {
      const below = (imports.get(folder) ?? []).flatMap((other) => places.get(other) ?? []);
      return below.reduce((sum, place) => sum + middleOf(place), 0) / (below.length || 1);
    };
    const sorted = [...row].sort((a, b) => above(a) - above(b));
    const share = (area.width - area.gap * (row.length - 1)) / row.length;
    const width = Math.min(share, area.most ?? share);
    const left = area.x + (area.width - row.length * width - area.gap * (row.length - 1)) / 2;
    const y = area.y + (rows.length - 1 - i) * area.step;
    for (const [j, folder] of sorted.entries())
      places.set(folder, { x: left + j * (width + area.gap), y, width, height: area.height });
  }
  return places;
}

/** A folder: its name, and below it what it is for. */
export function folderBox(name: string, { x, y, width, height }: Place, about?: string): string {
  const middle = x + width / 2;
  const lines = [
    text(middle, y + height / 2 + (about === undefined ? 5 : -4), name, "name"),
    ...(about === undefined ? [] : [text(middle, y + height / 2 + 17, about)]),
  ];
  return `<g id="${name}">${[box(x, y, width, height, "box"), ...lines].join("")}</g>`;
}

/** The arrows from folders to those below them that they import. */
export const arrowsOf = (imports: Imports, places: ReadonlyMap<string, Place>): string[] =>
  [...imports].flatMap(([folder, others]) =>
    others.flatMap((other) => {
      const [from, to] = [places.get(folder), places.get(other)];
      if (!from || !to) return [];
      const start = within(middleOf(to), from);
      return [line(`M${start} ${from.y + from.height} L${within(start, to)} ${to.y - 2}`)];
    }),
  );
