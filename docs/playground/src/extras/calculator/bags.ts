// Lists of cards that may contain copies.

/** The number of copies of a card. */
export const timesIn = <Card>(cards: readonly Card[], card: Card): number =>
  cards.filter((one) => one === card).length;

/** The list without one copy of the card. */
export function without<Card>(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
