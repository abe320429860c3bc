import { parseArgs } from "node:util";
import { wrongValue } from "../kernel/validation/problem-wording.ts";
import { commonOptions, type Options } from "./command.ts";
import { gameNames, type Use, withGame } from "./games.ts";
import { UsageError } from "./usage-error.ts";
import { type CliLocale, cliLocales } from "./words/cli-locales.ts";

/** The parsed arguments of a command. */
interface Arguments<O extends Options, Name extends string> {
  readonly values: ReturnType<
    typeof parseArgs<{ options: typeof commonOptions & O; allowPositionals: true; strict: true }>
  >["values"];
  readonly operands: Readonly<Record<Name, string>>;
  readonly cliLocale: CliLocale;
}

/** Parses the arguments of a command: its options, and its required operands by name. */
export function readArguments<const O extends Options, const Name extends string>(
  args: readonly string[],
  options: O,
  names: readonly Name[],
): Arguments<O, Name> {
  const { values, positionals } = parsed(args, { ...commonOptions, ...options });
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing`);
  if (positionals.length > names.length)
    throw new UsageError(`unexpected argument ${JSON.stringify(positionals[names.length])}`);
  const operands = Object.fromEntries(names.map((name, i) => [name, positionals[i]]));
  // The options are generic here; only the common ones are known.
  const { locale } = values as { readonly locale: string };
  return { values, operands: operands as Record<Name, string>, cliLocale: cliLocaleNamed(locale) };
}

function parsed<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { message } = error as Error;
    const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    throw unknown === undefined
      ? new UsageError(message)
      : unknownName("option", unknown, [...names, "--help"]);
  }
}

function cliLocaleNamed(name: string): CliLocale {
  const cliLocale = cliLocales.get(name);
  if (!cliLocale) throw unknownName("locale", name, [...cliLocales.keys()]);
  return cliLocale;
}

/** Calls `use` with the game of this name; throws a `UsageError` if there is none. */
export function forGame<Result>(name: string, use: Use<Result>): Result {
  let found: { readonly result: Result } | undefined;
  withGame(name, (entry) => {
    found = { result: use(entry) };
  });
  if (!found) throw unknownName("game", name, gameNames);
  return found.result;
}

/** The error for an unknown name: with the name that may have been meant, or those that exist. */
export function unknownName(what: string, name: string, names: readonly string[]): UsageError {
  const problem = wrongValue([what], name, { names });
  return new UsageError(`there is no ${what} ${problem.reason}`, [problem]);
}

/** Parses a whole number within these limits. */
export function wholeNumber(
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = min < max ? `${min} to ${max}` : String(min);
  throw new UsageError(`${what} is ${JSON.stringify(text)}, expected ${range}`);
}
