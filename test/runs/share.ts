import { UsageError } from "./script.ts";

/** The numbers below `end` that belong to a share: "3/64" has 3, 67, 131, … */
export function numbersOf(share: string, end: number): number[] {
  const [, mine, of] = (/^(\d+)\/(\d+)$/.exec(share) ?? []).map(Number);
  if (mine === undefined || of === undefined || mine >= of)
    throw new UsageError(
      `--share is "${share}", expected a part such as 3/64 (from 0/64 to 63/64)`,
    );
  const numbers: number[] = [];
  for (let number = mine; number < end; number += of) numbers.push(number);
  return numbers;
}
