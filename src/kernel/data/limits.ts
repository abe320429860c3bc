// How large a value from outside may be. What is larger is refused before it is looked into.

/** Of a value as a whole, whatever it is. */
export interface Limits {
  /** Objects and lists within one another. */
  readonly depth: number;
  /** Members of one list, or keys of one object. */
  readonly members: number;
  /** Characters of one key of an object. */
  readonly key: number;
  /** Characters of one text, as JavaScript counts them. */
  readonly text: number;
  /** Values, all in all: a few objects that hold one another stand for billions. */
  readonly values: number;
}

/** A replay has no more actions: random games have some hundreds. */
export const MOST_ACTIONS = 3000;

/** Digits of a check in a replay: one alteration in 65536 is told one step late. */
export const CHECK_DIGITS = 4;

/** The checks of a replay are no longer: those of the options, the seed and every action. */
export const LONGEST_CHECKS = CHECK_DIGITS * (2 + MOST_ACTIONS);

/** A seed is no longer: 128 bits, as much as the generator holds, are 32 hexadecimal digits. */
export const LONGEST_SEED = 256;

/** A name or an id is no longer: there is no room for more on a card or in a table of players. */
export const LONGEST_NAME = 100;

/** No more pearls or other things are counted: all actions of a replay could not earn so many. */
export const MOST_OF_A_KIND = 10_000;

/** No more things are shuffled by a generator that anybody may ask: no box has so many. */
export const MOST_SHUFFLED = 100_000;

/** No more waits on an agenda: in random games it is about 10 deep at the most. */
export const MOST_WAITING = 100;

/**
 * What comes through the doors of a game. A state is 8 deep and has about 500 values; a replay is what
 * needs most of the rest.
 */
export const inputLimits: Limits = {
  depth: 32,
  members: MOST_ACTIONS,
  key: LONGEST_NAME,
  text: LONGEST_CHECKS,
  values: 100_000,
};

/** What a digest is made of: any JSON value of some ten megabytes. Its cost is that of reading it. */
export const digestLimits: Limits = {
  depth: 200,
  members: 5_000_000,
  key: 50_000_000,
  text: 50_000_000,
  values: 5_000_000,
};
