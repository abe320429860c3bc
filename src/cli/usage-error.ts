import { type Problem, RulesError } from "../kernel/data/errors.ts";

/** Wrong arguments or files: reported in one line, with exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** What is wrong, as data; empty if only the message says it. */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Longer messages are cut. */
const LONGEST_LINE = 600;

/** The text in one line, cut if it is too long. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

const hasSuggestion = ({ didYouMean = [] }: Problem): boolean => didYouMean.length > 0;

/** The problems; those with a suggestion first, as it is most likely to be the cause of the others. */
const suggestedFirst = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => Number(hasSuggestion(b)) - Number(hasSuggestion(a)));

/** The message of an error, for a person. */
export const errorInWords = (error: UsageError | RulesError): string =>
  error instanceof RulesError
    ? new RulesError(error.what, suggestedFirst(error.problems)).message
    : error.message;

/** An error as JSON, for a program. */
export const errorInJson = (error: UsageError | RulesError): string =>
  JSON.stringify({
    ok: false,
    error: errorInWords(error),
    problems: suggestedFirst(error.problems),
  });
