// Reading values of unknown origin by a schema, and what to say of those that are wrong.
import { MOST_PROBLEMS, type Problem, RulesError, unreadableProblem } from "../data/errors.ts";
import { readPlain } from "../data/plain-data.ts";
import { missingValue, unknownField, valueInShort, wrongValue } from "./problem-wording.ts";
import type { CommonRefusal } from "./refusal.ts";
import {
  branchOf,
  expectationOf,
  fieldNamesOf,
  isZodNode,
  type ZodNode,
  zodNodeAt,
} from "./schema-expectation.ts";
import type { Schema } from "./standard-schema.ts";

/** The parts of zod's issues that are read here. */
interface ZodIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Fields that there are not. */
  readonly keys?: readonly string[];
  /** Of a union, what is wrong by each of its branches. */
  readonly errors?: readonly (readonly [ZodIssue, ...ZodIssue[]])[];
  /** Of objects that a tag tells apart, the tag, if it is wrong. */
  readonly discriminator?: string;
  /** What our own checks have to say besides. */
  readonly params?: Omit<Problem, "path" | "reason">;
}

/** Something wrong in a value, with the part of the schema that says so. */
interface LocatedIssue {
  readonly issue: ZodIssue;
  readonly path: Problem["path"];
  readonly part: ZodNode | undefined;
  readonly value: unknown;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** All that is wrong. Of a failed union, the branch that got farthest says it. */
function* locatedIssuesOf(
  issue: ZodIssue,
  root: ZodNode | undefined,
  within: unknown,
  base: Problem["path"],
): Generator<LocatedIssue> {
  const path = [...base, ...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key))];
  const part = zodNodeAt(root, issue.path, within);
  const value = valueAt(within, issue.path);
  const branch = farthest(issue, value);
  if (branch === undefined) yield { issue, path, part, value };
  else
    for (const inner of issue.errors![branch]!)
      yield* locatedIssuesOf(inner, branchOf(part, branch), value, path);
}

/** The branch of a union that got farthest, of equals one that is about something there; none, if none got anywhere. */
function farthest({ errors = [] }: ZodIssue, value: unknown): number | undefined {
  const scores = errors.map(([first]) => {
    const path = deepest(first, value);
    const isThere = path.length > 0 && valueAt(value, path) !== undefined;
    // Without its tag, nothing says that the value is meant to be of this branch.
    const lacksTag = first.discriminator !== undefined && !isThere;
    return path.length * 2 + Number(isThere) - Number(lacksTag);
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}

function deepest(issue: ZodIssue, value: unknown): readonly PropertyKey[] {
  const inside = valueAt(value, issue.path);
  const branch = farthest(issue, inside);
  const inner = branch === undefined ? [] : deepest(issue.errors![branch]![0], inside);
  return [...issue.path, ...inner];
}

/** What to say of a fault; there may be several unknown fields in it. */
function* problemsIn({ issue, path, part, value }: LocatedIssue): Generator<Problem> {
  if (issue.keys)
    for (const key of issue.keys) yield unknownField(path, key, fieldNamesOf(part, value));
  else if (issue.params) {
    const isPlain = typeof value !== "object" && value !== undefined;
    yield {
      path,
      reason: issue.message,
      ...(isPlain && { found: valueInShort(value) }),
      ...issue.params,
    };
  } else {
    const wanted = part ? expectationOf(part) : { kinds: [issue.message] };
    if (value === undefined && path.length > 0) yield missingValue(path, wanted);
    else yield wrongValue(path, value, wanted);
  }
}

/** What to say of faults. A number can be wrong in several ways at once; that is told once. */
function problemsOf(faults: readonly LocatedIssue[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const fault of faults)
    for (const problem of problemsIn(fault)) {
      if (found.size === MOST_PROBLEMS) return [...found.values()];
      found.set(`${problem.path.join(".")}: ${problem.reason}`, problem);
    }
  return [...found.values()];
}

/** Why something could not be read. */
interface ReadFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** What was thrown while the value was read. */
  readonly cause?: unknown;
}

/** The same, by a schema. */
interface SchemaFailure extends ReadFailure {
  /** Stable name of what is wrong first. */
  readonly code: string;
}

/** What came of a reading. */
export type ReadResult<T, Wrong extends ReadFailure = ReadFailure> =
  | { readonly ok: true; readonly value: T }
  | Wrong;

/** Reads a value of unknown origin: the value as the game keeps it, or all that is wrong. */
export function read<T>(schema: Schema<T>, value: unknown): ReadResult<T, SchemaFailure> {
  try {
    const result = schema.safeParse(value);
    if (result.success) return { ok: true, value: result.data };
    const own = readPlain(value);
    if (!own.ok) return { ...own, problems: [own.problem] };
    const faults = [
      ...locatedIssuesIn(result.error.issues as readonly ZodIssue[], schema, own.value),
    ];
    return { ok: false, problems: problemsOf(faults), code: faults[0]?.issue.code ?? "custom" };
  } catch (cause) {
    return { ok: false, problems: [unreadableProblem], code: "unreadable", cause };
  }
}

/** No more issues are looked at than can be told. */
function* locatedIssuesIn(
  issues: readonly ZodIssue[],
  schema: object,
  value: unknown,
): Generator<LocatedIssue> {
  for (const issue of issues.slice(0, MOST_PROBLEMS))
    yield* locatedIssuesOf(issue, isZodNode(schema) ? schema : undefined, value, []);
}

/** Reads an action of unknown origin, or says as data why it is none. */
export function readOrRefuse<A>(
  schema: Schema<A>,
  value: unknown,
  rule: string,
):
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: CommonRefusal } {
  const result = read(schema, value);
  if (result.ok) return result;
  const { path, expected = [], found, didYouMean } = result.problems[0]!;
  const params = {
    path: path.join("."),
    problem: result.code,
    expected,
    ...(found !== undefined && { found }),
    ...(didYouMean && { didYouMean }),
  };
  return { ok: false, refusal: { code: "malformed", rule, params } };
}

/** Reads a value of unknown origin, or throws a `RulesError` that says what is wrong and where. */
export function readOrThrow<T>(schema: Schema<T>, what: string, value: unknown): T {
  const result = read(schema, value);
  if (result.ok) return result.value;
  throw new RulesError(what, result.problems, { cause: result.cause });
}
