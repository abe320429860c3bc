// What tests of every game need to lay out a table and to look at it.

/** A deck as it will be drawn: the top one first. */
export const fromTop = <Card>(deck: readonly Card[]): Card[] => deck.toReversed();

/** Cards in an order of their own, to compare what lies there and not how. */
export const sorted = <Card extends string | number>(cards: Iterable<Card>): Card[] =>
  [...cards].sort();

/** The pearls of each seat. */
export const pearlsOf = ({
  table,
}: {
  readonly table: { readonly seats: readonly { readonly pearls: number }[] };
}): number[] => table.seats.map(({ pearls }) => pearls);

/** The same state with other luck to come. */
export const withLuck = <State extends { readonly rng: readonly number[] }>(
  state: State,
  luck: number,
): State => ({ ...state, rng: [luck + 1, luck * 7919 + 2, 3, 4] });

/** All scenes of a game by name: scenes are prepared states, by question and by what is particular about them. */
export const named = <State>(
  scenes: Readonly<Record<string, Readonly<Record<string, State>>>>,
): [string, State][] =>
  Object.entries(scenes).flatMap(([ask, states]) =>
    Object.entries(states).map(([name, state]): [string, State] => [`${ask}: ${name}`, state]),
  );
