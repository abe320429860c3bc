import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { random } from "../src/bots/index.ts";
import { withGame } from "../src/cli/games.ts";
import { report } from "../src/cli/report.ts";
import { penFor } from "../src/cli/terminal/pen.ts";
import { englishCli } from "../src/cli/words/cli-locales.ts";
import { sizeTable } from "./package/size-table.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const readme = read("README.md");
const shown = ["first-game", "click-by-click", "position-by-hand"];

test("the code of the README is that of docs/examples", () => {
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks).toEqual(shown.map((name) => read(`docs/examples/${name}.ts`)));
});

test("the report in the README is that of the play command", async () => {
  const [, text] = readme.match(/```text\n([\s\S]*?)```/)!;
  const lines: string[] = [];
  await withGame("abyss", async (entry) => {
    const bots = Array.from({ length: 3 }, () => ({ name: "random", bot: random(entry.game) }));
    const plain = { tongue: englishCli, pen: penFor({}, {}) };
    for await (const line of report(entry, { bots, seed: "1", thoughts: false, ...plain }))
      lines.push(line);
  });
  let from = 0;
  for (const line of text!.split("\n").filter((one) => one !== "" && one !== "…")) {
    const at = lines.indexOf(line, from);
    expect(at, line).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
});

test("the sizes in the README are those that were measured", () => {
  expect(readme).toContain(`\n\n${sizeTable(JSON.parse(read("test/package/sizes.json")))}\n\n`);
});
