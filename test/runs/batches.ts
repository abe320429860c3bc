// A long run in batches: what is left of it to do.
import { numbersOf } from "./share.ts";
import type { Kept, Numbered, Subject } from "./store.ts";

/** How much is done of each subject, in batches of a size, and which of them here. */
export interface Extent {
  readonly total: number;
  readonly size: number;
  readonly share: string;
}

/** A batch to do: so much, from `number * size` on. */
export interface Part<Of> extends Numbered {
  readonly subject: Of;
  readonly amount: number;
}

/** The first batch of every subject, then the second, …: a run that is stopped has as much of each. */
export function partsLeft<Of extends Subject, Result extends Numbered>(
  subjects: readonly Of[],
  { total, size, share }: Extent,
  runs: readonly Kept<Of, Result>[],
  amountOf: (result: Result) => number,
): Part<Of>[] {
  const key = (subject: Of, number: number) => JSON.stringify([subject, number]);
  // A batch of a longer run has all of the same batch of a shorter one.
  const done = new Map(
    runs.flatMap(({ subject, results }) =>
      results.map((result) => [key(subject, result.number), amountOf(result)] as const),
    ),
  );
  return numbersOf(share, Math.ceil(total / size))
    .flatMap((number) =>
      subjects.map((subject) => ({
        subject,
        number,
        amount: Math.min(size, total - number * size),
      })),
    )
    .filter(({ subject, number, amount }) => (done.get(key(subject, number)) ?? 0) < amount);
}
