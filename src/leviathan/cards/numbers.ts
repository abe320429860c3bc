// Quantities and limits that Leviathan adds to those of Abyss.

/** LE-1: the number of players. */
export const PLAYERS = { min: 2, max: 5 } as const;
/** LE-7, LE-24: the faces of a die. */
export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
/** LE-4: monsters in the exploration deck. */
export const MONSTER_CARDS = 9;
/** LE-4: copies of the plain crab of value 1. */
export const CRAB_1_CARDS = 5;
/** LE-31: the pearls for an attack that has failed. */
export const FAILED_ATTACK_PEARLS = 1;
/** LE-46: the hand limit of martial law. */
export const HAND_LIMIT = 12;
/** LE-54: what the Taxidermist brings for a life point. */
export const TAXIDERMIST_PEARLS = 2;
/** LE-58: what the Altruist adds to the tokens of a life point. */
export const ALTRUIST_TOKENS = 1;
/** LE-64: the points of the Scourge at the end of the game. */
export const SCOURGE_POINTS = 5;
/** LE-64: the points of a wound at the end of the game. */
export const WOUND_POINTS = -1;

/** LE-5: what each player has in hand at the beginning. */
export const startingHand = ["crab-1"] as const;
