// A saved session holds how it started and the accepted messages. The rules recompute everything else.

import type { Game, GameTypes } from "../kernel/contract/game.ts";
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
import { reduceWithOutcomes } from "../kernel/tools/scripted-outcomes.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { mustBeSeat } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import { isSecure } from "./chance.ts";
import {
  alterations,
  type Contents,
  checksOf,
  digestOf,
  type EarlierSave,
  fieldProblems,
  type SavedMessage,
  type SavedSession,
} from "./save-format.ts";
import {
  LARGEST_REVISION,
  revisionOf,
  type Session,
  startSession,
  withAction,
  withUndo,
} from "./session.ts";

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
  const { start, log, state, verified } = session;
  const messages = log.slice(1).map(
    ({ revision, seat, action, outcomes }): SavedMessage<T> => ({
      revision,
      seat: seat!, // only the set-up has no seat
      action: action ?? "undo",
      ...(outcomes.length > 0 && { outcomes }),
    }),
  );
  const { id, version } = game;
  const contents: Contents<T> = { game: id, version, start, log: messages, verified };
  return {
    format: 2,
    ...contents,
    checks: checksOf(contents),
    digest: { log: digestOf(contents), state: digest(state) },
  };
}

/** Restores a saved session by replaying it. */
export function restoreSession<T extends GameTypes>(game: Game<T>, value: unknown): Session<T> {
  const what = `session of ${game.id}`;
  const saved = readPlainOrThrow(what, value, LIMITS) as SavedSession<T> | EarlierSave<T>;
  throwIfProblems(
    what,
    problemsInStages(
      () => fieldProblems(game, saved),
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
  return deepFreeze({ ...session, verified: isEarlier ? "state" : saved.verified });
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
