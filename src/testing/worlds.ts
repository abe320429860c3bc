// Other worlds: states that have the same view for a viewer, built without asking the game what it hides.

import { type Rng, rngStateFrom } from "../kernel/components/rng.ts";
import type { GameTypes, Of } from "../kernel/contract/game.ts";
import { deepCopy } from "../kernel/data/deep-copy.ts";
import type { Viewer } from "../kernel/data/types.ts";
import type { Secret, Zone } from "../kernel/rules/visibility.ts";
import { readState } from "../kernel/tools/serialisation.ts";
import type { TestedGame } from "./subject.ts";

type Card = string | number;
type Path = readonly (string | number)[];
/** A place that is hidden from some viewer. */
type Hidden = Zone<object> | Secret<unknown, object>;
/** A visibility declaration of any game. */
type AnyVisibility = "open" | Hidden | ((index: number) => AnyVisibility) | PartsVisibility;
interface PartsVisibility {
  readonly [name: string]: AnyVisibility;
}

/** A place of the table, with its content. */
interface Place {
  readonly path: Path;
  readonly part: unknown;
  /** How it is declared; `undefined` if it is not. */
  readonly as: "open" | Hidden | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** True if this declares a hidden place. A part of the table may itself have an open field called `kind`. */
function isHidden(declared: AnyVisibility | undefined): declared is Hidden {
  if (!isObject(declared)) return false;
  const { kind }: { readonly kind?: unknown } = declared;
  return typeof kind === "string" && kind !== "open";
}

const isSecret = (hidden: Hidden): hidden is Secret<unknown, object> => "couldBe" in hidden;

/** The places in a part of the table, each with its declaration. */
function* placesIn(
  part: unknown,
  declared: AnyVisibility | undefined,
  path: Path,
): Generator<Place> {
  if (declared === undefined || declared === "open") yield { path, part, as: declared };
  else if (isHidden(declared))
    yield { path, part, as: isSecret(declared) || Array.isArray(part) ? declared : undefined };
  else if (!isObject(part)) yield { path, part, as: undefined };
  else if (typeof declared === "function")
    for (const [i, member] of Object.values(part).entries())
      yield* placesIn(member, declared(i), [...path, i]);
  else
    for (const [name, inner] of Object.entries(part))
      yield* placesIn(inner, declared[name], [...path, name]);
}

/** All places of the table of a state, as the subject declares them. */
export const placesOf = <T extends GameTypes>(
  { visibility }: Pick<TestedGame<T>, "visibility">,
  state: Of<T, "state">,
): Place[] => [
  ...placesIn(
    (state as unknown as { readonly table: object }).table,
    visibility as AnyVisibility,
    [],
  ),
];

/** The content at a path of a table. */
export const partAt = (table: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), table);

/** What the viewer sees of the content of a place: all of it, or the cards of a zone that are not hidden. */
export function visiblePart(
  place: Place["as"],
  part: unknown,
  state: object,
  viewer: Viewer,
): unknown {
  if (!isHidden(place)) return part;
  if (isSecret(place)) return isHiddenFrom(place, state, viewer) ? null : part;
  return Array.isArray(part) ? part.slice(hiddenIn(place, part, state, viewer)) : part;
}

/** True if a secret is hidden from the viewer. */
const isHiddenFrom = ({ sees }: Secret<unknown, object>, state: object, viewer: Viewer): boolean =>
  (sees?.(state, viewer) ?? "none") === "none";

/** How many cards of a zone the viewer does not see; they are at its bottom. */
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

/** Swaps two cards, if each fits the place of the other. */
function swap(a: Slot, b: Slot): void {
  const [x, y] = [a.cards[a.at]!, b.cards[b.at]!];
  if (!fits(a, y) || !fits(b, x)) return;
  a.cards[a.at] = y;
  b.cards[b.at] = x;
}

/** Shuffles all cards of a kind. */
function shuffle(slots: readonly Slot[], rng: Rng): void {
  for (let i = slots.length - 1; i > 0; i--) swap(slots[i]!, slots[rng.below(i + 1)]!);
}

/** Number of swaps where only a few cards change places. */
const FEW = 3;

/** Swaps a few cards of a kind only, so that most of the game stays the same. */
function swapFew(slots: readonly Slot[], rng: Rng): void {
  for (let i = 0; i < FEW; i++)
    swap(slots[rng.below(slots.length)]!, slots[rng.below(slots.length)]!);
}

/** Replaces a secret in half of the cases, so that some worlds differ only in it, others in all but it. */
function changeSecret(world: object, path: Path, others: readonly unknown[], rng: Rng): void {
  if (others.length === 0 || rng.below(2) === 0) return;
  const holder = partAt(world, ["table", ...path.slice(0, -1)]) as Record<string, unknown>;
  [holder[path.at(-1)!]] = deepCopy([others[rng.below(others.length)]]);
}

/**
 * Gives a random state that has the same view for the viewer: hidden cards are swapped, secrets replaced, and the
 * random generator differs. Half of the worlds differ in a few cards of one kind only.
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
      if (isHiddenFrom(zone, state, viewer)) changeSecret(world, path, zone.couldBe(state), rng);
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
  if (kinds.length > 0 && rng.below(2) === 0) swapFew(kinds[rng.below(kinds.length)]!, rng);
  else for (const slots of kinds) shuffle(slots, rng);
  for (const bag of bags) bag.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return readState(subject.game, world);
}
