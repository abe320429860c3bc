/** A player's place at the table: 0, 1, … in clockwise order. */
export type Seat = number;

/** The smallest and the largest number of seats. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Who looks at the table: a seat, or a spectator, who sees only what is public. */
export type Viewer = Seat | "spectator";

/** `T` with every property and element read-only, recursively. */
export type DeepReadonly<T> = T extends string | number | boolean
  ? T // Also open ids, which are strings with a mark.
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The same data, writable at every depth. */
export type Writable<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
