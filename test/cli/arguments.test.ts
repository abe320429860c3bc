// What is typed behind `abyss-rules`, right and wrong: exit codes, and one line that says what, where and
// what was expected.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../../package.json";
import { commands, help } from "../../src/cli/commands/index.ts";
import { UsageError } from "../../src/cli/usage-error.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { file, folder, run } from "./command.ts";

test("--help and --version", async () => {
  const asked = await run(["--help"]);
  expect(asked).toMatchObject({ status: 0, stdout: `${help}\n`, stderr: "" });
  for (const name of commands.keys())
    expect(asked.stdout).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
  for (const short of [["-h"], ["help"]])
    expect(await run(short)).toMatchObject({ status: 0, stdout: `${help}\n`, stderr: "" });
  expect(await run(["--version"])).toMatchObject({ status: 0, stdout: `${version}\n` });
});

test("help of a command, in 80 columns", async () => {
  const stdout = `${commands.get("score")!.help}\n`;
  for (const args of [
    ["score", "--help"],
    ["score", "abyss", "-h"],
    ["help", "score"],
  ])
    expect(await run(args)).toMatchObject({ status: 0, stdout, stderr: "" });
  for (const [name, command] of commands) {
    expect(command.help).toMatch(new RegExp(`^Usage: abyss-rules ${name} `));
    for (const line of command.help.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  }
});

/** What a process says of a mistake: nothing but one line. */
async function mistakeOf(args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^abyss-rules[^\n]*: [^\n]{1,800} \(--help tells more\)\n$/);
  expect(stderr).not.toContain("\u001b");
  return stderr;
}

/** The same without a process: what the command throws. */
async function thrownBy([name, ...args]: readonly string[]): Promise<string> {
  const error: unknown = await commands
    .get(name!)!
    .run(args)
    .catch((thrown) => thrown);
  expect(error instanceof UsageError || error instanceof RulesError).toBe(true);
  return (error as Error).message;
}

test.each<[string, string[], RegExp]>([
  ["no command", [], /a command is missing, expected play, score, check, replay, schema/],
  ["an unknown command", ["scroe"], /no command "scroe", expected play/],
  ["help of an unknown command", ["help", "scroe"], /no command "scroe", expected play/],
  ["an unknown option", ["play", "--gmae", "abyss"], /play: Unknown option '--gmae'/],
])("exit code 2 and one line for %s", async (_, args, line) => {
  expect(await mistakeOf(args)).toMatch(line);
});

test.each<[string, string[], RegExp]>([
  ["an option without a value", ["play", "--game"], /--game/],
  ["an unknown game", ["play", "--game", "toString"], /no game "toString", expected abyss, exiles/],
  ["an unknown locale", ["play", "--locale", "de"], /no locale "de", expected en, pl, cs, zh-hant/],
  ["too many players", ["play", "--players", "5"], /--players of Abyss is "5", expected 2 to 4/],
  ["no number of players", ["play", "--players", "2.5"], /is "2.5", expected 2 to 4/],
  ["a seat that is not there", ["play", "--me", "4"], /--me is "4", expected 1 to 3/],
  ["an unknown bot", ["play", "--bots", "greedy,clever"], /no bot "clever", expected random/],
  [
    "thoughts beside people",
    ["play", "--me", "1", "--thoughts"],
    /expected neither --me nor --json/,
  ],
  ["a thing that is missing", ["score", "abyss"], /<file> is missing/],
  ["a thing too many", ["score", "abyss", "a", "b"], /unexpected: "b"/],
  ["two standard inputs", ["check", "abyss", "-", "-"], /both -, expected - for one of them/],
  [
    "two ways to step",
    ["replay", "x", "--step", "--at", "1"],
    /--step and --at exclude each other/,
  ],
  ["an unknown schema", ["schema", "abyss", "lord"], /no schema "lord", expected options, action/],
])("a mistake: %s", async (_, args, line) => {
  expect(await thrownBy(args)).toMatch(line);
});

const HUGE = " ".repeat(16_000_001);

test.each<[string, () => string, RegExp]>([
  ["a missing file", () => "nowhere.json", /nowhere.json: there is no such file/],
  ["a directory", () => directory("folder"), /folder: is a directory, expected a file/],
  [
    "a binary file",
    () => file("image.json", Buffer.from([0x89, 0x50, 0xff, 0])),
    /not text in UTF-8/,
  ],
  [
    "a huge file",
    () => file("huge.json", HUGE),
    /huge.json: is too large, expected at most 16000000/,
  ],
  ["codes that a terminal would obey", () => file("codes.json", '["\\u001b[2J"]'), /expected/],
])("exit code 2 and one line for %s", async (_, path, line) => {
  expect(await mistakeOf(["score", "abyss", path()])).toMatch(line);
});

const OTHER = '[{"lords":["blue-6"],"locations":[],"pearls":0,"pearlMaster":false}]';

test.each<[string, string, RegExp]>([
  ["an empty file", "", /bad.json: is not JSON: /],
  ["broken JSON", '[{"lords": \n}]', /bad.json: is not JSON: .*\}/],
  ["deep JSON", "[".repeat(100_000) + "]".repeat(100_000), /^tableaux? of abyss/],
  ["no list", "{}", /expected a list/],
  ["a tableau of another game", OTHER, /at 0\.\S+: /],
])("a mistake: %s", async (_, content, line) => {
  expect(await thrownBy(["score", "abyss", join(folder, file("bad.json", content))])).toMatch(line);
});

function directory(name: string): string {
  mkdirSync(join(folder, name));
  return name;
}
