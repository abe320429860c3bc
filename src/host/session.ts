// What a host keeps of a game. It is plain JSON, and secret: it reveals every card.

import type { Accepted, Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import type { Seat } from "../kernel/data/types.ts";
import { readState } from "../kernel/tools/serialisation.ts";

/** An accepted message and its effect. */
export interface LogEntry<T extends GameTypes> {
  /** Its number, greater than that of the previous entry. The set-up has number 0. */
  readonly revision: number;
  /** The seat that sent it; `null` for the set-up. */
  readonly seat: Seat | null;
  /** The action; `null` for the set-up and for an undo. */
  readonly action: Of<T, "action"> | null;
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

/** How a session started: with a deal, or from a position. */
export type SessionStart<T extends GameTypes> =
  | { readonly options: Of<T, "options">; readonly seed: string }
  | { readonly state: Of<T, "state"> };

/** A hosted game at one moment. It is immutable; each message gives a new one. */
export interface Session<T extends GameTypes> {
  readonly start: SessionStart<T>;
  /** Number of seats at the table, including that of an automated opponent. */
  readonly seats: number;
  readonly state: Of<T, "state">;
  /** What has happened, oldest first. Undone actions are removed, so the log never outgrows the game. */
  readonly log: readonly LogEntry<T>[];
  /** The states since something was last revealed, oldest first: as far as undo goes. */
  readonly undoPoints: readonly UndoPoint<T>[];
}

/** The latest revision of a session. The host accepts only messages that carry it. */
export const revisionOf = <T extends GameTypes>({ log }: Session<T>): number =>
  log.at(-1)!.revision;

/** Starts a session again. */
export const startSession = <T extends GameTypes>(
  game: Game<T>,
  start: SessionStart<T>,
): Session<T> =>
  "state" in start
    ? resumeSession(game, start.state)
    : openSession(game, start.options, start.seed);

/** Starts a session with a new game. */
export function openSession<T extends GameTypes>(
  game: Game<T>,
  options: Of<T, "options">,
  seed: string,
): Session<T> {
  const { state, events } = game.setup(options, seed);
  return firstSession(game, { options: game.schemas.options.parse(options), seed }, state, events);
}

/** Starts a session from a position. */
export function resumeSession<T extends GameTypes>(game: Game<T>, position: unknown): Session<T> {
  const state = readState(game, position);
  return firstSession(game, { state }, state, []);
}

function firstSession<T extends GameTypes>(
  game: Game<T>,
  start: SessionStart<T>,
  state: Of<T, "state">,
  events: readonly Of<T, "event">[],
): Session<T> {
  return deepFreeze({
    start,
    seats: game.totals(state).length,
    state,
    log: [{ revision: 0, seat: null, action: null, events, backTo: null }],
    undoPoints: [],
  });
}

/** The session after an action that the rules have accepted. */
export function withAction<T extends GameTypes>(
  session: Session<T>,
  revision: number,
  { action, state, events, revealedTo }: Accepted<T>,
): Session<T> {
  const { seat } = action;
  return deepFreeze({
    ...session,
    state,
    log: [...session.log, { revision, seat, action, events, backTo: null }],
    undoPoints:
      revealedTo.length > 0 ? [] : [...session.undoPoints, { state: session.state, seat }],
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

/** Index of the seat's last action in the log; -1 if it has none. */
export const lastActionOf = <T extends GameTypes>({ log }: Session<T>, seat: Seat): number =>
  log.findLastIndex((entry) => entry.action !== null && entry.seat === seat);

/** The session as it was before an entry of its log, played again from the start. */
export function sessionBefore<T extends GameTypes>(
  game: Game<T>,
  { start, log }: Session<T>,
  index: number,
): Session<T> {
  let session = startSession(game, start);
  for (const { revision, action } of log.slice(0, index)) {
    if (action === null) continue;
    const result = game.reduce(session.state, action);
    if (!result.ok) throw new Error("bug: an action of the log is refused");
    session = withAction(session, revision, result);
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
    log: [...session.log, { revision, seat, action: null, events: [], backTo }],
  });
}
