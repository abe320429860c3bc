import * as z from "zod/mini";
import { type Problem, RulesError } from "./errors.ts";
import type { CommonRefusal } from "./refusal.ts";
import type { Blueprint, StateOf, ViewOf } from "./rules.ts";
import { inOne } from "./tableau.ts";
import type { DeepReadonly } from "./types.ts";

/** A zod schema whose output is `T`. */
export type Schema<T> = z.ZodMiniType<T>;

// JSON has no -0, so a state that held one would differ from its saved twin.
const noMinusZero = z.overwrite<number>((n) => n + 0);

/** A whole number. */
export const integer: Schema<number> = z.int().check(noMinusZero);

/** A whole number, 0 or more. */
export const count: Schema<number> = z.int().check(z.minimum(0), noMinusZero);

/** A seat; games have at most four. */
export const seat: Schema<number> = z.int().check(z.minimum(0), z.maximum(3), noMinusZero);

/** Schemas of tagged objects: an action or event of a type, a question, a task. */
export const ofType = <const Tag extends string, Shape extends z.core.$ZodShape>(
  type: Tag,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape });
export const asking = <const Tag extends string, Shape extends z.core.$ZodShape>(
  ask: Tag,
  shape: Shape,
) => z.strictObject({ ask: z.literal(ask), ...shape });
export const doing = <const Tag extends string, Shape extends z.core.$ZodShape>(
  what: Tag,
  shape: Shape,
) => z.strictObject({ do: z.literal(what), ...shape });

/** The set-up options that all games have in common. */
export const seatingShape = {
  players: z.int().check(z.minimum(2), z.maximum(4)),
  firstPlayer: z.optional(seat),
};

/** The first player must be one of the players. */
export function* seatingProblems({
  players,
  firstPlayer = 0,
}: {
  readonly players: number;
  readonly firstPlayer?: number;
}): Generator<Problem> {
  if (firstPlayer >= players)
    yield { path: ["firstPlayer"], reason: `expected a seat from 0 to ${players - 1}` };
}

/** The schema of a tableau. Score calculators check tableaux without zod; this is the same check. */
export const tableauSchema = <Tableau>(
  problems: (tableaux: unknown) => Iterable<Problem>,
): Schema<Tableau> =>
  consistent(z.unknown() as Schema<Tableau>, (tableau) => inOne(problems, tableau));

/** `true` if a schema's output covers the type: annotations catch a schema that is wider, this one that is narrower. */
export type Covers<Output, T> = [DeepReadonly<T>] extends [DeepReadonly<Output>] ? true : never;

/** What a game's data must look like; the kernel builds the rest from it. */
export interface Shapes<P extends Blueprint> {
  readonly options: Schema<P["options"]>;
  readonly action: Schema<P["action"]>;
  readonly event: Schema<P["event"]>;
  readonly table: Schema<P["table"]>;
  readonly view: Schema<P["view"]>;
  readonly task: Schema<P["task"]>;
  readonly decision: Schema<P["decision"]>;
  readonly tableau: Schema<P["tableau"]>;
}

/** A schema that also wants a check of meaning to find nothing. It runs only on values of the right shape. */
export function consistent<T>(
  schema: Schema<T>,
  problems: (value: T) => Iterable<Problem>,
): Schema<T> {
  return schema.check(
    z.check<T>((payload) => {
      if (payload.issues.length > 0) return; // zod goes on after numbers out of range
      for (const { path, reason } of problems(payload.value)) {
        payload.issues.push({
          code: "custom",
          path: [...path],
          message: reason,
          input: payload.value,
        });
        return; // what comes after the first problem may rest on it
      }
    }),
  );
}

/** The schema of a game's states; what they mean is for `consistent` to check. */
export function stateSchema<P extends Blueprint>(shapes: Shapes<P>): Schema<StateOf<P>> {
  return z.strictObject({
    table: shapes.table,
    agenda: z.array(z.union([shapes.task, shapes.decision])),
    rng: z.array(z.int32()).check(z.length(4)),
  });
}

/** The schema of a game's views. */
export function viewSchema<P extends Blueprint>(shapes: Shapes<P>): Schema<ViewOf<P>> {
  return z.strictObject({
    table: shapes.view,
    agenda: z.array(z.union([shapes.task, shapes.decision])),
  });
}

/** The schema of a game's replays. */
export function replaySchema<P extends Blueprint>(id: P["id"], shapes: Shapes<P>) {
  return z.strictObject({
    format: z.literal(1),
    game: z.literal(id),
    version: z.string(),
    options: shapes.options,
    seed: z.string(),
    actions: z.array(shapes.action),
    digest: z.strictObject({ moves: z.string(), result: z.string() }),
  });
}

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
  const params = { path, problem: issue.code ?? "custom", expected: expectation(issue) };
  return { ok: false, refusal: { code: "malformed", rule, params } };
}

function reasonOf(issue: Issue): string {
  const expected = expectation(issue);
  if (issue.keys) return `unknown key ${issue.keys.join(", ")}`;
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
