// Quantities and prices that Kraken adds to those of Abyss.

/** KR-18: the most nebulis in one payment. */
export const MOST_NEBULIS = 1;
/** KR-42: the most nebulis in one payment of the Outlaw's owner. */
export const OUTLAW_NEBULIS = 2;
/** KR-29: the pearls that a loot card with a pearl bonus gives. */
export const LOOT_PEARLS = 2;

/** KR-41: the nebulis that the Ferryman takes. */
export const FERRYMAN_NEBULIS = 1;
/** KR-41: the pearls that the Ferryman gives. */
export const FERRYMAN_PEARLS = 1;
/** KR-46 to KR-48: the nebulis that come with a sentinel. */
export const SENTINEL_NEBULIS = 1;
/** KR-49: the pearls that the Shareholder's owner gains when an opponent recruits a lord. */
export const SHAREHOLDER_PEARLS = 1;
/** KR-51: the most allies that the Hypnotist's owner may buy in a turn. */
export const HYPNOTIST_PURCHASES = 2;
/** KR-53: the smallest gain of pearls that the Highwayman reacts to. */
export const HIGHWAYMAN_GAIN = 2;
/** KR-53: the pearls that the Highwayman takes from a gain. */
export const HIGHWAYMAN_PEARLS = 1;

/** KR-68: the points of a nebulis at the end of the game. */
export const NEBULIS_POINTS = -1;
/** KR-68: the points of the figure at the end of the game. */
export const FIGURE_POINTS = -5;
