import { expect, test } from "vitest";
import { readLine } from "../../src/cli/play/parse-input.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import { commands } from "../../src/cli/words/labels.ts";

test("the first letter of a command is enough, but h is hint; ? is help", () => {
  for (const command of commands) {
    expect(readLine(command)).toEqual({ kind: command, rest: "" });
    const isHelp = command === "help";
    expect(readLine(isHelp ? "?" : command[0]!)).toEqual({ kind: command, rest: "" });
  }
});

test.each([...cliLocales])("the instructions in %s say how to get help", (_, { labels }) => {
  expect(labels.dialogue.typed).toMatch(/\bh\b.*hint.*\?.*help/);
});

test("numbers are those of items; several choose several members of a list", () => {
  expect(readLine(" 12 ")).toEqual({ kind: "numbers", numbers: [12] });
  expect(readLine("1 2  2")).toEqual({ kind: "numbers", numbers: [1, 2, 2] });
  for (const text of ["1 x", "1,2", "-1", "", "1 ".repeat(101), "12345"])
    expect(readLine(text)).toEqual({ kind: "other", text: text.trim() });
});
