/** How well a bot plays. */
export const levels = ["random", "greedy", "search", "strong"] as const;

/** A level of a bot. */
export type Level = (typeof levels)[number];
