// How many of everything there are: what a table has to show.

/** CO-1: how many can play. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** CO-4: at most so many lords are drawn. */
export const MOST_LORDS_DRAWN = 3;
/** CO-15: at most so many locations are drawn. */
export const MOST_LOCATIONS_DRAWN = 3;

/** CO-14: so many keys of one colour mean a location. */
export const KEYS_OF_ONE_COLOUR = 2;
/** CO-14: so many keys of any colours mean a location. */
export const KEYS_OF_ANY_COLOUR = 3;
/** CO-26: so many with the location that says so. */
export const ANY_TWO_KEYS = 2;

/** CO-30: points for each lord of the largest group of one colour. */
export const POINTS_PER_LORD_OF_COALITION = 3;
/** CO-30: points of the Pearl Master. */
export const PEARL_MASTER_POINTS = 5;
