// Names that somebody may have meant: `miler`, `Miller`, `ship master`.

/** Longer texts are nobody's slip: so the work is bounded. */
const LONGEST_SLIP = 60;
/** So many are suggested at the most, if they are all as much alike. */
const MOST_SUGGESTIONS = 8;

/**
 * The names that are most like the text: the same but for case, spaces and hyphens, or a slip or two
 * away. Of those at different distances only the nearest.
 */
export function suggestionsFor(text: string, names: readonly string[]): string[] {
  if (text.length > LONGEST_SLIP) return [];
  const bare = bareOf(text);
  let nearest = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (const name of names) {
    const distance = distanceOf(bare, bareOf(name));
    if (distance > nearest || distance > slipsIn(name)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(name);
  }
  return found.slice(0, MOST_SUGGESTIONS);
}

/** Case, spaces and punctuation are what people get wrong most. */
const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A long name may have more slips than a short one, which would soon be another. */
const slipsIn = ({ length }: string): number =>
  length < 3 ? 0 : length < 5 ? 1 : length < 10 ? 2 : 3;

/** How many letters are to be put in, left out, replaced or swapped with the next. */
function distanceOf(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > slipsIn(b)) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, beforeLast[j - 2]! + 1);
      row.push(steps);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
