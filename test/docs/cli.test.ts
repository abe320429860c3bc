// docs/cli.md documents every command, option and prompt word that exists, and no others.
import { describe, expect, test } from "vitest";
import { commonOptions, type Options } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands/index.ts";
import { gameNames } from "../../src/cli/games.ts";
import { cliLocales } from "../../src/cli/words/cli-locales.ts";
import { commands as promptWords } from "../../src/cli/words/labels.ts";
import { read } from "./documents.ts";
import { codeIn, tableIn } from "./tables.ts";

const text = read("docs/cli.md");
const commandRows = tableIn(text, ["command", "what it does", "exit code"]);
const optionRows = tableIn(text, ["command", "option", "what it does"]);

/** `parseArgs` of Node does not read it: every command shows its help. */
const helpOption = { help: { type: "boolean" } } as const satisfies Options;

/** An option as it is documented: `--json`, `--at N`. */
const withArgument = ([name, { type }]: [string, Options[string]]): RegExp =>
  type === "boolean" ? new RegExp(`^--${name}$`) : new RegExp(`^--${name} [A-Z]+(,…)?$`);

/** The documented options of a command, or of all. */
const documented = (command: string): string[] =>
  optionRows.filter((row) => row.command === command).map(({ option }) => codeIn(option).join());

const existing: [string, Options][] = [
  ["all", { ...commonOptions, ...helpOption }],
  ...[...commands].map(([name, { options }]): [string, Options] => [`\`${name}\``, options]),
];

describe("the tables of docs/cli.md", () => {
  test("list every command with its operands, and no other", () => {
    const usages = commandRows.map(({ command }) => codeIn(command).join());
    expect(usages.map((usage) => usage.split(" ")[0])).toEqual([...commands.keys()]);
    for (const [i, { help }] of [...commands.values()].entries()) {
      const [, operands] = /^Usage: abyss-rules ([^[\n]*)/.exec(help)!;
      expect(usages[i]).toBe(operands!.trim());
    }
  });

  test.each(existing)("list every option of %s, and no other", (command, options) => {
    const found = documented(command);
    for (const option of Object.entries(options))
      expect(
        found.filter((one) => withArgument(option).test(one)),
        option[0],
      ).toHaveLength(1);
    expect(found).toHaveLength(Object.keys(options).length);
  });

  test("have no options of unknown commands", () => {
    const names = existing.map(([name]) => name);
    expect(optionRows.filter(({ command }) => !names.includes(command))).toEqual([]);
  });

  test("list every game and every language", () => {
    const valuesOf = (option: string) =>
      codeIn(optionRows.find((row) => row.option === option)!["what it does"]);
    expect(valuesOf("`--game NAME`")).toEqual(gameNames);
    expect(valuesOf("`--locale NAME`")).toEqual([...cliLocales.keys()]);
  });

  test("list every word of the prompt, and no other", () => {
    const words = tableIn(text, ["word", "what it does"]).map(({ word }) => codeIn(word).join());
    expect(words).toEqual([...promptWords]);
  });
});

describe("the texts of docs/cli.md and of --help", () => {
  const known = existing.flatMap(([, options]) => Object.keys(options));
  const optionsIn = (one: string) =>
    [...one.matchAll(/(?<=^|[\s`[])--([a-z][a-z-]*)/gm)].map(([, name]) => name!);

  test("name only options that exist", () => {
    const named = optionsIn(text);
    expect(named.length).toBeGreaterThan(optionRows.length);
    expect(named.filter((name) => ![...known, "version"].includes(name))).toEqual([]);
  });

  test("name only commands that exist", () => {
    const named = [...text.matchAll(/abyss-rules ([a-z][a-z-]*)/g)].map(([, name]) => name!);
    expect(named.filter((name) => ![...commands.keys(), "help"].includes(name))).toEqual([]);
  });

  test.each([...commands])(
    "--help of %s lists its options, and no other",
    (_, { help, options }) => {
      const listed = [...help.matchAll(/^ {2}(?:-h, )?--([a-z][a-z-]*)/gm)].map(
        ([, name]) => name!,
      );
      const expected = Object.keys({ ...options, ...commonOptions, ...helpOption });
      expect(listed.sort()).toEqual(expected.sort());
    },
  );
});
