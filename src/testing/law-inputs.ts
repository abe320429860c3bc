// The inputs of laws, and helpers that many of them share.

import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of, Result, Step } from "../kernel/contract/game.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import type { Lookups } from "./lookups.ts";
import type { RevealCoverage } from "./reveal-coverage.ts";
import type { TestSubject } from "./subject.ts";

/** A state of a game, and a random source for the law. */
export interface Moment<T extends GameTypes> extends TestSubject<T>, Lookups<T> {
  readonly state: Of<T, "state">;
  /** The components after the set-up, sorted. */
  readonly components: readonly string[];
  /** The viewers for whom views are tested. */
  readonly viewers: readonly Viewer[];
  readonly rng: Rng;
}

/** A state, the action that was taken in it, and its result. */
export interface ActionTaken<T extends GameTypes> extends Moment<T> {
  readonly action: Of<T, "action">;
  readonly step: Step<T>;
  /** The lookups of the state after it. */
  readonly after: Lookups<T>;
}

/** The same action in another world: a state that had the same view for a viewer. */
export interface OtherWorld<T extends GameTypes> {
  readonly viewer: Viewer;
  /** True if `revealedTo` contains the viewer; for a spectator, if it contains any seat. */
  readonly isRevealedTo: boolean;
  /** What now differs between the worlds for this viewer; `undefined` if nothing does. */
  readonly differs: "outcome" | "table" | "events" | undefined;
  /** The result of the action in the other world. */
  readonly there: Result<T>;
}

/** An action, and the same action in other worlds, one for each tested viewer. */
export interface OtherWorlds<T extends GameTypes> extends ActionTaken<T> {
  readonly worlds: readonly OtherWorld<T>[];
}

/** An action, and the counts of those before it. */
export interface WithCoverage<T extends GameTypes> extends ActionTaken<T> {
  readonly coverage: RevealCoverage;
}

/** A step of a game: an action or the set-up. */
export interface StepTaken<T extends GameTypes> extends TestSubject<T> {
  readonly step: Step<T>;
}

/** A played game. */
export interface PlayedGame<T extends GameTypes> extends TestSubject<T> {
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
  /** The result of each action. */
  readonly steps: readonly Step<T>[];
  /** The state before each action, and the last one. */
  readonly states: readonly Of<T, "state">[];
}

/** What a law finds wrong; `undefined` if it holds. */
export type Verdict = string | undefined;

export const viewersOf = (seats: readonly Seat[]): Viewer[] => [...seats, "spectator"];

/** The seats of the game; the table of every game has a list of them. */
export const seatsOf = (state: object): Seat[] => [
  ...(state as { table: { seats: readonly unknown[] } }).table.seats.keys(),
];

export const hasFrozenPart = (value: unknown): boolean =>
  value !== null &&
  typeof value === "object" &&
  (Object.isFrozen(value) || Object.values(value).some(hasFrozenPart));

export const isDeeplyFrozen = (value: unknown): boolean =>
  value === null ||
  typeof value !== "object" ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

/** True if a view differs from its state by more than values that became `null`. */
export function differsBeyondNulls(view: unknown, whole: unknown): boolean {
  if (view === null || whole === null || typeof view !== "object" || typeof whole !== "object")
    return view !== null && view !== whole;
  const keys = Object.keys(view);
  return (
    keys.length !== Object.keys(whole).length ||
    keys.some((key) =>
      differsBeyondNulls(
        (view as Record<string, unknown>)[key],
        (whole as Record<string, unknown>)[key],
      ),
    )
  );
}
