// A saved session holds how it started and the accepted messages. The rules recompute everything else.

import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import {
  inside,
  type Problem,
  RulesError,
  rerootProblems,
  throwIfProblems,
} from "../kernel/data/errors.ts";
import { inputLimits, type Limits } from "../kernel/data/limits.ts";
import { readPlainOrThrow } from "../kernel/data/plain-data.ts";
import type { Seat } from "../kernel/data/types.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { isObject, mustBeSeat } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import {
  revisionOf,
  type Session,
  type SessionStart,
  startSession,
  withAction,
  withUndo,
} from "./session.ts";

/** An accepted message, and the revision that it led to. */
export interface SavedMessage<T extends GameTypes> {
  readonly revision: number;
  readonly seat: Seat;
  readonly action: Of<T, "action"> | "undo";
}

/** A session as plain JSON, for a file or a database. It reveals every card: keep it secret. */
export interface SavedSession<T extends GameTypes> {
  /** Version of this file format. */
  readonly format: 1;
  readonly game: Of<T, "id">;
  /** Version of the rules. */
  readonly version: string;
  readonly start: SessionStart<T>;
  readonly log: readonly SavedMessage<T>[];
  /** Digest of the last state: differs if the file was altered or the rules have changed. */
  readonly digest: string;
}

/** A save comes from the host's own storage, and may be larger than what players send. */
const LIMITS: Limits = { ...inputLimits, members: 10_000, values: 1_000_000 };

/** Gives a session as plain JSON. */
export function saveSession<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
): SavedSession<T> {
  const { start, log, state } = session;
  const messages = log.slice(1).map(
    ({ revision, seat, action }): SavedMessage<T> => ({
      revision,
      seat: seat!, // only the set-up has no seat
      action: action ?? "undo",
    }),
  );
  const { id, version } = game;
  return { format: 1, game: id, version, start, log: messages, digest: digest(state) };
}

/** Restores a saved session by replaying it. */
export function restoreSession<T extends GameTypes>(game: Game<T>, value: unknown): Session<T> {
  const what = `session of ${game.id}`;
  const saved = readPlainOrThrow(what, value, LIMITS) as SavedSession<T>;
  throwIfProblems(what, headProblems(game, saved));
  let session = startSession(game, saved.start);
  for (const [i, message] of saved.log.entries())
    session = rerootProblems(what, inside("log", i), () => replayMessage(game, session, message));
  if (digest(session.state) !== saved.digest) throw new RulesError(what, digestMismatch);
  return session;
}

const digestMismatch: Problem = {
  path: ["digest"],
  reason: "the log leads to another state: it was altered, or the rules have changed",
};

function* headProblems<T extends GameTypes>(
  game: Game<T>,
  saved: SavedSession<T>,
): Generator<Problem> {
  const expected = { format: 1, game: game.id, version: game.version } as const;
  const keys = [...Object.keys(expected), "start", "log", "digest"];
  yield* shapeProblems(saved, keys, []);
  const parts = isObject(saved.start) && "state" in saved.start ? ["state"] : ["options", "seed"];
  yield* shapeProblems(saved.start, parts, ["start"]);
  for (const key of ["format", "game", "version"] as const)
    if (saved[key] !== expected[key])
      yield wrongValue([key], saved[key], { kinds: [String(expected[key])] });
  if (!Array.isArray(saved.log)) yield wrongValue(["log"], saved.log, { kinds: ["a list"] });
}

/** The session after one more message. */
function replayMessage<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  message: SavedMessage<T>,
): Session<T> {
  throwIfProblems("entry", messageProblems(session, message));
  const { revision, seat, action } = message;
  mustBeSeat(session.seats, seat);
  if (action === "undo") return withUndo(session, revision, seat);
  const result = game.reduce(session.state, action);
  if (!result.ok)
    throw new RulesError("entry", {
      path: ["action"],
      reason: `refused: ${result.refusal.code} (${result.refusal.rule})`,
    });
  return withAction(session, revision, result);
}

function* messageProblems<T extends GameTypes>(
  session: Session<T>,
  message: SavedMessage<T>,
): Generator<Problem> {
  yield* shapeProblems(message, ["revision", "seat", "action"], []);
  const { revision, seat, action } = message;
  const before = revisionOf(session);
  if (!isCount(revision) || revision <= before)
    yield wrongValue(["revision"], revision, { kinds: [`more than ${before}`] });
  if (action === "undo") {
    if (session.log.at(-1)?.backTo !== null)
      yield {
        path: ["action"],
        reason: "an undo right after an undo: a save keeps only the last one",
      };
  } else if ((action as { seat?: unknown } | null)?.seat !== seat)
    yield { path: ["action", "seat"], reason: "differs from the seat of the entry" };
}
