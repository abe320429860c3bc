// How many of everything there are: what a table has to show besides that of Abyss.

/** EX-1: exiles in the court at the beginning. */
export const EXILES_AT_START = 1;
/** EX-8: so many exiles take a location, and lie under it. */
export const EXILES_PER_LOCATION = 2;
