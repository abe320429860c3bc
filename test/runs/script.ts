// Common parts of the scripts for long runs: their options and usage errors.

/** Invalid arguments. The script prints the message and its usage. */
export class UsageError extends Error {}

/** Options of every long run, for `parseArgs`. */
export const runOptions = {
  share: { type: "string", default: "0/1" },
  merge: { type: "boolean", default: false },
  fresh: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Runs a script; prints its usage for invalid arguments. */
export async function runScript(usage: string, script: () => void | Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 2;
  }
}

/** True for invalid arguments, also those that `parseArgs` reports. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_"));

/** The option for the number of processes; by default there is one per core. */
export const processesOption = { processes: { type: "string" } } as const;

/** Reads the number of processes. */
export const processesOf = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : wholeNumber("processes", value, 1);

/** Reads an option that is a whole number of at least `least`. */
export function wholeNumber(option: string, value: string, least: number): number {
  if (!/^\d{1,15}$/.test(value) || Number(value) < least)
    throw new UsageError(`--${option} is "${value}", expected a whole number, ${least} or more`);
  return Number(value);
}
