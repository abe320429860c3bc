// Other worlds: states that a viewer cannot tell from the one in play, made without asking the game.

import { type Rng, rngStateFrom } from "../kernel/components/rng.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { deepCopy } from "../kernel/data/deep-copy.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { Secret, Zone } from "../kernel/rules/visibility.ts";
import { readState } from "../kernel/tools/read.ts";
import type { TestedGame } from "./subject.ts";

type Card = string | number;
type Path = readonly (string | number)[];
/** What somebody does not see. */
type Hidden = Zone<object> | Secret<unknown, object>;
/** What every place has, whatever the game. */
type AnyPlaces = "open" | Hidden | ((index: number) => AnyPlaces) | PartPlaces;
interface PartPlaces {
  readonly [name: string]: AnyPlaces;
}

/** A place of the table, with what lies there. */
interface Place {
  readonly path: Path;
  readonly part: unknown;
  /** How it is declared; nothing if it is not. */
  readonly as: "open" | Hidden | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether this is hidden; what has parts may have one that is called `kind`, which is open. */
function isHidden(places: AnyPlaces | undefined): places is Hidden {
  if (!isObject(places)) return false;
  const { kind }: { readonly kind?: unknown } = places;
  return typeof kind === "string" && kind !== "open";
}

const isSecret = (hidden: Hidden): hidden is Secret<unknown, object> => "couldBe" in hidden;

/** All places of a part of the table, as they are declared. */
function* placesIn(part: unknown, places: AnyPlaces | undefined, path: Path): Generator<Place> {
  if (places === undefined || places === "open") yield { path, part, as: places };
  else if (isHidden(places))
    yield { path, part, as: isSecret(places) || Array.isArray(part) ? places : undefined };
  else if (!isObject(part)) yield { path, part, as: undefined };
  else if (typeof places === "function")
    for (const [i, member] of Object.values(part).entries())
      yield* placesIn(member, places(i), [...path, i]);
  else
    for (const [name, inner] of Object.entries(part))
      yield* placesIn(inner, places[name], [...path, name]);
}

/** All places of the table of a state, as the subject declares them. */
export const placesOf = <T extends GameTypes>(
  { visibility }: Pick<TestedGame<T>, "visibility">,
  state: Of<T, "state">,
): Place[] => [
  ...placesIn((state as unknown as { readonly table: object }).table, visibility as AnyPlaces, []),
];

/** What lies at this path in a table. */
export const partAt = (table: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), table);

/** What the viewer sees of such a place, if this lies there: all of it, or the cards of a zone that are not hidden. */
export function inSight(place: Place["as"], part: unknown, state: object, viewer: Viewer): unknown {
  if (!isHidden(place)) return part;
  if (isSecret(place)) return isKept(place, state, viewer) ? null : part;
  return Array.isArray(part) ? part.slice(hiddenIn(place, part, state, viewer)) : part;
}

/** Whether a secret is kept from the viewer. */
const isKept = ({ sees }: Secret<unknown, object>, state: object, viewer: Viewer): boolean =>
  (sees?.(state, viewer) ?? "none") === "none";

/** How many cards of a zone the viewer does not see; they lie at its bottom. */
function hiddenIn(
  { sees }: Zone<object>,
  cards: readonly unknown[],
  state: object,
  viewer: Viewer,
): number {
  const sight = sees?.(state, viewer) ?? "none";
  if (sight === "all") return 0;
  return Math.max(0, cards.length - (sight === "top" ? 1 : 0));
}

/** A card that the viewer does not see. */
interface Slot {
  readonly zone: Zone<object>;
  readonly cards: Card[];
  readonly at: number;
}

const fits = ({ zone }: Slot, card: Card): boolean => zone.takes?.(card) ?? true;

/** Exchanges two cards, if each can lie where the other does. */
function exchange(a: Slot, b: Slot): void {
  const [x, y] = [a.cards[a.at]!, b.cards[b.at]!];
  if (!fits(a, y) || !fits(b, x)) return;
  a.cards[a.at] = y;
  b.cards[b.at] = x;
}

/** Mixes all cards of a kind; or exchanges a few only, so that most of what happens stays the same. */
function mix(slots: readonly Slot[], rng: Rng): void {
  for (let i = slots.length - 1; i > 0; i--) exchange(slots[i]!, slots[rng.below(i + 1)]!);
}

/** So many cards change places where only a few do. */
const FEW = 3;

function mixFew(slots: readonly Slot[], rng: Rng): void {
  for (let i = 0; i < FEW; i++)
    exchange(slots[rng.below(slots.length)]!, slots[rng.below(slots.length)]!);
}

/** Puts something else in the place of a secret, every other time: so it may also be all that differs, or all that stays. */
function changeSecret(world: object, path: Path, others: readonly unknown[], rng: Rng): void {
  if (others.length === 0 || rng.below(2) === 0) return;
  const holder = partAt(world, ["table", ...path.slice(0, -1)]) as Record<string, unknown>;
  [holder[path.at(-1)!]] = deepCopy([others[rng.below(others.length)]]);
}

/**
 * A state that looks the same to the viewer: cards that it does not see lie in each other's places, secrets
 * are others, and chance will have it otherwise. Half of the worlds differ in a few cards of one kind only.
 */
export function worldOf<T extends GameTypes>(
  subject: Pick<TestedGame<T>, "game" | "visibility">,
  state: Of<T, "state">,
  viewer: Viewer,
  rng: Rng,
): Of<T, "state"> {
  const world = deepCopy(state) as Of<T, "state"> & { rng: readonly number[] };
  world.rng = rngStateFrom(`world:${rng.below(1e9)}`);
  const byKind = new Map<string, Slot[]>();
  const bags: Card[][] = [];
  for (const { path, part, as: zone } of placesOf(subject, world)) {
    if (zone === "open" || zone === undefined) continue;
    if (isSecret(zone)) {
      if (isKept(zone, state, viewer)) changeSecret(world, path, zone.couldBe(state), rng);
      continue;
    }
    const cards = part as Card[];
    if (zone.isBag) bags.push(cards);
    const slots = byKind.get(zone.kind) ?? [];
    byKind.set(zone.kind, slots);
    for (let at = 0; at < hiddenIn(zone, cards, state, viewer); at++)
      slots.push({ zone, cards, at });
  }
  const kinds = [...byKind.values()].filter((slots) => slots.length > 1);
  if (kinds.length > 0 && rng.below(2) === 0) mixFew(kinds[rng.below(kinds.length)]!, rng);
  else for (const slots of kinds) mix(slots, rng);
  for (const bag of bags) bag.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return readState(subject.game, world);
}
