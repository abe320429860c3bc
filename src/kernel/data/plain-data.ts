// Reads data from outside into a private copy: own fields only, within size limits.
import { type Problem, RulesError } from "./errors.ts";
import { inputLimits, type Limits } from "./limits.ts";

/** The copy, or why the value is too large. */
export type PlainResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem };

/** Reads JSON data of any size. Values that are neither objects nor lists are kept: a schema checks them. */
export function readPlain(value: unknown, limits: Limits = inputLimits): PlainResult {
  const reading: Reading = { limits, values: 0, path: [] };
  try {
    return { ok: true, value: read(value, reading) };
  } catch (error) {
    if (!(error instanceof TooBig)) throw error;
    return { ok: false, problem: { path: reading.path, ...error.problem } };
  }
}

/** Reads JSON data of any size; throws a `RulesError` if it is too large. */
export function readPlainOrThrow(what: string, value: unknown, limits?: Limits): unknown {
  const read = readPlain(value, limits);
  if (read.ok) return read.value;
  throw new RulesError(what, read.problem);
}

class TooBig extends Error {
  readonly problem: Omit<Problem, "path">;

  constructor(most: string, found: string) {
    super(found);
    this.problem = { reason: `${found}, expected ${most}`, expected: [most], found };
  }
}

interface Reading {
  readonly limits: Limits;
  /** How many values were read. */
  values: number;
  /** The path of the value that is being read. */
  readonly path: (string | number)[];
}

function read(value: unknown, reading: Reading): unknown {
  const { limits, path } = reading;
  reading.values += 1;
  if (reading.values > limits.values)
    throw new TooBig(`at most ${limits.values} values in total`, "too many values");
  if (typeof value === "string" && value.length > limits.text)
    throw new TooBig(`at most ${limits.text} characters`, `a string of ${value.length}`);
  // JSON has no -0, so a value that holds one would differ from its saved copy.
  if (typeof value === "number") return value + 0;
  if (typeof value !== "object" || value === null) return value;
  const level = path.length + 1;
  if (level > limits.depth)
    throw new TooBig(`at most ${limits.depth} levels of lists and objects`, `level ${level}`);
  return Array.isArray(value) ? readList(value, reading) : readObject(value, reading);
}

function readList(list: readonly unknown[], reading: Reading): unknown[] {
  const { length } = list;
  const { members } = reading.limits;
  if (length > members) throw new TooBig(`at most ${members} members`, `a list of ${length}`);
  const copied: unknown[] = [];
  for (let i = 0; i < length; i++) {
    reading.path.push(i);
    copied.push(read(list[i], reading));
    reading.path.pop();
  }
  return copied;
}

function readObject(object: object, reading: Reading): object {
  const keys = Object.keys(object);
  const { members, key: longest } = reading.limits;
  if (keys.length > members)
    throw new TooBig(`at most ${members} keys`, `an object with ${keys.length}`);
  const copied: Record<string, unknown> = {};
  for (const key of keys) {
    if (key.length > longest)
      throw new TooBig(`keys of at most ${longest} characters`, `a key of ${key.length}`);
    reading.path.push(key);
    const value = read((object as Record<string, unknown>)[key], reading);
    reading.path.pop();
    if (key === "__proto__") Object.defineProperty(copied, key, { value, enumerable: true });
    else copied[key] = value;
  }
  return copied;
}
