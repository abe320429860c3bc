// The arguments of `abyss-rules`, right and wrong: exit codes, and error messages in one line that say
// what is wrong, where, and what was expected.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../../package.json";
import { commands, help } from "../../src/cli/commands/index.ts";
import { UsageError } from "../../src/cli/usage-error.ts";
import { RulesError } from "../../src/kernel/data/errors.ts";
import { file, folder, run, runProcess } from "./command.ts";

const CONSPIRACY_TABLEAU = '[{"lords":["blue-6"],"locations":[],"pearls":0,"pearlMaster":false}]';

test("--help and --version", async () => {
  const shown = await run(["--help"]);
  expect(shown).toMatchObject({ status: 0, stdout: `${help}\n`, stderr: "" });
  for (const name of commands.keys())
    expect(shown.stdout).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
  for (const short of [[], ["-h"], ["help"], ["--json"]])
    expect(await run(short)).toMatchObject({ status: 0, stdout: `${help}\n`, stderr: "" });
  expect(await run(["--version"])).toMatchObject({ status: 0, stdout: `${version}\n` });
});

test("every command has a help text of at most 80 columns", async () => {
  const stdout = `${commands.get("score")!.help}\n`;
  for (const args of [
    ["score", "--help"],
    ["score", "abyss", "-h"],
    ["help", "score"],
  ])
    expect(await run(args)).toMatchObject({ status: 0, stdout, stderr: "" });
  for (const [name, command] of commands) {
    expect(command.help).toMatch(new RegExp(`^Usage: abyss-rules ${name}[ \\n]`));
    for (const line of command.help.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  }
});

test.each<[number, string[], string]>([
  [0, ["score", "conspiracy", "-"], CONSPIRACY_TABLEAU],
  [1, ["replay", "-"], '{ "game": "conspiracy", "version": "99", "actions": [] }'],
  [2, ["scroe"], ""],
])(
  "exit code %i and all output are the same in a process of its own",
  async (status, args, input) => {
    const { stdout, stderr } = await run(args, { input });
    expect(stdout.length + stderr.length).toBeGreaterThan(40);
    expect(await runProcess(args, { input })).toMatchObject({ status, stdout, stderr });
  },
);

/** The one line that the command prints for wrong arguments. */
async function errorLine(args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^abyss-rules[^\n]*: [^\n]{1,800} \(see --help\)\n$/);
  expect(stderr).not.toContain("\u001b");
  return stderr;
}

/** The message that the command throws. */
async function thrownMessage([name, ...args]: readonly string[]): Promise<string> {
  const error: unknown = await commands
    .get(name!)!
    .run(args)
    .catch((thrown) => thrown);
  expect(error instanceof UsageError || error instanceof RulesError).toBe(true);
  return (error as Error).message;
}

test.each<[string, string[], RegExp]>([
  ["an unknown command", ["whatever"], /no command "whatever", expected play, setup, view/],
  ["a mistyped command", ["scroe"], /no command "scroe", did you mean score\?/],
  ["help of a mistyped command", ["help", "scroe"], /no command "scroe", did you mean score\?/],
  [
    "an unknown option",
    ["play", "--whatever"],
    /play: there is no option "--whatever", expected --json/,
  ],
  ["a mistyped option", ["play", "--gmae", "abyss"], /no option "--gmae", did you mean --game\?/],
  ["a mistyped game", ["play", "--game", "krakn"], /no game "krakn", did you mean kraken\?/],
])("exit code 2 and one line for %s", async (_, args, line) => {
  expect(await errorLine(args)).toMatch(line);
});

test("with --json, errors are data, with what may have been meant", async () => {
  for (const [args, didYouMean] of [
    [["scroe"], ["score"]],
    [["play", "--gmae", "abyss"], ["--game"]],
    [["score", "abys", "-"], ["abyss"]],
    [["play", "--players", "9"], undefined],
    [["score", "abyss", "nowhere.json"], undefined],
  ] as const) {
    const { status, stdout, stderr } = await run([...args, "--json"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    const { ok, error, problems } = JSON.parse(stderr);
    expect({ ok, error }).toEqual({ ok: false, error: expect.any(String) });
    expect(problems[0]?.didYouMean).toEqual(didYouMean);
  }
});

test.each<[string, string[], RegExp]>([
  ["an option without a value", ["play", "--game"], /--game/],
  ["an unknown game", ["play", "--game", "toString"], /no game "toString", expected abyss, exiles/],
  [
    "an unknown locale",
    ["play", "--locale", "de"],
    /no locale "de", expected en, pl, cs or zh-hant/,
  ],
  ["too many players", ["play", "--players", "5"], /--players of Abyss is "5", expected 2 to 4/],
  ["a fraction of a player", ["play", "--players", "2.5"], /is "2.5", expected 2 to 4/],
  ["a seat out of range", ["play", "--me", "4"], /--me is "4", expected 1 to 3/],
  [
    "an unknown bot",
    ["play", "--bots", "greedy,clever"],
    /no bot "clever", expected easy, normal, hard, expert, random/,
  ],
  [
    "--thoughts with people",
    ["play", "--me", "1", "--thoughts"],
    /expected neither --me nor --json/,
  ],
  ["a missing operand", ["score", "abyss"], /<file> is missing/],
  ["an operand too many", ["score", "abyss", "a", "b"], /unexpected argument "b"/],
  [
    "the standard input twice",
    ["check", "abyss", "-", "-"],
    /both -, expected - for at most one of them/,
  ],
  [
    "--step with --at",
    ["replay", "x", "--step", "--at", "1"],
    /--step and --at cannot be used together/,
  ],
  ["an unknown schema", ["schema", "abyss", "lord"], /no schema "lord", expected options, action/],
])("wrong arguments are rejected: %s", async (_, args, line) => {
  expect(await thrownMessage(args)).toMatch(line);
});

const HUGE = " ".repeat(16_000_001);

test.each<[string, () => string, RegExp]>([
  ["a missing file", () => "nowhere.json", /nowhere.json: no such file/],
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
  ["a file with terminal control codes", () => file("codes.json", '["\\u001b[2J"]'), /expected/],
])("exit code 2 and one line for %s", async (_, path, line) => {
  expect(await errorLine(["score", "abyss", path()])).toMatch(line);
});

test.each<[string, string, RegExp]>([
  ["an empty file", "", /bad.json: is not JSON: /],
  ["broken JSON", '[{"lords": \n}]', /bad.json: is not JSON: .*\}/],
  ["deep JSON", "[".repeat(100_000) + "]".repeat(100_000), /^tableaux? of abyss/],
  ["an object", "{}", /expected a list/],
  ["a tableau of another game", CONSPIRACY_TABLEAU, /at 0\.\S+: /],
])("wrong files are rejected: %s", async (_, content, line) => {
  expect(await thrownMessage(["score", "abyss", join(folder, file("bad.json", content))])).toMatch(
    line,
  );
});

function directory(name: string): string {
  mkdirSync(join(folder, name));
  return name;
}
