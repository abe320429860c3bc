// What a host keeps of a game. It is plain JSON, and secret: it reveals every card.

import type { Outcome } from "../kernel/components/outcome.ts";
import type { Accepted, Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { MOST_ACTIONS } from "../kernel/data/limits.ts";
import type { Seat } from "../kernel/data/types.ts";
import { setupFromSource } from "../kernel/tools/drawn-outcomes.ts";
import { reduceWithOutcomes, setupWithOutcomes } from "../kernel/tools/scripted-outcomes.ts";
import { readState } from "../kernel/tools/serialisation.ts";
import { secureBelow } from "./chance.ts";

/** An accepted message and its effect. */
export interface LogEntry<T extends GameTypes> {
  /** Its number, greater than that of the previous entry. The set-up has number 0. */
  readonly revision: number;
  /** The seat that sent it; `null` for the set-up. */
  readonly seat: Seat | null;
  /** The action; `null` for the set-up and for an undo. */
  readonly action: Of<T, "action"> | null;
  /** The outcomes that were drawn for the action; none if they come from the seed. Those of the set-up are in `start`. */
  readonly outcomes: readonly Outcome[];
  /** What happened, not redacted. */
  readonly events: readonly Of<T, "event">[];
  /** For an undo, the revision that the table is back at; else `null`. */
  readonly backTo: number | null;
}

/**
 * Which actions can be undone: `"fair"`, the last one if nobody has learned anything from it, by its own seat; or
 * `"free"`, for a person who plays against bots: also one's own last action with everything that came after it.
 */
export type UndoRule = "fair" | "free";

/** A state to which a seat can return. */
export interface UndoPoint<T extends GameTypes> {
  readonly state: Of<T, "state">;
  readonly seat: Seat;
}

/** How a session started: with a deal by a seed, with a deal by drawn outcomes, or from a position. */
export type SessionStart<T extends GameTypes> =
  | { readonly options: Of<T, "options">; readonly seed: string }
  | { readonly options: Of<T, "options">; readonly deal: readonly Outcome[] }
  | { readonly state: Of<T, "state"> };

/** A hosted game at one moment. It is immutable; each message gives a new one. */
export interface Session<T extends GameTypes> {
  readonly start: SessionStart<T>;
  /** Number of seats at the table, including that of an automated opponent. */
  readonly seats: number;
  readonly state: Of<T, "state">;
  /** What has happened, oldest first. Undone actions are removed, so the log never outgrows the game. */
  readonly log: readonly LogEntry<T>[];
  /** The states since something was last revealed or drawn, oldest first: as far as undo goes. */
  readonly undoPoints: readonly UndoPoint<T>[];
  /**
   * What was checked when the session was restored: `"state"` for a save of format 1, whose digest covers the
   * last state only, so that revisions and who undid could have been altered unnoticed; else `"all"`. Later saves
   * of the session say so too.
   */
  readonly verified: "all" | "state";
}

/** The latest revision of a session. The host accepts only messages that carry it. */
export const revisionOf = <T extends GameTypes>({ log }: Session<T>): number =>
  log.at(-1)!.revision;

/** The last revision that a session can have. Saves with higher ones are refused. */
export const LARGEST_REVISION = 1_000_000_000;

/** True if another message would make the session too long for a save or a replay. An undo makes it no longer. */
export const isTooLong = <T extends GameTypes>(session: Session<T>, action: unknown): boolean =>
  revisionOf(session) >= LARGEST_REVISION ||
  (action !== "undo" && session.log.length > MOST_ACTIONS);

/** Starts a session again. */
export function startSession<T extends GameTypes>(
  game: Game<T>,
  start: SessionStart<T>,
): Session<T> {
  if ("state" in start) return sessionFrom(game, readState(game, start.state));
  const { options } = start;
  const step =
    "deal" in start
      ? setupWithOutcomes(game, options, start.deal)
      : game.setup(options, start.seed);
  return firstSession(game, { ...start, options: game.schemas.options.parse(options) }, step);
}

/** Starts a session with a new game whose outcomes are drawn. */
export function openSecurely<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
): Session<T> {
  const { result, outcomes } = setupFromSource(game, options, secureBelow);
  const start = { options: game.schemas.options.parse(options), deal: outcomes };
  return firstSession(game, start, result);
}

/** Starts a session from a position. */
export const sessionFrom = <T extends GameTypes>(
  game: Game<T>,
  state: Of<T, "state">,
): Session<T> => firstSession(game, { state }, { state, events: [] });

function firstSession<T extends GameTypes>(
  game: Game<T>,
  start: SessionStart<T>,
  { state, events }: Pick<Step<T>, "state" | "events">,
): Session<T> {
  return deepFreeze({
    start,
    seats: game.totals(state).length,
    state,
    log: [{ revision: 0, seat: null, action: null, outcomes: [], events, backTo: null }],
    undoPoints: [],
    verified: "all",
  });
}

/**
 * The session after an action that the rules have accepted. What was drawn cannot be undone, so that nobody gets
 * another outcome for the same action.
 */
export function withAction<T extends GameTypes>(
  session: Session<T>,
  revision: number,
  { action, state, events, revealedTo }: Accepted<T>,
  outcomes: readonly Outcome[],
): Session<T> {
  const { seat } = action;
  const isFinal = revealedTo.length > 0 || outcomes.length > 0;
  return deepFreeze({
    ...session,
    state,
    log: [...session.log, { revision, seat, action, outcomes, events, backTo: null }],
    undoPoints: isFinal ? [] : [...session.undoPoints, { state: session.state, seat }],
  });
}

/** The session without its last action, which is being undone. */
export function withoutLastAction<T extends GameTypes>(session: Session<T>): Session<T> {
  const { log, undoPoints } = session;
  const before = log.slice(0, lastActionIn(log));
  return {
    ...session,
    state: undoPoints.at(-1)!.state,
    // Earlier undo entries at this place are dropped: the new one tells clients the same.
    log: before.slice(0, lastActionIn(before) + 1),
    undoPoints: undoPoints.slice(0, -1),
  };
}

/** Index in the log of the seat's last action, if free undo can take it back: nothing was drawn since; else -1. */
export function freeUndoOf<T extends GameTypes>({ log }: Session<T>, seat: Seat): number {
  const index = log.findLastIndex((entry) => entry.action !== null && entry.seat === seat);
  return log.slice(index).some(({ outcomes }) => outcomes.length > 0) ? -1 : index;
}

/** The session as it was before an entry of its log, played again from the start. */
export function sessionBefore<T extends GameTypes>(
  game: Game<T>,
  { start, log, verified }: Session<T>,
  index: number,
): Session<T> {
  let session: Session<T> = { ...startSession(game, start), verified };
  for (const { revision, action, outcomes } of log.slice(0, index)) {
    if (action === null) continue;
    const result = reduceWithOutcomes(game, session.state, action, outcomes);
    if (!result.ok) throw new Error("bug: an action of the log is refused");
    session = withAction(session, revision, result, outcomes);
  }
  return session;
}

/** Index of the last entry that is not an undo. */
const lastActionIn = <T extends GameTypes>(log: readonly LogEntry<T>[]): number =>
  log.findLastIndex(({ backTo }) => backTo === null);

/** The session with an undo entry, after which its last action is the latest again. */
export function withUndo<T extends GameTypes>(
  session: Session<T>,
  revision: number,
  seat: Seat,
): Session<T> {
  const backTo = revisionOf(session);
  return deepFreeze({
    ...session,
    log: [...session.log, { revision, seat, action: null, outcomes: [], events: [], backTo }],
  });
}
