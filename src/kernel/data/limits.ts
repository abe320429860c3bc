// Size limits of input. Larger values are rejected before they are inspected.

/** Size limits of a value. */
export interface Limits {
  /** Levels of nested objects and lists. */
  readonly depth: number;
  /** Members of one list, or keys of one object. */
  readonly members: number;
  /** Characters of one key of an object. */
  readonly key: number;
  /** Length of one string. */
  readonly text: number;
  /** Values in total. Shared objects count each time: a few of them can expand to billions of values. */
  readonly values: number;
}

/** The most actions of a replay; random games have a few hundred. */
export const MOST_ACTIONS = 3000;

/** Digits of a check in a replay: one alteration in 65536 is located one step late. */
export const CHECK_DIGITS = 4;

/** The longest `checks` of a replay: those of the options, the seed and every action. */
export const LONGEST_CHECKS = CHECK_DIGITS * (2 + MOST_ACTIONS);

/** The longest seed. The 128 bits that the generator holds are 32 hexadecimal digits. */
export const LONGEST_SEED = 256;

/** The longest name or id; more would not fit on a card or into a table of players. */
export const LONGEST_NAME = 100;

/** The largest quantity of pearls, tokens or other things; all actions of a replay together cannot earn more. */
export const LARGEST_QUANTITY = 10_000;

/** The most entries of an agenda; in random games it has about 10. */
export const MOST_AGENDA_ENTRIES = 100;

/**
 * Limits of the arguments of a game's functions. A state is 8 levels deep and has about 500 values; most
 * of the rest is for replays.
 */
export const inputLimits: Limits = {
  depth: 32,
  members: MOST_ACTIONS,
  key: LONGEST_NAME,
  text: LONGEST_CHECKS,
  values: 100_000,
};

/** Limits of `digest`: any JSON value of about ten megabytes. */
export const digestLimits: Limits = {
  depth: 200,
  members: 5_000_000,
  key: 50_000_000,
  text: 50_000_000,
  values: 5_000_000,
};
