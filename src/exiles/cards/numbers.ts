// Quantities that exiles add to those of Abyss.

/** EX-1: the number of exiles in the court at the start. */
export const EXILES_AT_START = 1;
/** EX-8: the number of exiles that take a location and lie under it. */
export const EXILES_PER_LOCATION = 2;
