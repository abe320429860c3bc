/** Factor for the number of games: 1 in `npm test`, more in `npm run laws`. */
const { LAWS_TIMES = "1" } = process.env;
export const TIMES = Number(LAWS_TIMES);
