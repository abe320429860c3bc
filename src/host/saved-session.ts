// A saved session holds how it started and the accepted messages. The rules recompute everything else.

import type { Outcome } from "../kernel/components/outcome.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { deepFreeze } from "../kernel/data/deep-freeze.ts";
import { digest } from "../kernel/data/digest.ts";
import {
  inside,
  type Problem,
  problemsInStages,
  RulesError,
  rerootProblems,
  throwIfProblems,
} from "../kernel/data/errors.ts";
import { CHECK_DIGITS, inputLimits, type Limits } from "../kernel/data/limits.ts";
import { readPlainOrThrow } from "../kernel/data/plain-data.ts";
import type { Seat } from "../kernel/data/types.ts";
import { formatProblem } from "../kernel/rules/migrations.ts";
import { checkDigits, firstAltered } from "../kernel/tools/check-digits.ts";
import { reduceWithOutcomes } from "../kernel/tools/scripted-outcomes.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { isObject, mustBeSeat } from "../kernel/validation/guards.ts";
import { expectOneOf, wrongValue } from "../kernel/validation/problem-wording.ts";
import { isSecure } from "./chance.ts";
import {
  LARGEST_REVISION,
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
  /** The outcomes that were drawn for the action; left out if there were none. */
  readonly outcomes?: readonly Outcome[];
}

/** A session as plain JSON, for a file or a database. It reveals every card: keep it secret. */
export interface SavedSession<T extends GameTypes> {
  /** Version of this file format. Saves of format 1, whose digest covers the last state only, can be restored. */
  readonly format: 2;
  readonly game: Of<T, "id">;
  /** Version of the rules. */
  readonly version: string;
  readonly start: SessionStart<T>;
  readonly log: readonly SavedMessage<T>[];
  /** Four check digits each for the start and every message. The first ones that do not match show where a save was altered. */
  readonly checks: string;
  readonly digest: {
    /** Digest of game, version, start and log: differs if the save was altered. */
    readonly log: string;
    /** Digest of the last state: differs if the rules have changed. */
    readonly state: string;
  };
}

/** What a save holds. The rules compute the rest. */
type Contents<T extends GameTypes> = Pick<SavedSession<T>, "game" | "version" | "start" | "log">;

/** A save comes from the host's own storage, and may be larger than what players send. */
const MOST_MESSAGES = 10_000;
const LIMITS: Limits = {
  ...inputLimits,
  members: MOST_MESSAGES,
  text: CHECK_DIGITS * (1 + MOST_MESSAGES),
  values: 5_000_000,
};

/** Gives a session as plain JSON. */
export function saveSession<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
): SavedSession<T> {
  const { start, log, state } = session;
  const messages = log.slice(1).map(
    ({ revision, seat, action, outcomes }): SavedMessage<T> => ({
      revision,
      seat: seat!, // only the set-up has no seat
      action: action ?? "undo",
      ...(outcomes.length > 0 && { outcomes }),
    }),
  );
  const { id, version } = game;
  const contents: Contents<T> = { game: id, version, start, log: messages };
  return {
    format: 2,
    ...contents,
    checks: checksOf(contents),
    digest: { log: digestOf(contents), state: digest(state) },
  };
}

const checksOf = <T extends GameTypes>({ game, version, start, log }: Contents<T>): string =>
  checkDigits([[game, version, start], ...log]);

const digestOf = <T extends GameTypes>({ game, version, start, log }: Contents<T>): string =>
  digest([game, version, start, log]);

/** A save of format 1. */
type EarlierSave<T extends GameTypes> = Contents<T> & {
  readonly format: 1;
  /** Digest of the last state. */
  readonly digest: string;
};

/** Restores a saved session by replaying it. */
export function restoreSession<T extends GameTypes>(game: Game<T>, value: unknown): Session<T> {
  const what = `session of ${game.id}`;
  const saved = readPlainOrThrow(what, value, LIMITS) as SavedSession<T> | EarlierSave<T>;
  throwIfProblems(
    what,
    problemsInStages(
      () => headProblems(game, saved),
      () => alterations(saved),
    ),
  );
  let session = rerootProblems(what, inside("start"), () => startSession(game, saved.start));
  for (const [i, message] of saved.log.entries())
    session = rerootProblems(what, inside("log", i), () => replayMessage(game, session, message));
  const isEarlier = saved.format === 1;
  if (digest(session.state) !== (isEarlier ? saved.digest : saved.digest.state))
    throw new RulesError(what, {
      path: isEarlier ? ["digest"] : ["digest", "state"],
      reason: "the log leads to another state: the save was altered, or the rules have changed",
    });
  return isEarlier ? deepFreeze({ ...session, verified: "state" }) : session;
}

function* headProblems<T extends GameTypes>(
  game: Game<T>,
  saved: SavedSession<T> | EarlierSave<T>,
): Generator<Problem> {
  const newer = formatProblem(saved, 2);
  if (newer) {
    yield newer;
    return;
  }
  const checks = saved?.format === 1 ? [] : ["checks"];
  const keys = ["format", "game", "version", "start", "log", ...checks, "digest"];
  yield* shapeProblems(saved, keys, []);
  const { format, start, log } = saved;
  if (format !== 1 && format !== 2) yield wrongValue(["format"], format, expectOneOf([1, 2]));
  for (const [key, expected] of [
    ["game", game.id],
    ["version", game.version],
  ] as const)
    if (saved[key] !== expected) yield wrongValue([key], saved[key], { kinds: [expected] });
  yield* shapeProblems(start, startKeys(start), ["start"]);
  if (!Array.isArray(log)) yield wrongValue(["log"], log, { kinds: ["a list"] });
  if (format !== 2) return;
  if (typeof saved.checks !== "string")
    yield wrongValue(["checks"], saved.checks, { kinds: ["a string"] });
  yield* shapeProblems(saved.digest, ["log", "state"], ["digest"]);
}

function startKeys(start: unknown): readonly string[] {
  if (isObject(start) && "state" in start) return ["state"];
  return isObject(start) && "deal" in start ? ["options", "deal"] : ["options", "seed"];
}

/** Yields where a save of format 2 differs from what was saved. */
function* alterations<T extends GameTypes>(
  saved: SavedSession<T> | EarlierSave<T>,
): Generator<Problem> {
  if (saved.format === 1) return;
  const checks = checksOf(saved);
  const hasDigest = digestOf(saved) === saved.digest.log;
  if (checks === saved.checks && hasDigest) return;
  const path = hasDigest ? ["checks"] : placeOf(saved, checks);
  yield { path, reason: "the save was altered: this is not as it was saved" };
}

/** The first part that does not match its check, or the digest if all do. */
function placeOf<T extends GameTypes>(
  { log, checks: recorded }: SavedSession<T>,
  checks: string,
): Problem["path"] {
  if (checks === recorded) return ["digest", "log"];
  const part = firstAltered(checks, recorded);
  if (part === 0) return ["start"];
  return part > log.length ? ["log"] : ["log", part - 1];
}

/** The session after one more message. */
function replayMessage<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  message: SavedMessage<T>,
): Session<T> {
  throwIfProblems("entry", messageProblems(session, message));
  const { revision, seat, action, outcomes = [] } = message;
  mustBeSeat(session.seats, seat);
  if (action === "undo") return withUndo(session, revision, seat);
  const result = rerootProblems("entry", inside("outcomes"), () =>
    reduceWithOutcomes(game, session.state, action, outcomes),
  );
  if (!result.ok)
    throw new RulesError("entry", {
      path: ["action"],
      reason: `refused: ${result.refusal.code} (${result.refusal.rule})`,
    });
  return withAction(session, revision, result, outcomes);
}

function* messageProblems<T extends GameTypes>(
  session: Session<T>,
  message: SavedMessage<T>,
): Generator<Problem> {
  const keys = ["revision", "seat", "action"];
  const drawn = isSecure(session.state) && message?.action !== "undo" ? ["outcomes"] : [];
  yield* shapeProblems(message, [...keys, ...drawn], [], drawn);
  const { revision, seat, action } = message;
  const before = revisionOf(session);
  if (!isCount(revision) || revision <= before || revision > LARGEST_REVISION)
    yield wrongValue(["revision"], revision, {
      kinds: [`more than ${before}, at most ${LARGEST_REVISION}`],
    });
  if (action === "undo") {
    if (session.log.at(-1)?.backTo !== null)
      yield {
        path: ["action"],
        reason: "an undo right after an undo: a save keeps only the last one",
      };
  } else if ((action as { seat?: unknown } | null)?.seat !== seat)
    yield { path: ["action", "seat"], reason: "differs from the seat of the entry" };
}
