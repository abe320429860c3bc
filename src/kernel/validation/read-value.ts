// Reads values of unknown origin with a schema, and turns zod's issues into problems.
import { MOST_PROBLEMS, type Problem, RulesError } from "../data/errors.ts";
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
  /** Unknown fields. */
  readonly keys?: readonly string[];
  /** The issues of each branch of a union. */
  readonly errors?: readonly (readonly [ZodIssue, ...ZodIssue[]])[];
  /** The tag of a discriminated union, if the tag is wrong. */
  readonly discriminator?: string;
  /** Details that our own checks add. */
  readonly params?: Omit<Problem, "path" | "reason">;
}

/** An issue with its value and the part of the schema that reported it. */
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

/** The issues inside an issue. For a failed union, those of the branch that matched farthest. */
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

/** The branch of a union that matched farthest; among equals, one whose issue is about a value that exists. */
function farthest({ errors = [] }: ZodIssue, value: unknown): number | undefined {
  const scores = errors.map(([first]) => {
    const path = deepest(first, value);
    const exists = path.length > 0 && valueAt(value, path) !== undefined;
    // Without its tag, nothing shows that the value is meant to be of this branch.
    const lacksTag = first.discriminator !== undefined && !exists;
    return path.length * 2 + Number(exists) - Number(lacksTag);
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

/** The problems of an issue; there may be several unknown fields in it. */
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
    const expectation = part ? expectationOf(part) : { kinds: [issue.message] };
    if (value === undefined && path.length > 0) yield missingValue(path, expectation);
    else yield wrongValue(path, value, expectation);
  }
}

/** The problems of several issues, without duplicates: a number can fail several checks with the same sentence. */
function problemsOf(issues: readonly LocatedIssue[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const issue of issues)
    for (const problem of problemsIn(issue)) {
      if (found.size === MOST_PROBLEMS) return [...found.values()];
      found.set(`${problem.path.join(".")}: ${problem.reason}`, problem);
    }
  return [...found.values()];
}

/** Why a value could not be read. */
interface ReadFailure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** What the rules threw. */
  readonly cause?: unknown;
}

/** Why a schema rejected a value. */
interface SchemaFailure extends ReadFailure {
  /** Stable name of the first problem. */
  readonly code: string;
}

/** The value that was read, or why it could not be. */
export type ReadResult<T, Failure extends ReadFailure = ReadFailure> =
  | { readonly ok: true; readonly value: T }
  | Failure;

/**
 * Reads a value of unknown origin: the normalised value, or all problems. Problems in places that are `open` are
 * left out, if there are others.
 */
export function read<T>(
  schema: Schema<T>,
  value: unknown,
  isOpen: (path: Problem["path"]) => boolean = () => false,
): ReadResult<T, SchemaFailure> {
  try {
    const result = schema.safeParse(value);
    if (result.success) return { ok: true, value: result.data };
    const plain = readPlain(value);
    if (!plain.ok) return { ok: false, problems: [plain.problem], code: "too_big" };
    const all = [
      ...locatedIssuesIn(result.error.issues as readonly ZodIssue[], schema, plain.value),
    ];
    const closed = all.filter(({ path }) => !isOpen(path));
    const issues = closed.length > 0 ? closed : all;
    return { ok: false, problems: problemsOf(issues), code: issues[0]?.issue.code ?? "custom" };
  } catch (cause) {
    // Checks of consistency run the rules, which rely on what is being checked.
    const problem = { path: [], reason: "cannot occur in a game: the rules fail on it" };
    return { ok: false, problems: [problem], code: "custom", cause };
  }
}

/** The located issues, from no more issues than can be reported. */
function* locatedIssuesIn(
  issues: readonly ZodIssue[],
  schema: object,
  value: unknown,
): Generator<LocatedIssue> {
  for (const issue of issues.slice(0, MOST_PROBLEMS))
    yield* locatedIssuesOf(issue, isZodNode(schema) ? schema : undefined, value, []);
}

/** Reads an action of unknown origin, or returns a refusal with the first problem that `read` gives. */
export function readOrRefuse<A>(
  schema: Schema<A>,
  value: unknown,
  rule: string,
  isOpen?: (path: Problem["path"]) => boolean,
):
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: CommonRefusal } {
  const result = read(schema, value, isOpen);
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

/** Reads a value of unknown origin, or throws a `RulesError` with all problems. */
export function readOrThrow<T>(schema: Schema<T>, what: string, value: unknown): T {
  const result = read(schema, value);
  if (result.ok) return result.value;
  throw new RulesError(what, result.problems, { cause: result.cause });
}
