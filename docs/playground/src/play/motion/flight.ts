import { faceOf, findPlace } from "./find-place.ts";
import type { Motion, Place } from "./motion.ts";

/** How long a motion takes, in milliseconds. */
const DURATION = 250;
/** The most pictures that move together. */
const MOST = 12;
/** How small a picture gets at a player as a whole. */
const SMALL = 0.3;

/** A motion that has begun: what it starts from is measured before the table changes. */
export interface Departure {
  readonly to: Place;
  readonly from: DOMRect;
  readonly isPile: boolean;
  /** A copy of what moves, with its place; `null` if there is no picture. */
  readonly picture: Picture | null;
}

interface Picture {
  readonly copy: Element;
  readonly place: DOMRect;
}

/** Items that stay where they are when a card leaves them. */
const piles = [
  "exploration-deck",
  "lord-deck",
  "exile-deck",
  "loot-deck",
  "leviathan-deck",
  "location-stack",
  "location-deck",
  "council",
  "pile",
  "discard",
];

const isPile = ({ zone }: Place): boolean => zone !== undefined && piles.includes(zone);

/** The number of places before this one that are equal to it. */
const equalBefore = (places: readonly Place[], i: number): number => {
  const same = JSON.stringify(places[i]);
  return places.slice(0, i).filter((one) => JSON.stringify(one) === same).length;
};

/** What moves, before the table changes. */
export function departures(table: Element, motions: readonly Motion[]): readonly Departure[] {
  const froms = motions.map(({ from }) => from);
  return motions.slice(0, MOST).flatMap(({ from, to }, i) => {
    const element = findPlace(table, from, isPile(from) ? 0 : equalBefore(froms, i));
    if (!element) return [];
    return [
      {
        to,
        from: element.getBoundingClientRect(),
        isPile: isPile(from),
        picture: pictureOf(element),
      },
    ];
  });
}

function pictureOf(element: Element): Picture | null {
  const face = faceOf(element);
  return face && { copy: face.cloneNode(true) as Element, place: face.getBoundingClientRect() };
}

/** Moves pictures over the changed table. Nothing waits for them, and clicks go through them. */
export function fly(table: Element, layer: HTMLElement, departed: readonly Departure[]): void {
  const tos = departed.map(({ to }) => to);
  // What the table's size depends on may differ between the games.
  layer.className = `${table.className} flights`;
  layer.style.setProperty("--height", getComputedStyle(table).getPropertyValue("--height"));
  for (const [i, departure] of departed.entries()) {
    const { to } = departure;
    const target = findPlace(table, to, isPile(to) ? 0 : equalBefore(tos, i));
    if (target) flyTo(layer, departure, target);
  }
}

function flyTo(
  layer: HTMLElement,
  { from, to, isPile: comesFromPile, picture }: Departure,
  target: Element,
): void {
  const face = isPile(to) ? null : faceOf(target);
  // A card from a pile is seen as what it turns out to be.
  const shown =
    (comesFromPile && face && pictureOf(target)) || picture || (face && pictureOf(target));
  const end = target.getBoundingClientRect();
  const isStill = Math.abs(from.x - end.x) < 1 && Math.abs(from.y - end.y) < 1;
  if (!shown || isStill) return;
  const { copy, place } = shown;
  const origin = layer.getBoundingClientRect();
  if (!(copy instanceof HTMLElement)) return;
  copy.style.cssText = `position: absolute; margin: 0; left: ${place.x - origin.x}px; top: ${place.y - origin.y}px; width: ${place.width}px; height: ${place.height}px`;
  const at = (where: DOMRect) => {
    const [dx, dy] = [
      where.x + where.width / 2 - place.x - place.width / 2,
      where.y + where.height / 2 - place.y - place.height / 2,
    ];
    const fits = Math.min(where.width / place.width, where.height / place.height);
    const scale = Math.min(1.2, Math.max(SMALL, fits));
    return `translate(${dx}px, ${dy}px) scale(${scale})`;
  };
  layer.append(copy);
  const timing = { duration: DURATION, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
  const motion = copy.animate([{ transform: at(from) }, { transform: at(end) }], timing);
  motion.onfinish = () => copy.remove();
  motion.oncancel = motion.onfinish;
  face?.animate([{ opacity: 0 }, { opacity: 0 }], timing);
}

/** True if the visitor prefers that nothing moves. */
export const isStillPreferred = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;
