/**
 * CO-28: why this player, or nobody (`null`), cannot be the Pearl Master, given the pearls of all players;
 * `undefined` if possible. Any of several players with the most can be: the one who gained pearls last.
 */
export function whyNotPearlMaster(
  pearls: readonly number[],
  master: number | null,
): string | undefined {
  const most = Math.max(...pearls);
  if (master === null)
    return most > 0 ? "nobody is Pearl Master, but somebody has pearls" : undefined;
  if (most === 0) return "the Pearl Master has no pearls";
  return pearls[master]! < most ? "another player has more pearls" : undefined;
}
