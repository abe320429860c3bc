// The cost of choices with a large hand: six lords in court, 5 pearls.
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { allyCards } from "../abyss/ally-cards.ts";
import { prepare } from "../abyss/prepare.ts";

/** Lords that cost 1, 2, 3 and 5 races. */
const court: Lord[] = ["assassin", "recruiter", "tamer", "trader", "peddler", "sage"];

/** A position in which seat 0 is about to act, with a number of random allies. */
export const withHand = (size: number, seed: string) =>
  prepare({ court, seats: [{ hand: rngFrom(seed).shuffle(allyCards).slice(0, size), pearls: 5 }] });

const micros = (): number => Number(process.hrtime.bigint()) / 1000;

/** The time of `choices` after each random click, and of the first call, which lists the lords. */
export function clickTimes(size: number, hands: number): { clicks: number[]; lords: number[] } {
  const rng = rngFrom("clicks");
  const clicks: number[] = [];
  const lords: number[] = [];
  for (let i = 0; i < hands; i++) {
    const state = withHand(size, `hand ${i}`);
    let partial: { readonly type: "recruit" } = { type: "recruit" };
    for (let done = false; !done; ) {
      const start = micros();
      const now = abyss.choices(state, 0, partial);
      (Object.keys(partial).length === 1 ? lords : clicks).push(micros() - start);
      const open = Object.entries(now?.next ?? {});
      done = now?.isFinal !== false || (now.isComplete && rng.below(4) === 0);
      if (done) break;
      const [field, values] = open[rng.below(open.length)]!;
      const value = values[rng.below(values.length)];
      partial = abyss.addChoice(partial, field as never, value as never);
    }
  }
  return { clicks, lords };
}

/** The quantile of some values, such as 0.5 for the median. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
