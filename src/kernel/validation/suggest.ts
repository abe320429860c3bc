// "Did you mean" suggestions for mistyped names: `miler`, `Miller`, `ship master`.

/** Longer texts are not compared, which bounds the work. */
const LONGEST_TEXT = 60;
/** The most suggestions, if several names are equally similar. */
const MOST_SUGGESTIONS = 8;

/**
 * The names that are most similar to the text: equal except for case, spaces and hyphens, or a typo or
 * two away. Only the nearest ones are given.
 */
export function suggestionsFor(text: string, names: readonly string[]): string[] {
  if (text.length > LONGEST_TEXT) return [];
  const bare = bareOf(text);
  let nearest = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (const name of names) {
    const distance = distanceOf(bare, bareOf(name));
    if (distance > nearest || distance > typosAllowedIn(name)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(name);
  }
  return found.slice(0, MOST_SUGGESTIONS);
}

/** The text without case, spaces and punctuation, which people get wrong most often. */
const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A long name may have more typos than a short one, which would soon be another name. */
const typosAllowedIn = ({ length }: string): number =>
  length < 3 ? 0 : length < 5 ? 1 : length < 10 ? 2 : 3;

/** Edit distance (optimal string alignment): letters inserted, deleted, replaced or swapped with the next. */
function distanceOf(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > typosAllowedIn(b)) return Number.POSITIVE_INFINITY;
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
