// What a host keeps of a game. It is plain JSON, and secret: it shows every card.

import type { Game, GameTypes, Of, Step } from "../kernel/contract/game.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { type Problem, RulesError } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readState } from "../kernel/tools/read.ts";
import { isObject } from "../kernel/validation/guards.ts";

/** What one accepted message led to. */
export interface LogEntry<T extends GameTypes> {
  /** Its number, greater than that of the entry before. The beginning is 0. */
  readonly revision: number;
  /** Who sent it; `null` for the beginning. */
  readonly seat: Seat | null;
  /** What was done; `null` for the beginning, and where something was taken back. */
  readonly action: Of<T, "action"> | null;
  /** What happened, seen by somebody who sees everything. */
  readonly events: readonly Of<T, "event">[];
  /** Where something was taken back: the revision that the table is back at, else `null`. */
  readonly backTo: number | null;
}

/** A state that can be gone back to, and who may do so. */
export interface UndoPoint<T extends GameTypes> {
  readonly state: Of<T, "state">;
  readonly seat: Seat;
}

/** What a session began with: a deal, or a position. */
export type SessionStart<T extends GameTypes> =
  | { readonly options: Of<T, "options">; readonly seed: string }
  | { readonly state: Of<T, "state"> };

/** A game in the hands of a host, at one moment. It never changes; each message makes a new one. */
export interface Session<T extends GameTypes> {
  readonly start: SessionStart<T>;
  /** How many sides are at the table; a side may be nobody's. */
  readonly seats: number;
  readonly state: Of<T, "state">;
  /**
   * What has happened, the beginning first. What was taken back is no longer there, so the log is as long
   * as the game, however often somebody changes their mind.
   */
  readonly log: readonly LogEntry<T>[];
  /** The states since somebody last learned something, oldest first: as far as undo goes. */
  readonly undoPoints: readonly UndoPoint<T>[];
}

/** The number of the last thing that happened. A message must know of it. */
export function revisionOf<T extends GameTypes>(session: Session<T>): number {
  if (!isObject(session) || !known.has(session)) throw new RulesError("session", notIssued);
  return lastRevision(session);
}

/** The same of a session that is being made. */
export const lastRevision = <T extends GameTypes>({ log }: Session<T>): number =>
  log.at(-1)!.revision;

/** Sessions that were made here, and for which game: nobody can have changed them. */
const known = new WeakMap<object, object>();

function issueSession<T extends GameTypes>({ schemas }: Game<T>, session: Session<T>): Session<T> {
  known.set(deepFreeze(session), schemas);
  return session;
}

const notIssued: Problem = {
  path: [],
  reason: "not made by open, resume, receive or restore of a host of this game",
};

/** Whatever takes a session takes one that a host of this game has made. */
export function mustBeSession<T extends GameTypes>(game: Game<T>, session: unknown): void {
  if (!isObject(session) || known.get(session) !== game.schemas)
    throw new RulesError(`session of ${game.id}`, notIssued);
}

/** The session of a table that was just set up. */
export function openSession<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
): Session<T> {
  const { state, events } = game.setup(options, seed);
  return begun(game, { options: game.schemas.options.parse(options), seed }, state, events);
}

/** The session of a table that was found like this. */
export function resumeSession<T extends GameTypes>(game: Game<T>, position: unknown): Session<T> {
  const state = readState(game, position);
  return begun(game, { state }, state, []);
}

function begun<T extends GameTypes>(
  game: Game<T>,
  start: SessionStart<T>,
  state: Of<T, "state">,
  events: readonly Of<T, "event">[],
): Session<T> {
  return issueSession(game, {
    start,
    seats: game.totals(state).length,
    state,
    log: [{ revision: 0, seat: null, action: null, events, backTo: null }],
    undoPoints: [],
  });
}

/** The session after an action that the rules have accepted. */
export function withAction<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  revision: number,
  action: Of<T, "action">,
  { state, events, revealedTo }: Step<T>,
): Session<T> {
  const { seat } = action;
  return issueSession(game, {
    ...session,
    state,
    log: [...session.log, { revision, seat, action, events, backTo: null }],
    undoPoints:
      revealedTo.length > 0 ? [] : [...session.undoPoints, { state: session.state, seat }],
  });
}

/** The session without its last action, which somebody is taking back. */
export function withoutLastAction<T extends GameTypes>(session: Session<T>): Session<T> {
  const { log, undoPoints } = session;
  const line = log.slice(0, lastDoneIn(log));
  return {
    ...session,
    state: undoPoints.at(-1)!.state,
    // What was taken back here before no longer matters: who knew of it is told now.
    log: line.slice(0, lastDoneIn(line) + 1),
    undoPoints: undoPoints.slice(0, -1),
  };
}

const lastDoneIn = <T extends GameTypes>(log: readonly LogEntry<T>[]): number =>
  log.findLastIndex(({ backTo }) => backTo === null);

/** The session with a note that somebody took back what came after its last action. */
export function withUndo<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  revision: number,
  seat: Seat,
): Session<T> {
  const backTo = lastRevision(session);
  return issueSession(game, {
    ...session,
    log: [...session.log, { revision, seat, action: null, events: [], backTo }],
  });
}
