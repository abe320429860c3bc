// Reads input once into a private copy of plain data: own fields only, no gaps, no getters or proxies,
// within size limits.
import { type Problem, RulesError, unreadableProblem } from "./errors.ts";
import { inputLimits, type Limits } from "./limits.ts";

/** The copy, or why the value could not be read. */
export type PlainResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Stable name of the problem. */
      readonly code: "too_big" | "not_plain" | "unreadable";
      /** What a getter or proxy threw. */
      readonly cause?: unknown;
    };

/**
 * Reads a value of any origin. Values other than objects, lists and functions are kept, whatever their
 * type: a schema checks them.
 */
export function readPlain(value: unknown, limits: Limits = inputLimits): PlainResult {
  const reading: Reading = { limits, values: 0, at: undefined };
  try {
    return { ok: true, value: read(value, reading) };
  } catch (cause) {
    const path = pathOf(reading.at);
    if (cause instanceof Unfit)
      return { ok: false, problem: { path, ...cause.problem }, code: cause.code };
    // A getter or a trap of a proxy has thrown.
    return { ok: false, problem: { ...unreadableProblem, path }, code: "unreadable", cause };
  }
}

/** Reads a value of any origin; throws a `RulesError` if it is not plain data. */
export function readPlainOrThrow(what: string, value: unknown, limits?: Limits): unknown {
  const read = readPlain(value, limits);
  if (read.ok) return read.value;
  throw new RulesError(what, read.problem, { cause: read.cause });
}

/** Not plain data, or too large. */
class Unfit extends Error {
  readonly problem: Omit<Problem, "path">;
  readonly code: "too_big" | "not_plain";

  constructor(problem: Omit<Problem, "path">, code: "too_big" | "not_plain") {
    super(problem.reason);
    this.problem = problem;
    this.code = code;
  }
}

const tooBig = (most: string, found: string): Unfit =>
  new Unfit({ reason: `${found}, expected ${most}`, expected: [most], found }, "too_big");

const notPlain = (reason: string): Unfit => new Unfit({ reason }, "not_plain");

/** An object or list that is being read, and the key that is being read in it. */
interface Level {
  readonly object: object;
  readonly depth: number;
  readonly up: Level | undefined;
  key: string | number | undefined;
}

interface Reading {
  readonly limits: Limits;
  /** How many values were read. */
  values: number;
  /** The innermost level. */
  at: Level | undefined;
}

function pathOf(at: Level | undefined): (string | number)[] {
  if (!at) return [];
  return at.key === undefined ? pathOf(at.up) : [...pathOf(at.up), at.key];
}

function read(value: unknown, reading: Reading): unknown {
  const { limits } = reading;
  reading.values += 1;
  if (reading.values > limits.values)
    throw tooBig(`at most ${limits.values} values in total`, "too many values");
  if (typeof value === "string" && value.length > limits.text)
    throw tooBig(`at most ${limits.text} characters`, `a string of ${value.length}`);
  // JSON has no -0, so a value that holds one would differ from its saved copy.
  if (typeof value === "number") return value + 0;
  if (typeof value === "function") throw notPlain("expected plain data, not a function");
  if (typeof value !== "object" || value === null) return value;
  const up = reading.at;
  for (let level = up; level; level = level.up)
    if (level.object === value) throw notPlain("contains itself");
  const level: Level = { object: value, depth: (up?.depth ?? 0) + 1, up, key: undefined };
  if (level.depth > limits.depth)
    throw tooBig(`at most ${limits.depth} levels of lists and objects`, `level ${level.depth}`);
  reading.at = level;
  const inside = Array.isArray(value)
    ? readList(value, level, reading)
    : readObject(value, level, reading);
  reading.at = up;
  return inside;
}

function readList(list: readonly unknown[], level: Level, reading: Reading): unknown[] {
  const { length } = list;
  const { members } = reading.limits;
  if (length > members) throw tooBig(`at most ${members} members`, `a list of ${length}`);
  const copied: unknown[] = [];
  for (let i = 0; i < length; i++) {
    level.key = i;
    const member = list[i];
    if (member === undefined && !Object.hasOwn(list, i))
      throw notPlain("is missing: a gap in the list");
    copied.push(read(member, reading));
  }
  return copied;
}

function readObject(object: object, level: Level, reading: Reading): object {
  if (!isRecord(object)) throw notPlain("expected plain data, not an instance of a class");
  const keys = Object.keys(object);
  const { members, key: longest } = reading.limits;
  if (keys.length > members)
    throw tooBig(`at most ${members} keys`, `an object with ${keys.length}`);
  const copied: Record<string, unknown> = {};
  for (const key of keys) {
    level.key = undefined;
    if (key.length > longest)
      throw tooBig(`keys of at most ${longest} characters`, `a key of ${key.length}`);
    level.key = key;
    const value = read((object as Record<string, unknown>)[key], reading);
    if (key === "__proto__") Object.defineProperty(copied, key, { value, enumerable: true });
    else copied[key] = value;
  }
  return copied;
}

/** True for a plain object, also one from another window or worker. */
function isRecord(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
