// Counts and limits.

/** CO-1: the number of players. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** CO-4: how many lords can be drawn at most. */
export const MOST_LORDS_DRAWN = 3;
/** CO-15: how many locations can be drawn at most. */
export const MOST_LOCATIONS_DRAWN = 3;

/** CO-14: how many keys of one colour are enough for a location. */
export const KEYS_OF_ONE_COLOUR = 2;
/** CO-14: how many keys of any colours are enough for a location. */
export const KEYS_OF_ANY_COLOUR = 3;
/** CO-26: how many keys of any colours are enough with the location "Any 2 keys". */
export const ANY_TWO_KEYS = 2;

/** CO-30: points for each lord of the largest group of one colour. */
export const POINTS_PER_LORD_OF_COALITION = 3;
/** CO-30: points of the Pearl Master. */
export const PEARL_MASTER_POINTS = 5;
