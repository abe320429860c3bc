// Counts, limits and prices of Abyss.

/** AB-1: the number of players. */
export const PLAYERS = { min: 2, max: 4 } as const;

/** AB-3: spaces of the court. */
export const COURT_SPACES = 6;
/** AB-33: the court is refilled when it has no more cards than this. */
export const LOW_COURT_CARDS = 2;
/** AB-33: pearls for refilling the court. */
export const REFILL_PEARLS = 2;
/** AB-6: pearls of each player at the beginning. */
export const STARTING_PEARLS = 1;
/** AB-8: the price of plotting. */
export const PLOT_PEARLS = 1;

/** AB-17, AB-20: spaces of the exploration track. */
export const TRACK_SPACES = 5;
/** AB-17, AB-20: pearls for the last space of the track. */
export const LAST_SPACE_PEARLS = 1;
/** AB-12: the price of the first, second and third ally bought in a turn. */
export const ALLY_PRICES = [1, 2, 3] as const;
/** AB-13: how many allies an opponent may buy in a turn. */
export const MOST_PURCHASES = 1;

/** AB-36: what the Recruiter adds to the costs of opponents. */
export const RECRUITER_SURCHARGE = 2;
/** AB-38: what the Seeker makes each opponent return. */
export const SEEKER_PEARLS = 2;
/** AB-40: the hand limit of the Commander. */
export const COMMANDER_HAND_LIMIT = 6;
/** AB-44: what the Landlord brings at the start of a turn. */
export const LANDLORD_PEARLS = 1;
/** AB-45: what the Slaver gives for an ally. */
export const SLAVER_PEARLS = 2;
/** AB-54: the Corruptor's price for a lord. */
export const BRIBE_PEARLS = 5;
/** AB-56: what the Treasurer takes off the cost of a lord. */
export const TREASURER_DISCOUNT = 2;

/** AB-59, AB-61: the price of a location. */
export const KEYS_PER_LOCATION = 3;
/** AB-60: how many locations may be drawn to choose from. */
export const MOST_LOCATIONS_DRAWN = 4;

/** AB-67: the number of lords with which a player triggers the end. */
export const LORDS_TO_END = 7;
