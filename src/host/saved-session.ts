// A saved session is what it is made of: how it began and what was done. The rest follows, by the rules.

import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import { type Problem, RulesError, throwIfProblems } from "../kernel/data/errors.ts";
import { inputLimits, type Limits } from "../kernel/data/limits.ts";
import { readPlainOrThrow } from "../kernel/data/plain-data.ts";
import type { Seat } from "../kernel/data/types.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { isObject, mustBeSeat } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import {
  lastRevision,
  openSession,
  resumeSession,
  type Session,
  type SessionStart,
  withAction,
  withUndo,
} from "./session.ts";

/** A message that was taken, by its revision. */
export interface SavedMessage<T extends GameTypes> {
  readonly revision: number;
  readonly seat: Seat;
  readonly action: Of<T, "action"> | "undo";
}

/** A session as it is kept in a file or a database: plain JSON. It shows every card: keep it secret. */
export interface SavedSession<T extends GameTypes> {
  /** Version of this file format. */
  readonly format: 1;
  readonly game: Of<T, "id">;
  /** Version of the rules that it is played by. */
  readonly version: string;
  readonly start: SessionStart<T>;
  readonly log: readonly SavedMessage<T>[];
  /** Of the state that this leads to: differs if the file was altered or the rules have changed. */
  readonly digest: string;
}

/** A save is the host's own, and may be longer than what players send. */
const LIMITS: Limits = { ...inputLimits, members: 10_000, values: 1_000_000 };

/** A session as plain JSON. */
export function saveSession<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
): SavedSession<T> {
  const { start, log, state } = session;
  const taken = log.slice(1).map(
    ({ revision, seat, action }): SavedMessage<T> => ({
      revision,
      seat: seat!, // only the beginning is nobody's
      action: action ?? "undo",
    }),
  );
  const { id, version } = game;
  return { format: 1, game: id, version, start, log: taken, digest: digest(state) };
}

/** Reads a saved session by playing it again. */
export function restoreSession<T extends GameTypes>(game: Game<T>, value: unknown): Session<T> {
  const what = `session of ${game.id}`;
  const saved = readPlainOrThrow(what, value, LIMITS) as SavedSession<T>;
  throwIfProblems(what, headProblems(game, saved));
  let session = startedFrom(game, saved.start);
  for (const [i, taken] of saved.log.entries())
    session = within(what, ["log", i], () => withTaken(game, session, taken));
  if (digest(session.state) !== saved.digest) throw new RulesError(what, otherState);
  return session;
}

const startedFrom = <T extends GameTypes>(game: Game<T>, start: SessionStart<T>): Session<T> =>
  "state" in start
    ? resumeSession(game, start.state)
    : openSession(game, start.options, start.seed);

const otherState: Problem = {
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

/** The session after what was taken next. */
function withTaken<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  taken: SavedMessage<T>,
): Session<T> {
  throwIfProblems("entry", entryProblems(session, taken));
  const { revision, seat, action } = taken;
  mustBeSeat(session.seats, seat);
  if (action === "undo") return withUndo(game, session, revision, seat);
  const result = game.reduce(session.state, action);
  if (!result.ok)
    throw new RulesError("entry", {
      path: ["action"],
      reason: `refused: ${result.refusal.code} (${result.refusal.rule})`,
    });
  return withAction(game, session, revision, game.schemas.action.parse(action), result);
}

function* entryProblems<T extends GameTypes>(
  session: Session<T>,
  taken: SavedMessage<T>,
): Generator<Problem> {
  yield* shapeProblems(taken, ["revision", "seat", "action"], []);
  const { revision, seat, action } = taken;
  const before = lastRevision(session);
  if (!isCount(revision) || revision <= before)
    yield wrongValue(["revision"], revision, { kinds: [`more than ${before}`] });
  if (action === "undo") {
    if (session.log.at(-1)?.backTo !== null)
      yield { path: ["action"], reason: "undo after undo: the first says nothing" };
  } else if ((action as { seat?: unknown } | null)?.seat !== seat)
    yield { path: ["action", "seat"], reason: "is not that of the entry" };
}

/** What is wrong inside of a part is told with the place of the part. */
function within<Read>(what: string, path: Problem["path"], read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RulesError)) throw cause;
    const problems = cause.problems.map((one) => ({ ...one, path: [...path, ...one.path] }));
    throw new RulesError(what, problems, { cause });
  }
}
