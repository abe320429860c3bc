import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { file, run } from "./command.ts";

const seats = [{ pearls: 1, hand: ["crab-2"] }, { pearls: 5 }] as const;
const state = fromPosition(
  abyss,
  { seats, court: ["jailer"], lordDeck: { top: ["sage"] } },
  "check",
);
const path = file("state.json", JSON.stringify(state));
const check = (action: unknown, ...options: string[]) =>
  run(["check", "abyss", path, "-", ...options], { input: JSON.stringify(action) });

test("AB-8 a legal action: exit code 0, and its events", async () => {
  const { status, stdout, stderr } = await check({ type: "plot", seat: 0 });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe("Legal.\n  Player 1 plots: the Sage comes to court for 1 pearl.\n");
});

test("AB-27 a refused action: exit code 1, the reason and the rule", async () => {
  const recruit = {
    type: "recruit",
    seat: 0,
    lord: "jailer",
    allies: ["crab-2"],
    affiliate: "crab-2",
  };
  const { status, stdout } = await check(recruit);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Refused: [^\n]+ \(AB-\d+\)\.\n$/);
});

test("a malformed action is refused too", async () => {
  for (const action of [null, { type: "plott", seat: 0 }]) {
    const { status, stdout } = await check(action);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Refused: This is not an action of the game: .+ \(AB-7\)\.\n$/);
  }
});

test("--json prints the step or the refusal", async () => {
  const action = { type: "plot", seat: 0 };
  const legal = await check(action, "--json");
  const { ok, ...step } = abyss.reduce(state, action);
  expect(JSON.parse(legal.stdout)).toEqual({ legal: ok, ...step });
  const refused = await check({ type: "pass", seat: 0 }, "--json");
  expect(refused.status).toBe(1);
  expect(JSON.parse(refused.stdout)).toMatchObject({
    legal: false,
    refusal: { code: "other-moves-possible", rule: "AB-9" },
    text: expect.stringContaining("(AB-9)"),
  });
});

test("the state can come from the standard input; --locale translates the reason", async () => {
  const action = file("action.json", JSON.stringify({ type: "pass", seat: 0 }));
  const input = JSON.stringify(state);
  const { status, stdout } = await run(["check", "abyss", "-", action, "--locale", "cs"], {
    input,
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Odmítnuto: .+ \(AB-9\)\.\n$/);
});

test("a view and a state of another game are wrong files: exit code 2", async () => {
  const action = file("plot.json", JSON.stringify({ type: "plot", seat: 0 }));
  const view = file("view.json", JSON.stringify(abyss.view(state, 0)));
  const asView = await run(["check", "abyss", view, action]);
  expect(asView.status).toBe(2);
  expect(asView.stderr).toMatch(/state of abyss: this is a view, expected a state/);
  const asOther = await run(["check", "conspiracy", path, action]);
  expect(asOther.status).toBe(2);
  expect(asOther.stderr).toMatch(/^abyss-rules check: state of conspiracy, at [^\n]+\n$/);
});

test("the problem that has a suggestion is shown first; with --json, errors are JSON", async () => {
  const { state } = abyss.setup({ players: 2 }, "suggestion");
  const table = { ...state.table, turn: -1, court: ["jailr", ...state.table.court.slice(1)] };
  const input = JSON.stringify({ ...state, table });
  const args = ["check", "abyss", "-", "package.json"];
  const inWords = await run(args, { input });
  expect(inWords.status).toBe(2);
  expect(inWords.stderr).toMatch(
    /^abyss-rules check: state of abyss, at table.court.0: "jailr", did you mean jailer\?/,
  );
  const asJson = await run([...args, "--json"], { input });
  expect(asJson).toMatchObject({ status: 2, stdout: "" });
  const { ok, error, problems } = JSON.parse(asJson.stderr);
  expect(ok).toBe(false);
  expect(error).toMatch(/^state of abyss, at table.court.0/);
  expect(problems[0]).toMatchObject({ path: ["table", "court", 0], didYouMean: ["jailer"] });
  expect(problems).toHaveLength(2);
  const usage = await run(["check", "abys", "-", "-", "--json"], { input });
  expect(JSON.parse(usage.stderr)).toMatchObject({ ok: false, problems: [] });
});
