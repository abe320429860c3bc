// Questions to a table. They take a view, so they cannot lean on what a seat does not know.
import type { Seat } from "../kernel/types.ts";
import { type Ally, allyValue, type Race, raceOf, races } from "./cards/allies.ts";
import { type Lord, lordCard } from "./cards/lords.ts";
import type { TableView } from "./table.ts";

type AreaView = TableView["seats"][number];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What lies in front of the seat. */
export const areaOf = (table: TableView, seat: Seat): AreaView => table.seats[seat]!;

/** The other seats, clockwise from the seat's left. */
export const opponentsOf = (table: TableView, seat: Seat): Seat[] => {
  const players = table.seats.length;
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
};

/** AB-35: whether the power of the seat's lord works: it is free and not disabled. */
export const works = (table: TableView, seat: Seat, lord: Lord): boolean =>
  areaOf(table, seat).lords.includes(lord);

/** AB-46: the opponents that the powers of the seat's soldiers touch, clockwise. */
export const touchedBy = (table: TableView, seat: Seat): Seat[] =>
  opponentsOf(table, seat).filter((opponent) => !works(table, opponent, "shaman"));

/** AB-46: whether the power of this soldier, in front of an opponent, touches the seat. */
export const suffersFrom = (table: TableView, seat: Seat, soldier: Lord): boolean =>
  !works(table, seat, "shaman") &&
  opponentsOf(table, seat).some((opponent) => works(table, opponent, soldier));

/** The first of the cards that is not in the hand, or not so often. */
export const firstMissing = (
  hand: readonly (Ally | null)[],
  cards: readonly Ally[],
): Ally | undefined => cards.find((card) => times(cards, card) > times(hand, card));

/** How often a card is there. */
function times(cards: readonly (Ally | null)[], card: Ally): number {
  let found = 0;
  for (const one of cards) if (one === card) found += 1;
  return found;
}

/** Different races among allies. (A loop, as payments ask this very often.) */
export function racesAmong(allies: readonly Ally[]): Race[] {
  const found: Race[] = [];
  for (const ally of allies) if (!found.includes(raceOf(ally))) found.push(raceOf(ally));
  return found;
}

/** The lowest value among allies. */
export const lowestValue = (allies: readonly Ally[]): number => Math.min(...allies.map(allyValue));

/** AB-26: council stacks that can be taken. */
export const filledStacks = (table: TableView): Race[] =>
  races.filter((race) => table.council[race].length > 0);

/** AB-25: whether a card can be revealed. */
export const canReveal = (table: TableView): boolean =>
  table.deck.length + table.discard.length > 0;

/** AB-59: key tokens, and the keys of free lords that are not disabled. */
export const keysOf = (table: TableView, seat: Seat): number => {
  const { keys, lords } = areaOf(table, seat);
  return keys + sum(lords.map((lord) => lordCard(lord).keys));
};

/** AB-67: free, disabled and under locations together. */
export const lordsOf = ({ lords, disabled, locations }: AreaView): Lord[] => [
  ...lords,
  ...disabled,
  ...locations.flatMap((held) => held.lords),
];
