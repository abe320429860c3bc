import { createInterface } from "node:readline";
import type { Screen } from "./pen.ts";

/** A talk with a person, line by line; the person may be a script. */
export interface Dialogue {
  say(text: string): void;
  /** The next line that is typed; `undefined` when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  /** Takes what was said out of sight, where there is a screen. */
  clear(): void;
  close(): void;
}

/** A talk on the standard input, and on this output. */
export function openDialogue(output: NodeJS.WritableStream & Screen): Dialogue {
  const isTyped = process.stdin.isTTY === true && output.isTTY === true;
  const reader = createInterface({
    input: process.stdin,
    ...(isTyped && { output }),
    terminal: isTyped,
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (text) => output.write(`${text}\n`),
    async ask(prompt) {
      if (isTyped) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const { done, value } = await lines.next();
      // What a script says is shown where a person would have typed it.
      if (!isTyped) output.write(`${done ? "" : value}\n`);
      return done ? undefined : value;
    },
    clear: () => {
      if (isTyped) output.write("\x1b[2J\x1b[3J\x1b[H");
    },
    close: () => reader.close(),
  };
}
