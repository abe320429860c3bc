// Helpers for tests of every game.

/** A deck in the order of drawing: the top card first. */
export const fromTop = <Card>(deck: readonly Card[]): Card[] => deck.toReversed();

/** Cards in sorted order, to compare them regardless of their order. */
export const sorted = <Card extends string | number>(cards: Iterable<Card>): Card[] =>
  [...cards].sort();

/** The pearls of each seat. */
export const pearlsOf = ({
  table,
}: {
  readonly table: { readonly seats: readonly { readonly pearls: number }[] };
}): number[] => table.seats.map(({ pearls }) => pearls);

/** The same state with a different state of the generator. */
export const withLuck = <State extends { readonly rng: readonly number[] }>(
  state: State,
  luck: number,
): State => ({ ...state, rng: [luck + 1, luck * 7919 + 2, 3, 4] });
