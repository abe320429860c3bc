/** A mistake of whoever typed the command: it is told in one line, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "Mistake";
}

/** Longer lines help nobody. */
const LONGEST = 600;

/** What is wrong, in one line. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
