// Things in decks, rows and bags. A bag is a list that is kept sorted because its order has no meaning.
import { RulesError } from "../data/errors.ts";

/** Takes one card of this name out. */
export function removeOne<Card>(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`bug: ${String(card)} is not there`);
  cards.splice(at, 1);
}

/** Adds cards to a bag. (Each at its place: to sort all of it took a tenth of the time of a step.) */
export function addToBag<Card extends string | number>(bag: Card[], cards: readonly Card[]): void {
  for (const card of cards) {
    let at = bag.length;
    while (at > 0 && bag[at - 1]! > card) at -= 1;
    bag.splice(at, 0, card);
  }
}

/** How often a card is there. */
export function countOf<Card>(cards: readonly Card[], card: Card): number {
  let found = 0;
  for (const one of cards) if (one === card) found += 1;
  return found;
}

/** The first of the cards that is not among those held, or not so often. */
export const firstMissing = <Card>(
  held: readonly (Card | null)[],
  cards: readonly Card[],
): Card | undefined => cards.find((card) => countOf(cards, card) > countOf(held, card));

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The backs of cards. */
export const faceDown = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** Whether a card is face up for the viewer. */
export const isKnown = <Card>(card: Card | null): card is Card => card !== null;

/** The cards that are left of all when those in sight are taken away. */
export function unseen<Card>(all: readonly Card[], inSight: readonly (Card | null)[]): Card[] {
  const rest = [...all];
  for (const card of inSight) {
    if (!isKnown(card)) continue;
    const at = rest.indexOf(card);
    if (at < 0) throw onTable(`${String(card)} is there too often`);
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * The cards that lie face down in a view, for `fillHidden`: those in sight nowhere. Throws a `RulesError` if they
 * are more or fewer than the backs.
 *
 * @example
 * ```ts
 * const lords = rng.shuffle(hiddenCards("lords", lordDeck, allLords(table)));
 * const deck = table.lordDeck.map((card) => card ?? lords.pop()!);
 * ```
 */
export function hiddenCards<Card>(
  what: string,
  all: readonly Card[],
  cards: readonly (Card | null)[],
): Card[] {
  const hidden = unseen(all, cards);
  const backs = countOf(cards, null);
  if (hidden.length !== backs)
    throw onTable(`${backs} ${what} lie face down, but ${hidden.length} are in sight nowhere`);
  return hidden;
}

const onTable = (reason: string): RulesError =>
  new RulesError("cards", { path: ["table"], reason });
