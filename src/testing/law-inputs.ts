// What laws are about, and questions that many of them ask.

import type { Rng } from "../kernel/components/rng.ts";
import type { GameTypes, Of, Result, Step } from "../kernel/contract/game.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import type { RevealCoverage } from "./reveal-coverage.ts";
import type { TestSubject } from "./subject.ts";

/** A state of a game in play, and chance to try things out with. */
export interface Moment<T extends GameTypes> extends TestSubject<T> {
  readonly state: Of<T, "state">;
  /** The components at the beginning, sorted. */
  readonly components: readonly string[];
  readonly rng: Rng;
}

/** A moment with the action that was chosen in it, and what the action led to. */
export interface ActionTaken<T extends GameTypes> extends Moment<T> {
  readonly action: Of<T, "action">;
  readonly step: Step<T>;
}

/** The same action in another world that a viewer could not tell from the one in play. */
export interface OtherWorld<T extends GameTypes> {
  readonly viewer: Viewer;
  /** Whether the viewer is said to learn something; a spectator sees what all see, so it does if anybody does. */
  readonly isRevealedTo: boolean;
  /** What tells the worlds apart now, for this viewer; nothing if they still look the same. */
  readonly differs: "outcome" | "table" | "events" | undefined;
  /** What the action led to there. */
  readonly there: Result<T>;
}

/** An action in other worlds, one for each viewer. */
export interface OtherWorlds<T extends GameTypes> extends ActionTaken<T> {
  readonly worlds: readonly OtherWorld<T>[];
}

/** An action, and who remembers those before it. */
export interface WithCoverage<T extends GameTypes> extends ActionTaken<T> {
  readonly coverage: RevealCoverage;
}

/** A step of a game, be it the set-up. */
export interface StepTaken<T extends GameTypes> extends TestSubject<T> {
  readonly step: Step<T>;
}

/** A game from its beginning on. */
export interface PlayedGame<T extends GameTypes> extends TestSubject<T> {
  readonly seed: string;
  readonly actions: readonly Of<T, "action">[];
  /** What each action led to. */
  readonly steps: readonly Step<T>[];
  /** The state before each action, and the last one. */
  readonly states: readonly Of<T, "state">[];
}

/** What a law finds wrong; nothing if it holds. */
export type Verdict = string | undefined;

export const viewersOf = (seats: readonly Seat[]): Viewer[] => [...seats, "spectator"];

/** The seats of the game; every game has them on its table. */
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

/** Where a view differs from its state other than by a `null`. */
export function differsOpenly(view: unknown, whole: unknown): boolean {
  if (view === null || whole === null || typeof view !== "object" || typeof whole !== "object")
    return view !== null && view !== whole;
  const keys = Object.keys(view);
  return (
    keys.length !== Object.keys(whole).length ||
    keys.some((key) =>
      differsOpenly(
        (view as Record<string, unknown>)[key],
        (whole as Record<string, unknown>)[key],
      ),
    )
  );
}
