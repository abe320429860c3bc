import { newSeed } from "../kernel/components/seed.ts";
import type { Game, GameTypes, Of, Replay } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import { RulesError } from "../kernel/data/errors.ts";
import type { Seat, Viewer } from "../kernel/data/types.ts";
import { isCount } from "../kernel/validation/checks.ts";
import { mustBeSeat } from "../kernel/validation/guards.ts";
import { type Chance, readPosition, reduceByChance } from "./chance.ts";
import { readMessage } from "./message.ts";
import { type News, newsOf } from "./news.ts";
import { recordSession } from "./recording.ts";
import type { HostRefusal, SessionRefusal } from "./refusals.ts";
import type { SavedSession } from "./save-format.ts";
import { restoreSession, saveSession } from "./saved-session.ts";
import {
  freeUndoOf,
  isTooLong,
  openSecurely,
  revisionOf,
  type Session,
  sessionBefore,
  sessionFrom,
  startSession,
  type UndoRule,
  withAction,
  withoutLastAction,
  withUndo,
} from "./session.ts";

/** The result of a message. */
export type ReceiveResult<T extends GameTypes> =
  | { readonly ok: true; readonly session: Session<T> }
  | {
      readonly ok: false;
      /** The same session object that was passed in. */
      readonly session: Session<T>;
      readonly refusal: SessionRefusal<Of<T, "refusal">>;
    };

/** Everything a game server needs except the transport. Every function is pure, but for drawing with secure chance. */
export interface Host<T extends GameTypes> {
  /**
   * Starts a game. The seed is secret: by default a new one of `newSeed`. With secure chance there is none. Throws a
   * `RulesError` for invalid options.
   */
  open(options: Of<T, "options">, seed?: string): Session<T>;
  /**
   * Starts from a position: a state, or the output of `saveState`. With secure chance the generator in it is
   * dropped. Throws a `RulesError` for an invalid one, or one whose outcomes need secure chance.
   */
  resume(position: unknown): Session<T>;
  /**
   * Handles a message of the player at a seat, whom the caller has authenticated. The message is accepted if
   * its sender knew the latest revision; a late or repeated one is refused, so resending is safe.
   * Never throws because of the message.
   */
  receive(session: Session<T>, seat: Seat, message: unknown): ReceiveResult<T>;
  /**
   * What has happened since a revision, as a viewer may see it. Without a revision, or with one that does
   * not exist, everything: for a viewer who joins or reconnects.
   */
  news(session: Session<T>, viewer: Viewer, since?: unknown): News<T>;
  /** Gives the session as plain JSON, for a file or a database. */
  save(session: Session<T>): SavedSession<T>;
  /** Restores a saved session by replaying it; its chance stays as it was. Throws a `RulesError` for an invalid one. */
  restore(saved: unknown): Session<T>;
  /**
   * Records the game so far, without undone actions. It is secret until the game is over. Throws a `RulesError` if the
   * session started from a position.
   */
  record(session: Session<T>): Replay<T>;
}

/** Options of a host. */
export interface HostOptions {
  /** Which actions can be undone, `"fair"` by default. */
  readonly undo?: UndoRule;
  /** Where the outcomes of new games come from, `"seed"` by default. */
  readonly chance?: Chance;
}

/**
 * Creates a host for a game.
 *
 * @example
 * ```ts
 * const host = hostOf(abyss);
 * let session = host.open({ players: 2 }, newSeed());
 * const action: Action = { type: "explore", seat: 0 };
 * const received = host.receive(session, 0, { protocol: HOST_PROTOCOL, revision: 0, action });
 * if (received.ok) session = received.session;
 * const news = host.news(session, 1, 0); // for the player at seat 1, who knows revision 0, the set-up
 * ```
 */
export function hostOf<T extends GameTypes>(
  game: Game<T>,
  { undo: undoRule = "fair", chance = "seed" }: HostOptions = {},
): Host<T> {
  function open(options: Of<T, "options">, seed?: string): Session<T> {
    if (chance === "seed") return startSession(game, { options, seed: seed ?? newSeed() });
    if (seed === undefined) return openSecurely(game, options);
    throw new RulesError("seed", {
      path: [],
      reason: 'a game with chance: "secure" has none, expected no second argument',
    });
  }

  function receive(session: Session<T>, seat: Seat, message: unknown): ReceiveResult<T> {
    mustBeSeat(session.seats, seat);
    const read = readMessage(message);
    if (!read.ok) return { ok: false, session, refusal: read.refusal };
    const { revision, action } = read.message;
    if (action !== "undo" && isCount(action.seat) && action.seat !== seat)
      return { ok: false, session, refusal: { code: "not-your-seat", params: { seat } } };
    const refusal = revisionRefusal(session, seat, revision, action);
    if (refusal) return { ok: false, session, refusal };
    if (isTooLong(session, action))
      return { ok: false, session, refusal: { code: "too-long", params: {} } };
    return action === "undo" ? undo(session, seat) : act(session, action);
  }

  /** Refuses a message whose sender did not know the latest revision. */
  function revisionRefusal(
    session: Session<T>,
    seat: Seat,
    messageRevision: number,
    action: unknown,
  ): HostRefusal | undefined {
    const revision = revisionOf(session);
    if (messageRevision === revision) return undefined;
    if (messageRevision > revision)
      return { code: "ahead-of-time", params: { messageRevision, revision } };
    return wasAccepted(session, seat, messageRevision + 1, action)
      ? { code: "repeated", params: { revision: messageRevision + 1 } }
      : { code: "out-of-date", params: { messageRevision, revision } };
  }

  /** True if this seat's message with this action led to the revision. */
  function wasAccepted(
    session: Session<T>,
    seat: Seat,
    revision: number,
    action: unknown,
  ): boolean {
    const entry = session.log.findLast((one) => one.revision === revision);
    if (entry?.seat !== seat) return false;
    if (entry.action === null) return action === "undo";
    const sent = game.schemas.action.safeParse(action);
    return sent.success && digest(sent.data) === digest(entry.action);
  }

  function act(session: Session<T>, action: unknown): ReceiveResult<T> {
    const { result, outcomes } = reduceByChance(game, session.state, action);
    if (!result.ok) return { ok: false, session, refusal: result.refusal };
    return { ok: true, session: withAction(session, revisionOf(session) + 1, result, outcomes) };
  }

  function undo(session: Session<T>, seat: Seat): ReceiveResult<T> {
    const next = revisionOf(session) + 1;
    if (session.undoPoints.at(-1)?.seat === seat)
      return { ok: true, session: withUndo(withoutLastAction(session), next, seat) };
    const ownAction = freeUndoOf(session, seat);
    if (undoRule === "free" && ownAction >= 0)
      return { ok: true, session: withUndo(sessionBefore(game, session, ownAction), next, seat) };
    return { ok: false, session, refusal: { code: "nothing-to-take-back", params: {} } };
  }

  return {
    open,
    resume: (position) => sessionFrom(game, readPosition(game, position, chance)),
    receive,
    news: (session, viewer, since) => newsOf(game, session, viewer, since, undoRule),
    save: (session) => saveSession(game, session),
    restore: (saved) => restoreSession(game, saved),
    record: (session) => recordSession(game, session),
  };
}
