/** The levels of bots, from weak to strong. */
export const levels = ["random", "greedy", "search", "strong"] as const;

/** A level of a bot. */
export type Level = (typeof levels)[number];
