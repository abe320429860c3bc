// What points are worth: shares of the victory, so that all games speak the same language.

/** A lead of this part of the usual points makes a victory likely (73 %). */
const LIKELY = 0.125;
/** Early in a game nobody has points yet; then a lead of one or two means little. */
const FEW_POINTS = 5;
/** In the end the victory counts this much; the rest is for the lead, so that the loser plays on too. */
const VICTORY = 0.8;

/** What points mean to each seat, from 0 (lost) to 1 (won); if the game is not over, as it looks. */
export function valuesOf(points: readonly number[], isOver: boolean): readonly number[] {
  const usual = points.reduce((sum, own) => sum + Math.abs(own), 0) / points.length;
  const likely = LIKELY * (usual + FEW_POINTS);
  const most = Math.max(...points);
  const winners = points.filter((own) => own === most).length;
  return points.map((own, seat) => {
    const lead = own - mostOfOthers(points, seat);
    const prospect = 1 / (1 + Math.exp(-lead / likely));
    if (!isOver) return prospect;
    return VICTORY * (own === most ? 1 / winners : 0) + (1 - VICTORY) * prospect;
  });
}

/** Whoever plays alone plays against nothing. */
function mostOfOthers(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return others.length > 0 ? Math.max(...others) : 0;
}

/** Adds values to sums, seat by seat. */
export function addTo(sums: number[], values: readonly number[]): void {
  for (const [seat, value] of values.entries()) sums[seat] = (sums[seat] ?? 0) + value;
}
