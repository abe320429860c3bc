// Single questions: setup, view and legal-actions.
import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { file, run } from "./command.ts";

const state = async (...args: readonly string[]) =>
  JSON.parse((await run(["setup", "abyss", "--json", ...args])).stdout);

test("setup deals a game; the same seed gives the same state", async () => {
  const dealt = await state("--seed", "7", "--players", "4", "--options", '{"firstPlayer":2}');
  expect(dealt).toEqual(
    JSON.parse(JSON.stringify(abyss.setup({ players: 4, firstPlayer: 2 }, "7").state)),
  );
  const [a, b] = [await state(), await state()];
  expect(a.table.seats).toHaveLength(3);
  expect(a).not.toEqual(b);
  const { stdout } = await run(["setup", "abyss", "--seed", "7", "--options", '{"firstPlayer":2}']);
  expect(stdout).toMatch(/^Court +/m);
  expect(stdout).toMatch(/\nPlayer 3, choose what to do this turn\.\n$/);
});

test.each([
  [["--options", "{"], /--options is not JSON/],
  [["--options", "[]"], /--options is \[\], expected an object/],
  [["--options", '{"firstPlayer":9}'], /at firstPlayer: /],
  [["--players", "9"], /--players of Abyss is "9"/],
])("setup rejects %j", async (args, message) => {
  const { status, stderr } = await run(["setup", "abyss", ...args]);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});

test("view shows what a player sees, as a table or as JSON", async () => {
  const dealt = abyss.setup({ players: 2, firstPlayer: 0 }, "7").state;
  const path = file("state.json", JSON.stringify(dealt));
  const seen = async (...args: readonly string[]) =>
    JSON.parse((await run(["view", "abyss", path, "--json", ...args])).stdout);
  expect(await seen()).toEqual(abyss.view(dealt, "spectator"));
  expect(await seen("--player", "2")).toEqual(abyss.view(dealt, 1));
  const { stdout } = await run(["view", "abyss", "-", "--player", "2"], {
    input: JSON.stringify(dealt),
  });
  expect(stdout).toContain("Player 2 (you)");
  expect((await run(["view", "abyss", path, "--player", "3"])).stderr).toContain("expected 1 to 2");
});

test("legal-actions lists them, from a state or a view", async () => {
  const dealt = abyss.setup({ players: 2, firstPlayer: 0 }, "7").state;
  const listed = async (position: object, ...args: readonly string[]) =>
    run(["legal-actions", "abyss", "-", ...args], { input: JSON.stringify(position) });
  expect((await listed(dealt)).stdout).toBe("Explore the depths\n");
  for (const position of [dealt, abyss.view(dealt, 0)]) {
    const { stdout } = await listed(position, "--json");
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([...abyss.legalActions(dealt, 0)]);
  }
  expect(await listed(dealt, "--player", "2")).toMatchObject({ status: 0, stdout: "" });
  expect((await listed({ table: {} })).stderr).toContain("view of abyss");
});
