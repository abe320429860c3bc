/** AB-7: the parts of a turn, in order. */
export const turnParts = [
  "start-turn",
  "act",
  "control",
  "end-turn",
  "limit-hand",
  "next-turn",
] as const;

/** What is left of a turn after a part of it, as it waits on an agenda: the last part first. */
export const restAfter = (part: (typeof turnParts)[number]): (typeof turnParts)[number][] =>
  turnParts.slice(turnParts.indexOf(part) + 1).reverse();
