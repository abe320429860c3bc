// Questions about seats, whatever lies in front of them.
import type { Seat } from "./types.ts";

/** What lies in front of the seat; of a draft, so that it can be changed. */
export const areaOf = <Area>(table: { readonly seats: readonly Area[] }, seat: Seat): Area =>
  table.seats[seat]!;

/** The other seats, clockwise from the seat's left. */
export const opponentsOf = (table: { readonly seats: readonly unknown[] }, seat: Seat): Seat[] => {
  const players = table.seats.length;
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
};
