import { expect, test } from "vitest";
import { score } from "../../src/abyss/score.ts";
import { rank } from "../../src/kernel/score/score.ts";
import { file, run } from "./command.ts";

const tableaux = [
  { lords: ["jailer"], locations: ["jail"], affiliated: ["crab-3"], monsterTokens: [4], pearls: 1 },
  { lords: ["elder", "sage"], locations: [], affiliated: [], monsterTokens: [], pearls: 9 },
] as const;
const json = JSON.stringify(tableaux);

test("AB-71 prints a table of the scores, from a file and from the standard input", async () => {
  const { status, stdout, stderr } = await run(["score", "abyss", file("tableaux.json", json)]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const [first, second] = score(tableaux).map(({ total }) => total);
  expect(stdout).toMatch(/^ +Player 1 +Player 2\n/);
  expect(stdout).toMatch(/^ {2}Jailer +7$/m);
  expect(stdout).toMatch(new RegExp(`^total +${first} +${second}$`, "m"));
  expect(stdout).toMatch(/^rank +1 +2\n\nPlayer 1 wins\.\n$/m);
  expect((await run(["score", "abyss", "-"], { input: json })).stdout).toBe(stdout);
});

test("--json prints sheets and standings", async () => {
  const { stdout } = await run(["score", "abyss", "-", "--json"], { input: json });
  const sheets = score(tableaux);
  expect(JSON.parse(stdout)).toEqual({ sheets, standings: rank(sheets) });
});

test("--locale translates the labels, and columns stay aligned with wide characters", async () => {
  const { stdout } = await run(["score", "abyss", "-", "--locale", "zh-hant"], { input: json });
  const lines = stdout.split("\n");
  expect(lines[0]).toMatch(/玩家1 +玩家2$/);
  const width = (line: string) => [...line].reduce((n, one) => n + (one > "\u2e80" ? 2 : 1), 0);
  const total = lines.find((line) => line.startsWith("總分"));
  expect(width(total ?? "")).toBe(width(lines[0] ?? ""));
});

const emptyTableau = { lords: [], locations: [], pearls: 0, pearlMaster: false };

test("CO-31 equal scores share the victory", async () => {
  const input = JSON.stringify([emptyTableau, emptyTableau]);
  const { stdout } = await run(["score", "conspiracy", "-"], { input });
  expect(stdout).toMatch(/rank +1 +1\n\nPlayer 1 and Player 2 share the victory\.\n$/);
});

test("CO-52 the opponent is shown by its name", async () => {
  const input = JSON.stringify([emptyTableau, { ...emptyTableau, opponent: "farmer" }]);
  const { stdout } = await run(["score", "conspiracy-solo", "-"], { input });
  expect(stdout).toMatch(/^ +Player 1 +The Farmer\n/);
  expect(stdout).toMatch(/The Farmer wins; the tie is decided by the title of Pearl Master\.\n$/);
});
