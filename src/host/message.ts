import type { Problem } from "../kernel/data/errors.ts";
import { readPlain } from "../kernel/data/plain-data.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";

/** What a player sends: what to do, or to take back what was done last. */
export interface Message<Action> {
  /** The revision that the sender knows: that of the latest news. */
  readonly revision: number;
  /** `"undo"` takes the sender's last action back. */
  readonly action: Action | "undo";
}

/** A message whose action nobody has looked at yet. */
type Envelope = Message<{ readonly seat?: unknown }>;

/** Reads a message of unknown origin, apart from its action: into data of our own, or what is wrong with it. */
export function readMessage(
  value: unknown,
):
  | { readonly ok: true; readonly message: Envelope }
  | { readonly ok: false; readonly problem: Problem } {
  const read = readPlain(value);
  if (!read.ok) return read;
  for (const problem of problemsOf(read.value)) return { ok: false, problem };
  return { ok: true, message: read.value as Envelope };
}

function* problemsOf(value: unknown): Generator<Problem> {
  yield* shapeProblems(value, ["revision", "action"], []);
  const { revision, action } = value as Message<unknown>;
  if (!isCount(revision))
    yield wrongValue(["revision"], revision, { kinds: ["a whole number, 0 or more"] });
  if (action !== "undo" && !isObject(action))
    yield wrongValue(["action"], action, { kinds: ["an action", '"undo"'] });
}
