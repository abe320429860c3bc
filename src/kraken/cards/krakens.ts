import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** KR-2: how many copies there are of each ally without a race. */
export const krakens = /* @__PURE__ */ deepFreeze({
  "kraken-2": 2,
  "kraken-3": 3,
  "kraken-4": 2,
} as const);

/** An ally without a race (KR-8). */
export type Kraken = keyof typeof krakens;
