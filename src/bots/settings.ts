import { RulesError } from "../kernel/errors.ts";
import { isObject, notAnObject } from "../kernel/guards.ts";
import { plainOrThrow } from "../kernel/plain.ts";
import { isCount, shapeProblems } from "../kernel/problems.ts";

/** Reads settings that are whole numbers of at least 1, each of them optional; others are refused. */
export function wholeNumbers<Settings extends object>(
  of: string,
  given: Settings,
  keys: readonly (keyof Settings & string)[],
): Settings {
  const what = `settings of ${of}`;
  const settings = plainOrThrow(what, given) as Settings;
  if (!isObject(settings)) throw new RulesError(what, notAnObject);
  for (const { path, reason } of shapeProblems({ ...absent(keys), ...settings }, keys, []))
    throw new RulesError(what, { path, reason });
  for (const key of keys) {
    const value: unknown = settings[key];
    if (value !== undefined && !(isCount(value) && value > 0))
      throw new RulesError(what, { path: [key], reason: "expected a whole number, 1 or more" });
  }
  return settings;
}

const absent = (keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, undefined]));
