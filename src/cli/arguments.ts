import { type ParseArgsConfig, parseArgs } from "node:util";
import { gameNames, type Use, withGame } from "./games.ts";
import { UsageError } from "./usage-error.ts";
import { type CliLocale, cliLocales } from "./words/cli-locales.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

const common = {
  json: { type: "boolean", default: false },
  locale: { type: "string", default: "en" },
} as const satisfies Options;

/** What was typed behind a command. */
interface Arguments<O extends Options, Name extends string> {
  readonly values: ReturnType<
    typeof parseArgs<{ options: typeof common & O; allowPositionals: true; strict: true }>
  >["values"];
  readonly things: Readonly<Record<Name, string>>;
  readonly tongue: CliLocale;
}

/** Reads what was typed behind a command: its options, and the things that it needs, by name. */
export function readArguments<const O extends Options, const Name extends string>(
  args: readonly string[],
  options: O,
  names: readonly Name[],
): Arguments<O, Name> {
  const { values, positionals } = parsed(args, { ...common, ...options });
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing`);
  if (positionals.length > names.length)
    throw new UsageError(`unexpected: ${JSON.stringify(positionals[names.length])}`);
  const things = Object.fromEntries(names.map((name, i) => [name, positionals[i]]));
  // Which options there are is open here, but for the common ones.
  const { locale } = values as { readonly locale: string };
  return { values, things: things as Record<Name, string>, tongue: tongueNamed(locale) };
}

function parsed<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function tongueNamed(name: string): CliLocale {
  const tongue = cliLocales.get(name);
  if (!tongue) throw notOne("locale", name, [...cliLocales.keys()]);
  return tongue;
}

/** Hands the game of this name to `use`. */
export function forGame<Result>(name: string, use: Use<Result>): Result {
  let found: { readonly result: Result } | undefined;
  withGame(name, (entry) => {
    found = { result: use(entry) };
  });
  if (!found) throw notOne("game", name, gameNames);
  return found.result;
}

/** There is nothing of this name. */
export const notOne = (what: string, name: string, names: readonly string[]): UsageError =>
  new UsageError(`there is no ${what} ${JSON.stringify(name)}, expected ${names.join(", ")}`);

/** A whole number within these limits. */
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
