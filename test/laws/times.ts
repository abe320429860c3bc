/** `npm test` takes a sample; `npm run laws` plays so many times as many games. */
const { LAWS_TIMES = "1" } = process.env;
export const TIMES = Number(LAWS_TIMES);
