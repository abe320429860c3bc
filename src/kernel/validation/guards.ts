// Argument checks for callers without TypeScript.
import { type Problem, RulesError } from "../data/errors.ts";
import { LONGEST_SEED } from "../data/limits.ts";
import type { Seat, Viewer } from "../data/types.ts";
import { isCount } from "./checks.ts";
import { wrongValue } from "./problem-wording.ts";

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

export const notAnObject: Problem = { path: [], reason: "expected an object" };

export function mustBeViewer(players: number, viewer: Viewer): void {
  if (viewer !== "spectator" && !isSeat(players, viewer))
    throw new RulesError(
      "no such viewer",
      wrongValue([], viewer, { kinds: [seatFrom(players), '"spectator"'] }),
    );
}

export function mustBeSeat(players: number, seat: Seat): void {
  if (!isSeat(players, seat))
    throw new RulesError("no such seat", wrongValue([], seat, { kinds: [seatFrom(players)] }));
}

const isSeat = (players: number, seat: unknown): boolean => isCount(seat) && seat < players;
const seatFrom = (players: number): string => `a number from 0 to ${players - 1}`;

export function mustBeSeed(seed: unknown): void {
  if (typeof seed !== "string" || seed.length > LONGEST_SEED)
    throw new RulesError("invalid seed", {
      path: [],
      reason: `expected a string of at most ${LONGEST_SEED} characters`,
    });
}
