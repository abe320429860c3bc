// Reading values of unknown origin by a schema, and what to say of those that are wrong.
import { RulesError } from "./errors.ts";
import type { CommonRefusal } from "./refusal.ts";
import type { Schema } from "./schema.ts";

/** The parts of zod's issues that are read here. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly errors?: readonly (readonly Issue[])[];
  /** What was thrown while the value was read. */
  readonly cause?: unknown;
}

/** Whether there is something at the path. */
const reaches = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  ) !== undefined;

/** Of a failed union, the branch that got farthest says what is wrong; of equals, one that is about something there. */
function deepest(issue: Issue, value: unknown): Issue {
  const [best] = (issue.errors ?? [])
    .flatMap((branch) => branch.slice(0, 1))
    .map((first) => deepest({ ...first, path: [...issue.path, ...first.path] }, value))
    .sort(
      (a, b) =>
        b.path.length - a.path.length ||
        Number(reaches(value, b.path)) - Number(reaches(value, a.path)),
    );
  return best ?? issue;
}

/** What would have been right. */
function expectation({ expected, values, keys, minimum, maximum }: Issue): string[] {
  if (values) return values.map(String);
  if (keys) return [];
  if (minimum !== undefined) return [`at least ${minimum}`];
  if (maximum !== undefined) return [`at most ${maximum}`];
  return expected === undefined ? [] : [String(expected)];
}

type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issue: Issue };

function parse<T>(schema: Schema<T>, value: unknown): Parsed<T> {
  try {
    const result = schema.safeParse(value);
    if (result.success) return { ok: true, value: result.data };
    return { ok: false, issue: deepest(result.error.issues[0] as Issue, value) };
  } catch (cause) {
    // A value whose getters or proxy traps throw.
    return { ok: false, issue: { code: "unreadable", path: [], message: "cannot be read", cause } };
  }
}

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** Reads an action of unknown origin. */
export function readAction<A>(
  schema: Schema<A>,
  value: unknown,
  rule: string,
):
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: CommonRefusal } {
  const parsed = parse(schema, value);
  if (parsed.ok) return parsed;
  const { issue } = parsed;
  const path = dotted([...issue.path, ...(issue.keys ?? []).slice(0, 1)]);
  const problem = issue.code === "custom" ? issue.message : (issue.code ?? "");
  const params = { path, problem, expected: expectation(issue) };
  return { ok: false, refusal: { code: "malformed", rule, params } };
}

/** There may be thousands. */
const MOST_KEYS_NAMED = 5;

function reasonOf(issue: Issue): string {
  const expected = expectation(issue);
  if (issue.keys) return `unknown key ${issue.keys.slice(0, MOST_KEYS_NAMED).join(", ")}`;
  return expected.length > 0 ? `expected ${expected.join(" or ")}` : issue.message;
}

/** Reads a value of unknown origin, or throws a `RulesError` that says what is wrong and where. */
export function readOrThrow<T>(schema: Schema<T>, what: string, value: unknown): T {
  const parsed = parse(schema, value);
  if (parsed.ok) return parsed.value;
  const { issue } = parsed;
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  throw new RulesError(what, { path, reason: reasonOf(issue) }, { cause: issue.cause });
}
