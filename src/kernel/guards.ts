// Wrong types reach the doors of a game from JavaScript; they get an error that says so.
import { type Problem, RulesError } from "./errors.ts";
import { LONGEST_SEED } from "./limits.ts";
import { isCount } from "./problems.ts";
import type { Seat, Viewer } from "./types.ts";

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

export const notAnObject: Problem = { path: [], reason: "expected an object" };

export function mustBeViewer(players: number, viewer: Viewer): void {
  if (viewer !== "spectator") mustBeSeat(players, viewer);
}

export function mustBeSeat(players: number, seat: Seat): void {
  if (!isCount(seat) || seat >= players)
    throw new RulesError("no such seat", {
      path: [],
      reason: `expected a number from 0 to ${players - 1}`,
    });
}

export function mustBeSeed(seed: unknown): void {
  if (typeof seed !== "string" || seed.length > LONGEST_SEED)
    throw new RulesError("not a seed", {
      path: [],
      reason: `expected a string of at most ${LONGEST_SEED} characters`,
    });
}
