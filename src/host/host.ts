import { mustBeGame } from "../kernel/contract/engine-registry.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { isCount } from "../kernel/validation/checks.ts";
import { mustBeSeat } from "../kernel/validation/guards.ts";
import { readMessage } from "./message.ts";
import { type News, newsOf } from "./news.ts";
import type { HostRefusal, SessionRefusal } from "./refusals.ts";
import { restoreSession, type SavedSession, saveSession } from "./saved-session.ts";
import {
  mustBeSession,
  openSession,
  resumeSession,
  revisionOf,
  type Session,
  withAction,
  withoutLastAction,
  withUndo,
} from "./session.ts";

/** What became of a message. */
export type ReceiveResult<T extends GameTypes> =
  | { readonly ok: true; readonly session: Session<T> }
  | {
      readonly ok: false;
      /** The very session that was passed in. */
      readonly session: Session<T>;
      readonly refusal: SessionRefusal<Of<T, "refusal">>;
    };

/** Everything a server or a page needs to host games, but for the wire. Every function is pure. */
export interface Host<T extends GameTypes> {
  /** Sets up a table. The seed must not be known to the players. Throws a `RulesError` for wrong options. */
  open(options: Of<T, "options">, seed: string): Session<T>;
  /** Goes on from a position: a state, or what `saveState` gave. Throws a `RulesError` for one that is wrong. */
  resume(position: unknown): Session<T>;
  /**
   * Takes a message of a player, whoever that is known to be. It is carried out if its sender knows
   * all that has happened; a late or repeated one is refused, so a message can be sent again safely.
   * Never throws for what a player sends.
   */
  receive(session: Session<T>, seat: Seat, message: unknown): ReceiveResult<T>;
  /**
   * What to tell a viewer who knows this revision; without it, or with one that there never was,
   * everything: for those who come or come back.
   */
  news(session: Session<T>, viewer: Viewer, since?: unknown): News<T>;
  /** The session as plain JSON, for a file or a database. */
  save(session: Session<T>): SavedSession<T>;
  /** Reads a saved session by playing it again. Throws a `RulesError` for one that is wrong. */
  restore(saved: unknown): Session<T>;
}

/**
 * A host of a game.
 *
 * @example
 * ```ts
 * const host = hostOf(abyss);
 * let session = host.open({ players: 2 }, newSeed());
 * const action: Action = { type: "explore", seat: 0 };
 * const received = host.receive(session, 0, { protocol: HOST_PROTOCOL, revision: 0, action });
 * if (received.ok) session = received.session;
 * const news = host.news(session, 1, 0); // for player 2, who knew of the set-up
 * ```
 */
export function hostOf<T extends GameTypes>(game: Game<T>): Host<T> {
  mustBeGame(game);
  function receive(session: Session<T>, seat: Seat, message: unknown): ReceiveResult<T> {
    mustBeSession(game, session);
    mustBeSeat(session.seats, seat);
    const read = readMessage(message);
    if (!read.ok) return { ok: false, session, refusal: read.refusal };
    const { revision: knows, action } = read.message;
    if (action !== "undo" && isCount(action.seat) && action.seat !== seat)
      return { ok: false, session, refusal: { code: "not-your-seat", params: { seat } } };
    const refusal = untimely(session, seat, knows, action);
    if (refusal) return { ok: false, session, refusal };
    return action === "undo" ? undo(session, seat) : act(session, action);
  }

  /** Why a message does not fit what has happened. */
  function untimely(
    session: Session<T>,
    seat: Seat,
    messageRevision: number,
    action: unknown,
  ): HostRefusal | undefined {
    const revision = revisionOf(session);
    if (messageRevision === revision) return undefined;
    if (messageRevision > revision)
      return { code: "ahead-of-time", params: { messageRevision, revision } };
    return wasTaken(session, seat, messageRevision + 1, action)
      ? { code: "repeated", params: { revision: messageRevision + 1 } }
      : { code: "out-of-date", params: { messageRevision, revision } };
  }

  function wasTaken(session: Session<T>, seat: Seat, revision: number, action: unknown): boolean {
    const entry = session.log.findLast((one) => one.revision === revision);
    if (entry?.seat !== seat) return false;
    if (action === "undo" || entry.action === null)
      return action === "undo" && entry.action === null;
    const sent = game.schemas.action.safeParse(action);
    return sent.success && digest(sent.data) === digest(entry.action);
  }

  function act(session: Session<T>, action: unknown): ReceiveResult<T> {
    const result = game.reduce(session.state, action);
    if (!result.ok) return { ok: false, session, refusal: result.refusal };
    // In the form in which the rules have read it.
    const taken = game.schemas.action.parse(action);
    const next = revisionOf(session) + 1;
    return { ok: true, session: withAction(game, session, next, taken, result) };
  }

  function undo(session: Session<T>, seat: Seat): ReceiveResult<T> {
    if (session.undoPoints.at(-1)?.seat !== seat)
      return { ok: false, session, refusal: { code: "nothing-to-take-back", params: {} } };
    const next = revisionOf(session) + 1;
    return { ok: true, session: withUndo(game, withoutLastAction(session), next, seat) };
  }

  return {
    open: (options, seed) => openSession(game, options, seed),
    resume: (position) => resumeSession(game, position),
    receive,
    news: (session, viewer, knows) => {
      mustBeSession(game, session);
      return newsOf(game, session, viewer, knows);
    },
    save: (session) => {
      mustBeSession(game, session);
      return saveSession(game, session);
    },
    restore: (saved) => restoreSession(game, saved),
  };
}
