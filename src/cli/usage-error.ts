/** Wrong arguments or files: reported in one line, with exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Longer messages are cut. */
const LONGEST_LINE = 600;

/** The text in one line, cut if it is too long. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
