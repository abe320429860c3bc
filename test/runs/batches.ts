// The batches of a long run that are still to be done.
import { numbersOf } from "./share.ts";
import type { Numbered, StoredRun, Subject } from "./store.ts";

/** The amount of work for each subject, the size of a batch, and the share of this process. */
export interface Extent {
  readonly total: number;
  readonly size: number;
  readonly share: string;
}

/** A batch to do: `amount` pieces, from `number * size` on. */
export interface Part<Of> extends Numbered {
  readonly subject: Of;
  readonly amount: number;
}

/** The batches to do: the first of every subject, then the second, …, so that an interrupted run is balanced. */
export function partsLeft<Of extends Subject, Result extends Numbered>(
  subjects: readonly Of[],
  { total, size, share }: Extent,
  runs: readonly StoredRun<Of, Result>[],
  amountOf: (result: Result) => number,
): Part<Of>[] {
  const key = (subject: Of, number: number) => JSON.stringify([subject, number]);
  // A batch of a longer run includes the same batch of a shorter one.
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
