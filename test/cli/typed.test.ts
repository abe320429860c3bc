import { expect, test } from "vitest";
import { readLine } from "../../src/cli/play/typed.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import { commands } from "../../src/cli/words/labels.ts";

test("the first letter of a command will do, but h is hint; ? is help", () => {
  for (const command of commands) {
    expect(readLine(command)).toEqual({ kind: command, rest: "" });
    const isHelp = command === "help";
    expect(readLine(isHelp ? "?" : command[0]!)).toEqual({ kind: command, rest: "" });
  }
});

test.each([...cliLocales])("%s says how to ask for help", (_, { labels }) => {
  expect(labels.dialogue.typed).toMatch(/\bh\b.*hint.*\?.*help/);
});
