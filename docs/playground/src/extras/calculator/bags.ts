// Cards that may be there several times, as lists.

/** How often the card is there. */
export const timesIn = <Card>(cards: readonly Card[], card: Card): number =>
  cards.filter((one) => one === card).length;

/** The list without one of these cards. */
export function without<Card>(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
