// Counts and limits that the solo mode adds.

/** CO-40: the number of sides, of which one is the opponent's. */
export const SIDES = 2;

/** CO-43: the least number of lords in a pile that meets the condition "many". */
export const LEAST_MANY = 2;
/** CO-43, CO-55: the least number of adjacent lords of one colour that is a coalition. */
export const LEAST_COALITION = 3;

/** CO-49: the points of each location of the opponent, instead of its own scoring. */
export const OPPONENT_LOCATION_POINTS = 5;
