/** KR-2: allies without a race, with their values and numbers of copies. */
export const krakens = {
  "kraken-2": { set: "kraken", race: null, value: 2, copies: 2 },
  "kraken-3": { set: "kraken", race: null, value: 3, copies: 3 },
  "kraken-4": { set: "kraken", race: null, value: 4, copies: 2 },
} as const;

/** An ally without a race (KR-8). */
export type Kraken = keyof typeof krakens;
