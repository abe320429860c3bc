// Random choices encoded in whole numbers, which come from a seeded generator or from fast-check.
import type { RandomSource } from "../kernel/agenda/countable.ts";

/** Picks are below this: enough for a few choices among many values. */
export const PICKS = 2 ** 30;

/** Decodes the choices in a number; 0 always chooses the first. */
export function sourceOf(pick: number): RandomSource {
  let rest = pick;
  return {
    below(n) {
      const chosen = rest % n;
      rest = Math.floor(rest / n);
      return chosen;
    },
  };
}
