/** The numbers below `end` that belong to a share: "3/64" has 3, 67, 131, …; `undefined` if it is no share. */
export function numbersOf(share: string, end: number): number[] | undefined {
  const [, mine, of] = (/^(\d+)\/(\d+)$/.exec(share) ?? []).map(Number);
  if (mine === undefined || of === undefined || mine >= of) return undefined;
  const numbers: number[] = [];
  for (let number = mine; number < end; number += of) numbers.push(number);
  return numbers;
}

/** What to say of something that is no share. */
export const noShare = (share: string): string =>
  `--share is "${share}", expected a part such as 3/64 (from 0/64 to 63/64)`;
