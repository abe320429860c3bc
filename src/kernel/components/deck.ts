// Decks and other cards of a position written by hand: face up, face down, or not mentioned.

import { type Problem, RulesError } from "../data/errors.ts";
import { unseen } from "./bags.ts";
import type { Rng } from "./rng.ts";

type Path = Problem["path"];

/**
 * A deck in a position. A list is the whole deck, as in a state: the last card is the top. `{ top }` gives
 * only the top cards, the next one to be drawn first; the cards that are not mentioned anywhere go below
 * them. `null` is a face-down card, which the seed chooses.
 *
 * @example
 * ```ts
 * const lordDeck = { top: ["jailer", "oracle"] }; // the Jailer comes next, then the Oracle
 * ```
 */
export type Deck<Card> =
  | readonly (Card | null)[]
  | {
      /** The top cards, the next one to be drawn first. */
      readonly top: readonly (Card | null)[];
    };

/** The cards that are given for a deck, in the order of a state: the last card is the top. */
export const knownCards = <Card>(deck: Deck<Card> = []): (Card | null)[] =>
  "top" in deck ? [...deck.top].reverse() : [...deck];

/** A deck of the cards that are given for it and, below them, `left` face-down cards: those that are placed nowhere. */
export function completeDeck<Card>(
  deck: Deck<Card> | undefined,
  left: number,
  path: Path,
): (Card | null)[] {
  if (left > 0 && deck !== undefined && !("top" in deck)) {
    const reason = `a list is the whole deck, but ${left} cards are placed nowhere; did you mean { top: […] }?`;
    throw new RulesError("position", { path, reason });
  }
  if (left < 0)
    throw new RulesError("position", { path, reason: `needs ${-left} more cards than are left` });
  return [...Array<null>(left).fill(null), ...knownCards(deck)];
}

/** The cards of a position that are placed nowhere. */
export interface UnplacedCards<Card> {
  readonly cards: readonly Card[];
  /** How many remain when every face-down card of the position has got one; negative if there are too few. */
  readonly spare: number;
}

/** The cards that are placed nowhere; `placed` has `null` for each face-down card. */
export function unplacedCards<Card>(
  all: readonly Card[],
  placed: readonly (Card | null)[],
): UnplacedCards<Card> {
  const cards = unseen(all, placed);
  return { cards, spare: cards.length - placed.filter((card) => card === null).length };
}

/** Up to `count` random cards of those that are placed nowhere, as far as there are spare ones. */
export const takeUnplaced = <Card>(
  { cards, spare }: UnplacedCards<Card>,
  count: number,
  rng: Rng,
): Card[] => rng.shuffle(cards).slice(0, Math.max(0, Math.min(count, spare)));

/** The face-up cards of a list or deck, with their paths. */
export function* placedCards<Card>(
  cards: Deck<Card> = [],
  ...path: Path
): Generator<{ readonly card: Card; readonly path: Path }> {
  const [list, at] = "top" in cards ? [cards.top, [...path, "top"]] : [cards, path];
  for (const [i, card] of list.entries()) if (card !== null) yield { card, path: [...at, i] };
}
