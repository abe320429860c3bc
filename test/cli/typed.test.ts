import { expect, test } from "vitest";
import { readLine } from "../../src/cli/play/typed.ts";
import { commands } from "../../src/cli/words/labels.ts";
import { tongues } from "../../src/cli/words/tongues.ts";

test("the first letter of a command will do, but h is hint; ? is help", () => {
  for (const command of commands) {
    expect(readLine(command)).toEqual({ kind: command, rest: "" });
    const isHelp = command === "help";
    expect(readLine(isHelp ? "?" : command[0]!)).toEqual({ kind: command, rest: "" });
  }
});

test.each([...tongues])("%s says how to ask for help", (_, { labels }) => {
  expect(labels.dialogue.typed).toMatch(/\bh\b.*hint.*\?.*help/);
});
