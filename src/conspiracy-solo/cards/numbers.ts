// How many of everything there are: what a table has to show besides that of Conspiracy.

/** CO-40: the sides of the table, of which one is the opponent's. */
export const SIDES = 2;

/** CO-43: so many lords of a pile are many. */
export const LEAST_MANY = 2;
/** CO-43, CO-55: so many adjacent lords of one colour are a coalition. */
export const LEAST_COALITION = 3;

/** CO-49: what a location of the opponent is worth, whatever it says. */
export const OPPONENT_LOCATION_POINTS = 5;
