import type { Problem } from "../kernel/data/errors.ts";
import { readPlain } from "../kernel/data/plain-data.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { isObject } from "../kernel/validation/guards.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import { HOST_PROTOCOL } from "./protocol.ts";
import type { HostRefusal } from "./refusals.ts";

/** What a player sends: an action, or a request to undo the last one. */
export interface Message<Action> {
  /** Version of the wire format, `HOST_PROTOCOL`. The host refuses every other. */
  readonly protocol: typeof HOST_PROTOCOL;
  /** The latest revision that the sender knows: that of the latest news. */
  readonly revision: number;
  /** `"undo"` undoes the sender's last action. */
  readonly action: Action | "undo";
}

/** A message whose action has not been checked. */
type Envelope = Message<{ readonly seat?: unknown }>;

/** Copies an untrusted message and checks it, except for its action. */
export function readMessage(
  value: unknown,
):
  | { readonly ok: true; readonly message: Envelope }
  | { readonly ok: false; readonly refusal: HostRefusal } {
  const read = readPlain(value);
  if (!read.ok) return { ok: false, refusal: notAMessage(read.problem) };
  const refusal = protocolRefusal(read.value);
  if (refusal) return { ok: false, refusal };
  for (const problem of problemsOf(read.value)) return { ok: false, refusal: notAMessage(problem) };
  return { ok: true, message: read.value as Envelope };
}

const notAMessage = ({ path, reason }: Problem): HostRefusal => ({
  code: "not-a-message",
  params: { path: path.join("."), reason },
});

/** Refuses a message of another wire format, whose other fields may mean anything. */
function protocolRefusal(value: unknown): HostRefusal | undefined {
  if (!isObject(value) || Array.isArray(value)) return undefined;
  const found: unknown = "protocol" in value ? value.protocol : undefined;
  if (found === HOST_PROTOCOL) return undefined;
  const messageProtocol = isCount(found) ? found : null;
  return { code: "other-protocol", params: { messageProtocol, protocol: HOST_PROTOCOL } };
}

function* problemsOf(value: unknown): Generator<Problem> {
  yield* shapeProblems(value, ["protocol", "revision", "action"], []);
  const { revision, action } = value as Message<unknown>;
  if (!isCount(revision))
    yield wrongValue(["revision"], revision, { kinds: ["a whole number, 0 or more"] });
  if (action !== "undo" && !isObject(action))
    yield wrongValue(["action"], action, { kinds: ["an action", '"undo"'] });
}
