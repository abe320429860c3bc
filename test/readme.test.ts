import { readFileSync } from "node:fs";
import { format } from "node:util";
import { expect, test, vi } from "vitest";
import { withGame } from "../src/cli/games.ts";
import { report } from "../src/cli/report.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const example = read("docs/examples/first-game.ts");

test("the example of the README is the one in docs/examples", () => {
  expect(read("README.md")).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test("the example prints what its comments say", async () => {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((...said) => {
    printed.push(format(...said));
  });
  await import("../docs/examples/first-game.ts");
  vi.restoreAllMocks();

  // The comment lines right after a console.log are what it prints.
  const promised = [...example.matchAll(/console\.log\(.*\);\n((?: *\/\/ .*\n)+)/g)].flatMap(
    ([, comments]) =>
      comments!
        .trim()
        .split(/\n */)
        .map((line) => line.replace("// ", "")),
  );
  expect(promised.length).toBeGreaterThan(5);
  expect(printed).toEqual(promised);
});

test("the report in the README is that of the play command", () => {
  const [, shown] = read("README.md").match(/```text\n([\s\S]*?)```/)!;
  const lines = withGame("abyss", (entry) => [...report(entry, 3, "1")])!
    .join("\n")
    .split("\n");
  let from = 0;
  for (const line of shown!.split("\n").filter((one) => one !== "" && one !== "…")) {
    const at = lines.indexOf(line, from);
    expect(at, line).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
});
