/** A command of the command line. */
export interface Command {
  /** What it does, in a few words. */
  readonly summary: string;
  /** What `--help` tells. */
  readonly help: string;
  /** Carries it out; gives the exit code. Throws a `Mistake` for what was typed wrongly. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** 0: as it should be; 1: refused or altered; 2: wrong arguments or files, which a `Mistake` leads to. */
export type ExitCode = 0 | 1;

/** The options of every command, as `--help` tells them. */
export const commonOptions = `  --locale NAME  language of the texts: en (default), pl, cs or zh-hant
  --json         plain JSON for programs
  -h, --help     this text`;
