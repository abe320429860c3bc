// What the legal payments of a large hand cost: 25 allies, 6 lords in court, 5 pearls.
import { allies } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { abyss } from "../../src/abyss/index.ts";
import { prepare } from "../abyss/prepare.ts";

/** Lords that ask for 1, 2, 3 and 5 races. */
const court: Lord[] = ["assassin", "recruiter", "tamer", "trader", "peddler", "sage"];

/** The best of several runs, in milliseconds. */
function best<T>(runs: number, run: () => T): { time: number; value: T } {
  const timed = Array.from({ length: runs }, () => {
    const start = performance.now();
    const value = run();
    return { time: performance.now() - start, value };
  });
  return timed.reduce((a, b) => (b.time < a.time ? b : a));
}

/** Prints the time to the first payment and to all minimal ones, and how many these are. */
export function benchPayments(): void {
  const state = prepare({ court, seats: [{ hand: [...allies], pearls: 5 }] });
  const first = best(20, () => {
    for (const action of abyss.legal(state, 0)) if (action.type === "recruit") return 1;
    return 0;
  });
  const minimal = best(3, () => {
    let count = 0;
    for (const { type } of abyss.legal(state, 0, { payments: "minimal" }))
      if (type === "recruit") count += 1;
    return count;
  });
  const each = minimal.time / minimal.value;
  const row = (what: string, time: number) =>
    console.log(
      `  ${what.padEnd(32)} ${(time / first.time).toFixed(1).padStart(8)} x  ${time.toFixed(3).padStart(9)} ms`,
    );
  console.log(`\nPayments with ${allies.length} allies in hand: ${minimal.value} minimal ones`);
  row("the first", first.time);
  row("all minimal ones", minimal.time);
  row("each of them", each);
}
