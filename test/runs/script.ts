// What the scripts of long runs have in common: their options, and what they say if these are wrong.

/** What a script was given is wrong; its message says what, and the script says how it is used. */
export class Misuse extends Error {}

/** Options of every long run, for `parseArgs`. */
export const runOptions = {
  share: { type: "string", default: "0/1" },
  merge: { type: "boolean", default: false },
  fresh: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Runs a script that says how it is used if it is used wrongly. */
export async function runScript(usage: string, script: () => void | Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    if (!isMisuse(error)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 2;
  }
}

/** Whether the caller is to blame, as `parseArgs` says it too. */
const isMisuse = (error: unknown): error is Error =>
  error instanceof Misuse ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_"));

/** A whole number that an option gives; not less than so many. */
export function wholeNumber(option: string, value: string, least: number): number {
  if (!/^\d{1,15}$/.test(value) || Number(value) < least)
    throw new Misuse(`--${option} is "${value}", expected a whole number from ${least} on`);
  return Number(value);
}
