// Limits of the engine: whatever is sent, memory and answers stay within bounds.

/** The longest request in bytes; a longer line is skipped and answered with an error. */
export const LONGEST_REQUEST = 256_000;

/** The most positions that have a handle at the same time. */
export const MOST_POSITIONS = 10_000;

/** The most positions that one request releases. */
export const MOST_RELEASED = 1_000;

/** The most legal actions in one answer. */
export const MOST_LISTED_ACTIONS = 10_000;

/** The most sampled games of a search. */
export const MOST_ITERATIONS = 100_000;

/** The longest search. */
export const MOST_MILLISECONDS = 60_000;
