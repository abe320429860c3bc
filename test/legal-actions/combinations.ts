/** Returns all sub-multisets of the things, each once. */
export function subsets<T>(things: readonly T[]): T[][] {
  const all = new Map<string, T[]>();
  for (let chosen = 0; chosen < 1 << things.length; chosen++) {
    const subset = things.filter((_, i) => (chosen >> i) & 1);
    all.set(JSON.stringify(subset), subset);
  }
  return [...all.values()];
}

/** Returns all pairs of two lists. */
export const pairs = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
