// What points are worth: shares of the victory, so that all games speak the same language.
import type { Game, GameTypes, Simulation } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";

/** A lead of this part of the usual points makes a victory likely (73 %). */
const LIKELY = 0.125;
/** Early in a game nobody has points yet; then a lead of one or two means little. */
const FEW_POINTS = 5;
/** In the end the victory counts this much; the rest is for the lead, so that the loser plays on too. */
const VICTORY = 0.8;

/** What points mean to each seat, from 0 (lost) to 1 (won); as long as nobody has won, as it looks. */
export function valuesOf(
  points: readonly number[],
  winners: readonly Seat[] | undefined,
): readonly number[] {
  const usual = points.reduce((sum, own) => sum + Math.abs(own), 0) / points.length;
  const likely = LIKELY * (usual + FEW_POINTS);
  return points.map((own, seat) => {
    const lead = own - mostOfOthers(points, seat);
    const prospect = 1 / (1 + Math.exp(-lead / likely));
    if (!winners) return prospect;
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return VICTORY * won + (1 - VICTORY) * prospect;
  });
}

/** What the end of a simulation, or where it stands, means to each seat. */
export function valuesIn<T extends GameTypes>(
  game: Game<T>,
  { state, totals }: Simulation<T>,
): readonly number[] {
  const isOver = game.deciders(state).length === 0;
  return valuesOf(totals(), isOver ? game.standings(state).winners : undefined);
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
