import { RulesError } from "../kernel/errors.ts";
import { isObject, notAnObject } from "../kernel/guards.ts";
import { isCount, shapeProblems } from "../kernel/problems.ts";

/** Settings that are whole numbers of at least 1, each of them optional; others are refused. */
export function wholeNumbers<Key extends string>(
  of: string,
  settings: { readonly [K in Key]?: number | undefined },
  keys: readonly Key[],
): void {
  const what = `settings of ${of}`;
  if (!isObject(settings)) throw new RulesError(what, notAnObject);
  for (const { path, reason } of shapeProblems({ ...absent(keys), ...settings }, keys, []))
    throw new RulesError(what, { path, reason });
  for (const key of keys) {
    const value = settings[key];
    if (value !== undefined && !(isCount(value) && value > 0))
      throw new RulesError(what, { path: [key], reason: "expected a whole number, 1 or more" });
  }
}

const absent = (keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, undefined]));
