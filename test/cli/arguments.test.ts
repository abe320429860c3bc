// What is typed behind `abyss-rules`, right and wrong: exit codes, and one line that says what, where and
// what was expected.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../../package.json";
import { commands, help } from "../../src/cli/commands/index.ts";
import { file, folder, run } from "./command.ts";

test("--help and --version", async () => {
  const asked = await run(["--help"]);
  expect(asked).toMatchObject({ status: 0, stdout: `${help}\n`, stderr: "" });
  for (const name of commands.keys())
    expect(asked.stdout).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
  expect(await run(["--version"])).toMatchObject({ status: 0, stdout: `${version}\n` });
});

test.each([...commands])("%s --help", async (name, command) => {
  const { status, stdout } = await run([name, "--help"]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${command.help}\n` });
  expect(stdout).toMatch(new RegExp(`^Usage: abyss-rules ${name} `));
  for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

test.each<[string, string[], RegExp]>([
  ["no command", [], /a command is missing, expected play, score, check, replay, schema/],
  ["an unknown command", ["scroe"], /no command "scroe", expected play/],
  ["an unknown option", ["play", "--gmae", "abyss"], /play: Unknown option '--gmae'/],
  ["an option without a value", ["play", "--game"], /--game/],
  ["an unknown game", ["play", "--game", "toString"], /no game "toString", expected abyss, exiles/],
  ["an unknown locale", ["play", "--locale", "de"], /no locale "de", expected en, pl, cs, zh-hant/],
  ["too many players", ["play", "--players", "5"], /--players of Abyss is "5", expected 2 to 4/],
  ["no number of players", ["play", "--players", "2.5"], /is "2.5", expected 2 to 4/],
  ["a seat that is not there", ["play", "--me", "4"], /--me is "4", expected 1 to 3/],
  [
    "an unknown bot",
    ["play", "--bots", "greedy,clever"],
    /no bot "clever", expected random, greedy/,
  ],
  ["a thing that is missing", ["score", "abyss"], /score: <file> is missing/],
  ["a thing too many", ["score", "abyss", "a", "b"], /score: unexpected: "b"/],
  ["two standard inputs", ["check", "abyss", "-", "-"], /both -, expected - for one of them/],
  [
    "two ways to step",
    ["replay", "x", "--step", "--at", "1"],
    /--step and --at exclude each other/,
  ],
  ["an unknown schema", ["schema", "abyss", "lord"], /no schema "lord", expected options, action/],
])("exit code 2 and one line for %s", async (_, args, line) => {
  const { status, stdout, stderr } = await run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^abyss-rules[^\n]*: [^\n]+ \(--help tells more\)\n$/);
});

const HUGE = 16_000_001;

test.each<[string, () => string, RegExp]>([
  ["a missing file", () => "nowhere.json", /nowhere.json: there is no such file/],
  ["a directory", () => directory("folder"), /folder: is a directory, expected a file/],
  [
    "a binary file",
    () => file("image.json", Buffer.from([0x89, 0x50, 0xff, 0])),
    /image.json: is not text in UTF-8/,
  ],
  ["an empty file", () => file("empty.json", ""), /empty.json: is not JSON/],
  ["broken JSON", () => file("broken.json", '[{"lords": \n}]'), /broken.json: is not JSON: .*\}/],
  [
    "a huge file",
    () => file("huge.json", " ".repeat(HUGE)),
    /huge.json: is too large, expected at most 16000000 bytes/,
  ],
  [
    "deep JSON",
    () => file("deep.json", "[".repeat(100_000) + "]".repeat(100_000)),
    /tableaux|nest|deep/,
  ],
  ["no list", () => file("object.json", "{}"), /expected a list/],
  [
    "a tableau of another game",
    () =>
      file("other.json", '[{"lords":["blue-6"],"locations":[],"pearls":0,"pearlMaster":false}]'),
    /0\.\S+: /,
  ],
  ["codes that a terminal would obey", () => file("codes.json", '["\\u001b[2J"]'), /expected/],
])("exit code 2 and one line for %s", async (_, path, line) => {
  const { status, stdout, stderr } = await run(["score", "abyss", path()]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^abyss-rules score: [^\n]{1,800}\n$/);
  expect(stderr).not.toContain("\u001b");
});

function directory(name: string): string {
  mkdirSync(join(folder, name));
  return name;
}
