import { RulesError } from "../kernel/data/errors.ts";
import { isCount, shapeProblems } from "../kernel/validation/checks.ts";
import { wrongValue } from "../kernel/validation/problem-wording.ts";

/** Reads settings, all optional whole numbers of at least 1. Throws a `RulesError` for anything else. */
export function wholeNumbers<Settings extends object>(
  of: string,
  settings: Settings,
  keys: readonly (keyof Settings & string)[],
): Settings {
  const what = `settings of ${of}`;
  for (const { path, reason } of shapeProblems({ ...undefinedFor(keys), ...settings }, keys, []))
    throw new RulesError(what, { path, reason });
  for (const key of keys) {
    const value: unknown = settings[key];
    if (value !== undefined && !(isCount(value) && value > 0))
      throw new RulesError(
        what,
        wrongValue([key], value, { kinds: ["a whole number, 1 or more"] }),
      );
  }
  return settings;
}

const undefinedFor = (keys: readonly string[]): object =>
  Object.fromEntries(keys.map((key) => [key, undefined]));
