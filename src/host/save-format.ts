// The format of saved sessions, and what can be wrong with one: fields that do not fit its format, and alterations.

import type { Outcome } from "../kernel/components/outcome.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { digest } from "../kernel/data/digest.ts";
import type { Problem } from "../kernel/data/errors.ts";
import type { Seat } from "../kernel/data/types.ts";
import { formatProblem } from "../kernel/rules/migrations.ts";
import { checkDigits, firstAltered } from "../kernel/tools/check-digits.ts";
import { shapeProblems } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { expectOneOf, wrongValue } from "../kernel/validation/problem-wording.ts";
import type { Session, SessionStart } from "./session.ts";

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
  /** That of the session: `"state"` if it was restored from a save of format 1. */
  readonly verified: Session<T>["verified"];
  /** Four check digits each for the start and every message. The first ones that do not match show where a save was altered. */
  readonly checks: string;
  readonly digest: {
    /** Digest of game, version, start, log and `verified`: differs if the save was altered. */
    readonly log: string;
    /** Digest of the last state: differs if the rules have changed. */
    readonly state: string;
  };
}

/** What a save holds. The rules compute the rest. */
export type Contents<T extends GameTypes> = Pick<
  SavedSession<T>,
  "game" | "version" | "start" | "log" | "verified"
>;

/** A save of format 1. */
export type EarlierSave<T extends GameTypes> = Omit<Contents<T>, "verified"> & {
  readonly format: 1;
  /** Digest of the last state. */
  readonly digest: string;
};

export const checksOf = <T extends GameTypes>({ game, version, start, log }: Contents<T>): string =>
  checkDigits([[game, version, start], ...log]);

export const digestOf = <T extends GameTypes>(contents: Contents<T>): string => {
  const { game, version, start, log, verified } = contents;
  return digest([game, version, start, log, verified]);
};

const verifications: readonly Session<GameTypes>["verified"][] = ["all", "state"];

/** Fields that format 1 does not have. */
const since2: readonly string[] = ["verified", "checks"];

/** Yields what is wrong with the fields of a save; its start and its log are not read. */
export function* fieldProblems<T extends GameTypes>(
  game: Game<T>,
  saved: SavedSession<T> | EarlierSave<T>,
): Generator<Problem> {
  const newer = formatProblem(saved, 2);
  if (newer) {
    yield newer;
    return;
  }
  const isEarlier = saved?.format === 1;
  const keys = ["format", "game", "version", "start", "log", ...since2, "digest"];
  yield* shapeProblems(saved, keys, [], isEarlier ? since2 : []);
  if (isEarlier)
    for (const key of since2)
      if (key in saved) yield { path: [key], reason: `format 1 has no ${key}, expected format 2` };
  const { format, start, log } = saved;
  if (format !== 1 && format !== 2) yield wrongValue(["format"], format, expectOneOf([1, 2]));
  for (const [key, expected] of [
    ["game", game.id],
    ["version", game.version],
  ] as const)
    if (saved[key] !== expected) yield wrongValue([key], saved[key], { kinds: [expected] });
  yield* shapeProblems(start, startKeys(start), ["start"]);
  if (!Array.isArray(log)) yield wrongValue(["log"], log, { kinds: ["a list"] });
  if (format === 2) yield* checkingProblems(saved);
}

function startKeys(start: unknown): readonly string[] {
  if (isObject(start) && "state" in start) return ["state"];
  return isObject(start) && "deal" in start ? ["options", "deal"] : ["options", "seed"];
}

/** Yields what is wrong with the fields by which a save of format 2 is checked. */
function* checkingProblems<T extends GameTypes>({
  verified,
  checks,
  digest,
}: SavedSession<T>): Generator<Problem> {
  if (!verifications.includes(verified))
    yield wrongValue(["verified"], verified, expectOneOf(verifications));
  if (typeof checks !== "string") yield wrongValue(["checks"], checks, { kinds: ["a string"] });
  yield* shapeProblems(digest, ["log", "state"], ["digest"]);
}

/** Yields where a save of format 2 differs from what was saved. */
export function* alterations<T extends GameTypes>(
  saved: SavedSession<T> | EarlierSave<T>,
): Generator<Problem> {
  if (saved.format === 1) return;
  const checks = checksOf(saved);
  const hasDigest = digestOf(saved) === saved.digest.log;
  if (checks === saved.checks && hasDigest) return;
  const path = hasDigest ? ["checks"] : placeOf(saved, checks);
  yield { path, reason: "the save was altered: this is not as it was saved" };
}

/** The first part that does not match its check; if all do, `verified` or the digest, whichever explains it. */
function placeOf<T extends GameTypes>(saved: SavedSession<T>, checks: string): Problem["path"] {
  const { log, checks: recorded, digest } = saved;
  if (checks === recorded) {
    const isVerified = verifications.some(
      (one) => digestOf({ ...saved, verified: one }) === digest.log,
    );
    return isVerified ? ["verified"] : ["digest", "log"];
  }
  const part = firstAltered(checks, recorded);
  if (part === 0) return ["start"];
  return part > log.length ? ["log"] : ["log", part - 1];
}
