import { digest } from "../kernel/digest.ts";
import type { Game, GameTypes, Of } from "../kernel/game.ts";
import { mustBeSeat, mustBeViewer } from "../kernel/guards.ts";
import type { Seat, Viewer } from "../kernel/types.ts";
import { type Message, problemWith } from "./message.ts";
import { type News, newsOf } from "./news.ts";
import type { HostRefusal, SessionRefusal } from "./refusals.ts";
import { type Saved, savedFrom, sessionFrom } from "./saved.ts";
import { revisionOf, type Session } from "./session.ts";

/** What became of a message. */
export type Received<T extends GameTypes> =
  | { readonly ok: true; readonly session: Session<T> }
  | {
      readonly ok: false;
      /** The very session that was passed in. */
      readonly session: Session<T>;
      readonly refusal: SessionRefusal<Of<T, "refusal">>;
    };

/** Everything a server or a page needs to host games, but for the wire. Every function is pure. */
export interface Host<T extends GameTypes> {
  /** Sets up a table. The seed must not be known to the players. */
  open(options: Of<T, "options">, seed: string): Session<T>;
  /**
   * Takes a message of a player, whoever that is known to be. It is carried out if its sender knows
   * all that has happened; a late or repeated one is refused, so a message can be sent again safely.
   */
  receive(session: Session<T>, seat: Seat, message: unknown): Received<T>;
  /** What to tell a viewer who knows this revision; without it everything, for those who come or come back. */
  news(session: Session<T>, viewer: Viewer, knows?: number): News<T>;
  /** The session as plain JSON, for a file or a database. */
  save(session: Session<T>): Saved<T>;
  /** Reads a saved session. Throws a `RulesError` for one that is wrong. */
  restore(saved: unknown): Session<T>;
}

/**
 * A host of a game.
 *
 * @example
 * ```ts
 * const host = hostOf(abyss);
 * let session = host.open({ players: 2 }, newSeed());
 * const received = host.receive(session, 0, { knows: 0, action: { type: "explore", seat: 0 } });
 * if (received.ok) session = received.session;
 * const news = host.news(session, 1, 0); // for player 2, who knew of the set-up
 * ```
 */
export function hostOf<T extends GameTypes>(game: Game<T>): Host<T> {
  const players = ({ state }: Session<T>): number => game.standings(state).ranks.length;

  function open(options: Of<T, "options">, seed: string): Session<T> {
    const { state, events } = game.setup(options, seed);
    return { state, log: [{ seat: null, action: null, events }], past: [] };
  }

  function receive(session: Session<T>, seat: Seat, message: unknown): Received<T> {
    mustBeSeat(players(session), seat);
    const refusal = refusalOf(session, seat, message);
    if (refusal) return { ok: false, session, refusal };
    const { action } = message as Message<unknown>;
    return action === "undo" ? undo(session, seat) : act(session, seat, action);
  }

  /** Why a message is not even looked at by the rules. */
  function refusalOf(session: Session<T>, seat: Seat, message: unknown): HostRefusal | undefined {
    const problem = problemWith(message);
    if (problem)
      return {
        code: "not-a-message",
        params: { path: problem.path.join("."), reason: problem.reason },
      };
    const { knows, action } = message as Message<{ readonly seat?: unknown }>;
    const revision = revisionOf(session);
    if (action !== "undo" && action.seat !== seat)
      return { code: "not-your-seat", params: { seat } };
    if (knows > revision) return { code: "ahead-of-time", params: { knows, revision } };
    if (knows === revision) return undefined;
    return wasTaken(session, seat, knows + 1, action)
      ? { code: "repeated", params: { revision: knows + 1 } }
      : { code: "out-of-date", params: { knows, revision } };
  }

  function wasTaken(session: Session<T>, seat: Seat, revision: number, action: unknown): boolean {
    const entry = session.log[revision];
    if (entry?.seat !== seat) return false;
    const sent = action === "undo" ? null : game.schemas.action.safeParse(action);
    if (sent === null || entry.action === null) return sent === entry.action;
    return sent.success && digest(sent.data) === digest(entry.action);
  }

  function act(session: Session<T>, seat: Seat, action: unknown): Received<T> {
    const result = game.reduce(session.state, action);
    if (!result.ok) return { ok: false, session, refusal: result.refusal };
    const { state, events, informed } = result;
    // In the form in which the rules have read it.
    const taken = game.schemas.action.parse(action);
    return {
      ok: true,
      session: {
        state,
        log: [...session.log, { seat, action: taken, events }],
        past: informed.length > 0 ? [] : [...session.past, { state: session.state, seat }],
      },
    };
  }

  function undo(session: Session<T>, seat: Seat): Received<T> {
    const last = session.past.at(-1);
    if (last?.seat !== seat)
      return { ok: false, session, refusal: { code: "nothing-to-take-back", params: {} } };
    return {
      ok: true,
      session: {
        state: last.state,
        log: [...session.log, { seat, action: null, events: [] }],
        past: session.past.slice(0, -1),
      },
    };
  }

  function news(session: Session<T>, viewer: Viewer, knows = -1): News<T> {
    mustBeViewer(players(session), viewer);
    return newsOf(game, session, viewer, Math.max(-1, Math.min(knows, revisionOf(session))));
  }

  return {
    open,
    receive,
    news,
    save: (session) => savedFrom(game, session),
    restore: (saved) => sessionFrom(game, saved),
  };
}
