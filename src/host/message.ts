import type { Problem } from "../kernel/errors.ts";
import { isObject } from "../kernel/guards.ts";
import { plain } from "../kernel/plain.ts";
import { isCount, shapeProblems } from "../kernel/problems.ts";
import { wrongValue } from "../kernel/wording.ts";

/** What a player sends: what to do, or to take back what was done last. */
export interface Message<Action> {
  /** The revision that the sender knows: that of the latest news. */
  readonly knows: number;
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
  const read = plain(value);
  if (!read.ok) return read;
  for (const problem of problemsOf(read.value)) return { ok: false, problem };
  return { ok: true, message: read.value as Envelope };
}

function* problemsOf(value: unknown): Generator<Problem> {
  yield* shapeProblems(value, ["knows", "action"], []);
  const { knows, action } = value as Message<unknown>;
  if (!isCount(knows)) yield wrongValue(["knows"], knows, { kinds: ["a whole number, 0 or more"] });
  if (action !== "undo" && !isObject(action))
    yield wrongValue(["action"], action, { kinds: ["an action", '"undo"'] });
}
