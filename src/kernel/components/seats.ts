// Queries about seats, for any kind of area.
import type { Seat } from "../data/types.ts";

/** The area of a seat; a draft's area is mutable. */
export const areaOf = <Area>(table: { readonly seats: readonly Area[] }, seat: Seat): Area =>
  table.seats[seat]!;

/** The other seats, clockwise from the seat's left. */
export function opponentsOf(table: { readonly seats: readonly unknown[] }, seat: Seat): Seat[] {
  const players = table.seats.length;
  const opponents: Seat[] = [];
  for (let step = 1; step < players; step++) opponents.push((seat + step) % players);
  return opponents;
}
