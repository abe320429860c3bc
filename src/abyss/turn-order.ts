import { deepFreeze } from "../kernel/data/deep-freeze.ts";

/** AB-7: the parts of a turn, in order. */
export const turnParts = /* @__PURE__ */ deepFreeze([
  "start-turn",
  "act",
  "control",
  "end-turn",
  "limit-hand",
  "next-turn",
] as const);

/** The parts of a turn that follow this one, in agenda order: the last part first. */
export const restAfter = (part: (typeof turnParts)[number]): (typeof turnParts)[number][] =>
  turnParts.slice(turnParts.indexOf(part) + 1).reverse();
