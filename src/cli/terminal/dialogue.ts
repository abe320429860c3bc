import { createInterface } from "node:readline";
import type { Screen } from "./pen.ts";

/** A dialogue with a person or a script, line by line. */
export interface Dialogue {
  say(text: string): void;
  /** The next line of input; `undefined` at its end. */
  ask(prompt: string): Promise<string | undefined>;
  /** Clears the screen, if the output is one. */
  clear(): void;
  close(): void;
}

/** Opens a dialogue that reads the standard input and writes to this output. */
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
      // The input of a script is echoed, as a terminal does for typed input.
      if (!isTyped) output.write(`${done ? "" : value}\n`);
      return done ? undefined : value;
    },
    clear: () => {
      if (isTyped) output.write("\x1b[2J\x1b[3J\x1b[H");
    },
    close: () => reader.close(),
  };
}
