import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { commands } from "../../src/cli/commands/index.ts";
import { type ConspiracyTypes, conspiracy } from "../../src/conspiracy/index.ts";
import { type Host, hostOf, revisionOf } from "../../src/host/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { record, replay } from "../../src/kernel/tools/replay.ts";
import { sourceFrom, withSource } from "../host/chance-laws.ts";
import { messageAt, send } from "../host/play.ts";
import { once } from "../lazy-scenes.ts";
import { file, folder, run, runShell } from "./command.ts";

/** A game as the command itself records it. */
let text: string;
const recorded = () => JSON.parse(text);
beforeAll(async () => {
  const args = ["play", "--json", "--game", "conspiracy", "--players", "2", "--seed", "9"];
  const { status, stdout } = await run(args);
  expect(status).toBe(0);
  text = stdout;
  file("game.json", text);
});

test("play --json writes a replay, which replay prints as play printed the game", async () => {
  const steps = [...replay(conspiracy, recorded())];
  expect(conspiracy.deciders(steps.at(-1)!.state)).toEqual([]);
  const { status, stdout } = await run(["replay", "game.json"]);
  const played = await run(["play", "--game", "conspiracy", "--players", "2", "--seed", "9"]);
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split("\n");
  expect(lines.at(-1)).toBe(
    `The replay is as recorded: ${recorded().actions.length} actions, version ${conspiracy.version} of the rules.`,
  );
  expect(played.stdout.trimEnd().split("\n").slice(2)).toEqual(lines.slice(0, -2));
});

test("--json prints the result, --step --json a line for each action", async () => {
  const { actions } = recorded();
  const last = [...replay(conspiracy, recorded())].at(-1)!.state;
  expect(JSON.parse((await run(["replay", "game.json", "--json"])).stdout)).toEqual({
    ok: true,
    game: "conspiracy",
    version: conspiracy.version,
    actions: actions.length,
    isOver: true,
    standings: conspiracy.standings(last),
  });
  const { stdout } = await run(["replay", "game.json", "--step", "--json"]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ number }) => number)).toEqual([...Array(actions.length + 1).keys()]);
  expect(lines.slice(1).map(({ action }) => action)).toEqual(actions);
  expect(lines[0].action).toBeNull();
});

test("--step prints each action with its events", async () => {
  const { stdout } = await run(["replay", "game.json", "--step"]);
  const { seat, count } = recorded().actions[0];
  expect(stdout).toMatch(/^Set-up\n {2}2 players sit down/);
  const draw = `Action 1. Player ${seat + 1}: Draw ${count} lord${count > 1 ? "s" : ""}`;
  expect(stdout).toContain(`\n${draw}\n  Player ${seat + 1} draws `);
  expect(stdout.match(/^Action \d+\./gm)).toHaveLength(recorded().actions.length);
});

test("--at N prints the position after N actions; with --json, its state", async () => {
  const steps = [...replay(conspiracy, recorded())];
  const { stdout } = await run(["replay", "game.json", "--at", "6", "--json"]);
  expect(JSON.parse(stdout)).toEqual(steps[6]!.state);
  const first = await run(["replay", "game.json", "--at", "0"]);
  expect(first.stdout).toMatch(/^Decks +lord deck 60 · location deck \d+$/m);
  expect(first.stdout).toMatch(/^Player 2 · pearls 0/m);
  expect(first.stdout).toMatch(/draw lords from the deck or take a pile\.\n$/);
  const beyond = await run(["replay", "game.json", "--at", "9999"]);
  expect(beyond.status).toBe(2);
  expect(beyond.stderr).toContain(`--at is "9999", expected 0 to ${recorded().actions.length}`);
});

test.each<[string, unknown, RegExp]>([
  ["a list", [1, 2], /not a replay: game is missing, expected abyss/],
  ["an unknown game", { game: "chess" }, /no game "chess", expected abyss/],
  ["missing fields", { game: "abyss" }, /replay of abyss, at /],
])("a file that is not a replay is rejected: %s", async (_, value, line) => {
  const path = join(folder, file("wrong.json", JSON.stringify(value)));
  await expect(commands.get("replay")!.run([path])).rejects.toThrow(line);
});

/** Plays a random game, and records it. */
function playedBy(host: Host<ConspiracyTypes>) {
  const rng = rngFrom("secure");
  let session = host.open({ players: 2 });
  for (let [seat] = conspiracy.deciders(session.state); seat !== undefined; ) {
    const action = conspiracy.randomAction(session.state, seat, rng);
    session = send(host, session, { seat, message: messageAt(revisionOf(session), action) });
    [seat] = conspiracy.deciders(session.state);
  }
  return host.record(session);
}

describe("a game with outcomes instead of a seed (format 3)", () => {
  const host = hostOf(conspiracy, { chance: "secure" });
  const secure = once(() => {
    const recorded = withSource(sourceFrom("secure"), () => playedBy(host));
    if (!("outcomes" in recorded)) throw new Error("has a seed");
    return recorded;
  });
  const steps = once(() => [...replay(conspiracy, secure())]);
  const input = once(() => JSON.stringify(secure()));
  const replayed = (...args: string[]) => run(["replay", "-", ...args], { input: input() });

  test("is replayed to its end", async () => {
    expect(secure()).toMatchObject({ format: 3, deal: expect.any(Array) });
    const { status, stdout } = await replayed();
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(
        `\\nThe replay is as recorded: ${secure().actions.length} actions, version .*\\n$`,
      ),
    );
    const { stdout: json } = await replayed("--json");
    expect(JSON.parse(json)).toMatchObject({
      ok: true,
      isOver: true,
      standings: conspiracy.standings(steps().at(-1)!.state),
    });
  });

  test("has the same positions, which have no generator", async () => {
    const { stdout } = await replayed("--at", "6", "--json");
    expect(JSON.parse(stdout)).toEqual(steps()[6]!.state);
    expect(JSON.parse(stdout).rng).toEqual([0, 0, 0, 0]);
  });

  test("is reported as altered with another deal, and refused with a seed beside it", async () => {
    const shuffle = secure().deal.findIndex(Array.isArray);
    const deal = secure().deal.with(shuffle, (secure().deal[shuffle] as string[]).toReversed());
    const { status, stdout } = await run(["replay", "-"], {
      input: JSON.stringify({ ...secure(), deal }),
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^The replay was altered\.\ndeal: not as recorded\.\n/);
    const both = JSON.stringify({ ...secure(), seed: "9" });
    const rejected = await run(["replay", "-"], { input: both });
    expect(rejected.status).toBe(2);
    expect(rejected.stderr).toContain(
      "at seed: format 3 has no seed, expected format 1 or format 2",
    );
  });
});

test("a game that is not over can be replayed", async () => {
  const { options, seed, actions } = recorded();
  const input = JSON.stringify(record(conspiracy, { options, seed, actions: actions.slice(0, 5) }));
  const { status, stdout } = await run(["replay", "-"], { input });
  expect(status).toBe(0);
  expect(stdout).toMatch(/The replay is as recorded: 5 actions/);
  expect(stdout).not.toMatch(/wins|total/);
});

test("output can be piped to the next command, and to a reader that stops early", async () => {
  const line =
    "abyss-rules play --game conspiracy --json | abyss-rules replay - --at 3 --json > s.json";
  expect(await runShell(`set -o pipefail; ${line}`)).toMatchObject({ status: 0, stderr: "" });
  const early = await runShell(
    "set -o pipefail; abyss-rules replay game.json --step | head -1; echo $?",
  );
  expect(early).toMatchObject({ stdout: "Set-up\n0\n", stderr: "" });
});
