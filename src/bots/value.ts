// Converts points to expected shares of the victory, which are comparable across games.
import type { Game, GameTypes, Simulation } from "../kernel/contract/game.ts";
import type { Seat } from "../kernel/data/types.ts";

/** A lead of this fraction of the average points makes a victory likely (73 %). */
const LIKELY_LEAD = 0.125;
/** Added to the average, so that a lead of one or two points means little early in a game. */
const EARLY_POINTS = 5;
/** Weight of the victory at the end; the rest is for the lead, so that a loser still plays for points. */
const VICTORY_WEIGHT = 0.8;

/** The expected share of the victory for each seat, from 0 to 1. Before the end (no winners) it follows from the lead. */
export function valuesOf(
  points: readonly number[],
  winners: readonly Seat[] | undefined,
): readonly number[] {
  const average = points.reduce((sum, own) => sum + Math.abs(own), 0) / points.length;
  const likelyLead = LIKELY_LEAD * (average + EARLY_POINTS);
  return points.map((own, seat) => {
    const lead = own - mostOfOthers(points, seat);
    const prospect = 1 / (1 + Math.exp(-lead / likelyLead));
    if (!winners) return prospect;
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return VICTORY_WEIGHT * won + (1 - VICTORY_WEIGHT) * prospect;
  });
}

/** Weight of the victory at the end for a search with a trained evaluation, whose values come close to 0 and 1. */
const CERTAIN_VICTORY = 0.96;

/** Like `valuesOf` at the end of a game, on the scale of a trained evaluation: to win is worth more than any prospect. */
export const valuesAtEnd = (
  points: readonly number[],
  winners: readonly Seat[],
): readonly number[] =>
  valuesOf(points, undefined).map(
    (prospect, seat) =>
      CERTAIN_VICTORY * (winners.includes(seat) ? 1 / winners.length : 0) +
      (1 - CERTAIN_VICTORY) * prospect,
  );

/** The expected share of the victory for each seat at the current position of a simulation. */
export function valuesIn<T extends GameTypes>(
  game: Game<T>,
  { state, totals }: Simulation<T>,
): readonly number[] {
  const isOver = game.deciders(state).length === 0;
  return valuesOf(totals(), isOver ? game.standings(state).winners : undefined);
}

/** The most points among the other seats; 0 for a single player. */
function mostOfOthers(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return others.length > 0 ? Math.max(...others) : 0;
}

/** Adds values to sums, seat by seat. */
export function addTo(sums: number[], values: readonly number[]): void {
  for (const [seat, value] of values.entries()) sums[seat] = (sums[seat] ?? 0) + value;
}
