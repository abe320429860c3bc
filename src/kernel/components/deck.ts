// Decks and other cards in positions by hand: known, face down, or not told.

import { type Problem, RulesError } from "../data/errors.ts";
import { unseen } from "./bags.ts";
import type { Rng } from "./rng.ts";

type Path = Problem["path"];

/**
 * A deck in a position. A list is all of it, as in a state: the last card is the top. `top` is what lies on
 * top, the next card to be drawn first; under it lie the cards that are nowhere else. `null` is a card
 * face down: the seed says which it is.
 *
 * @example
 * ```ts
 * const lordDeck = { top: ["jailer", "oracle"] }; // the Jailer comes next, then the Oracle
 * ```
 */
export type Deck<Card> =
  | readonly (Card | null)[]
  | {
      /** What lies on top, the next card to be drawn first. */
      readonly top: readonly (Card | null)[];
    };

/** What is told of a deck, as it lies in a state: the last card is the top. */
export const knownCards = <Card>(deck: Deck<Card> = []): (Card | null)[] =>
  "top" in deck ? [...deck.top].reverse() : [...deck];

/** A deck of what is told of it and, under that, so many cards face down: those that lie nowhere else. */
export function completeDeck<Card>(
  deck: Deck<Card> | undefined,
  left: number,
  path: Path,
): (Card | null)[] {
  if (left > 0 && deck !== undefined && !("top" in deck)) {
    const reason = `is all of the deck, but ${left} more must lie somewhere; give its top as { top: […] }`;
    throw new RulesError("position", { path, reason });
  }
  if (left < 0)
    throw new RulesError("position", { path, reason: `there are ${-left} too few for all places` });
  return [...Array<null>(left).fill(null), ...knownCards(deck)];
}

/** The cards that are told nowhere, and how many of them are left over when all places have one. */
export interface UnplacedCards<Card> {
  readonly cards: readonly Card[];
  readonly over: number;
}

/** The cards that are told nowhere. */
export function unplacedCards<Card>(
  all: readonly Card[],
  told: readonly (Card | null)[],
): UnplacedCards<Card> {
  const cards = unseen(all, told);
  return { cards, over: cards.length - told.filter((card) => card === null).length };
}

/** So many of the cards that are told nowhere, by chance, or as many as can be spared. */
export const takeUnplaced = <Card>(
  { cards, over }: UnplacedCards<Card>,
  count: number,
  rng: Rng,
): Card[] => rng.shuffle(cards).slice(0, Math.max(0, Math.min(count, over)));

/** The cards of a list that are face up, and where they are. */
export function* placedCards<Card>(
  cards: Deck<Card> = [],
  ...path: Path
): Generator<{ readonly card: Card; readonly path: Path }> {
  const [list, at] = "top" in cards ? [cards.top, [...path, "top"]] : [cards, path];
  for (const [i, card] of list.entries()) if (card !== null) yield { card, path: [...at, i] };
}
