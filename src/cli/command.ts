import type { ParseArgsConfig } from "node:util";

/** The options of a command, as `parseArgs` of Node takes them. */
export type Options = NonNullable<ParseArgsConfig["options"]>;

/** A command of the command line. */
export interface Command {
  /** What it does, in a few words. */
  readonly summary: string;
  /** The text of `--help`. */
  readonly help: string;
  /** Its own options, besides the common ones. */
  readonly options: Options;
  /** Runs it and returns the exit code. Throws a `UsageError` for wrong arguments. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** 0: success; 1: refused or altered. A `UsageError` (wrong arguments or files) leads to 2. */
export type ExitCode = 0 | 1;

/** The options of every command. */
export const commonOptions = {
  json: { type: "boolean", default: false },
  locale: { type: "string", default: "en" },
} as const satisfies Options;

/** The options of every command, as `--help` lists them. */
export const commonHelp = `  --locale NAME  language of the texts: en (default), pl, cs or zh-hant
  --json         print JSON, for programs; errors too
  -h, --help     show this text`;
