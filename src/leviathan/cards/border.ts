import { deepFreeze } from "../../kernel/data/deep-freeze.ts";

/** LE-7: the spaces of the border, named by the sums of two dice that lead to them. */
export const borderSpaces = /* @__PURE__ */ deepFreeze([
  "2-3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11-12",
] as const);
/** A space of the border. */
export type BorderSpace = (typeof borderSpaces)[number];

/** LE-7: the space of a sum of two dice, 2 to 12. */
export const spaceOfSum = (sum: number): BorderSpace =>
  borderSpaces[Math.min(Math.max(sum, 3), 11) - 3]!;
