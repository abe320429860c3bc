/** Numbers of random games that once broke a law, by game; they are played again in every test run. */
export const regressions: Readonly<Record<string, readonly number[]>> = {};
