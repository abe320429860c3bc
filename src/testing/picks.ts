// Choices made by whole numbers, whoever thinks of them: a seeded generator or fast-check.
import type { Rng } from "../kernel/components/rng.ts";

/** As much of chance as a choice needs. */
export type RandomSource = Pick<Rng, "below">;

/** Picks are below this: enough for one thing of very many after a few choices. */
export const PICKS = 2 ** 30;

/** The choices that one number stands for; 0 always chooses the first. */
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
