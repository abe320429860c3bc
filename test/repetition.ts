// How often random tests repeat themselves: `npm test` takes a sample, `npm run laws` sets LAWS_TIMES.
const { LAWS_TIMES = "1" } = process.env;

/** Factor for the number of random inputs: 1 in `npm test`, more in `npm run laws`. */
export const TIMES = Number(LAWS_TIMES);

/** True in `npm test`, which takes a sample. */
export const IS_SAMPLE = TIMES === 1;

/**
 * Chooses from the inputs of several tests: one in `every` for each, different ones for each of `every` successive
 * tests, so that together they try all. `npm run laws` takes all for each.
 */
export const share = <Input>(inputs: readonly Input[], test: number, every: number): Input[] =>
  inputs.filter((_, i) => !IS_SAMPLE || (i + test) % every === 0);

/** The number of random inputs: `few` in `npm test`, `many` in `npm run laws`. */
export const amount = (few: number, many: number): number => (IS_SAMPLE ? few : many);
