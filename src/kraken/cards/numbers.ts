// How many of everything there are, and what things cost: what a table has to show besides that of Abyss.

/** KR-18: the most nebulis in one payment. */
export const MOST_NEBULIS = 1;
/** KR-42: the most nebulis in one payment of the Outlaw's owner. */
export const OUTLAW_NEBULIS = 2;
/** KR-29: what a loot card gives that gives pearls. */
export const LOOT_PEARLS = 2;

/** KR-41: what the Ferryman takes. */
export const FERRYMAN_NEBULIS = 1;
/** KR-41: what the Ferryman gives. */
export const FERRYMAN_PEARLS = 1;
/** KR-46 to KR-48: the nebulis that come with a sentinel. */
export const SENTINEL_NEBULIS = 1;
/** KR-49: what the Shareholder brings when an opponent recruits a lord. */
export const SHAREHOLDER_PEARLS = 1;
/** KR-51: how many allies the Hypnotist's owner may buy in a turn. */
export const HYPNOTIST_PURCHASES = 2;
/** KR-53: the Highwayman looks at gains of so many pearls or more. */
export const HIGHWAYMAN_GAIN = 2;
/** KR-53: what the Highwayman takes of them. */
export const HIGHWAYMAN_PEARLS = 1;

/** KR-68: what a nebulis is worth in the end. */
export const NEBULIS_POINTS = -1;
/** KR-68: what the figure is worth in the end. */
export const FIGURE_POINTS = -5;
