import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { random } from "../src/bots/index.ts";
import { withGame } from "../src/cli/games.ts";
import { report } from "../src/cli/report.ts";
import { penFor } from "../src/cli/terminal/pen.ts";
import { englishCli } from "../src/cli/words/cli-locales.ts";
import { PAGES_PAGE, pageTable, SIZES_PAGE, sizeTable } from "./package/size-table.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const readme = read("README.md");

const codeOf = (document: string): string[] =>
  [...document.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);

test("the README has at most 200 lines", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
});

test("the code of the README is exactly that of two examples", () => {
  const examples = ["first-game", "whole-game"].map((name) => read(`docs/examples/${name}.ts`));
  expect(codeOf(readme)).toEqual(examples);
});

test.each([
  ["docs/concepts/decisions-and-choices.md", "click-by-click"],
  ["docs/concepts/positions.md", "position-by-hand"],
])("%s contains the example %s unchanged", (document, example) => {
  expect(codeOf(read(document))).toContain(read(`docs/examples/${example}.ts`));
});

test("the report in the README is that of the play command", async () => {
  const [, text] = readme.match(/```text\n([\s\S]*?)```/)!;
  const lines: string[] = [];
  await withGame("abyss", async (entry) => {
    const bots = Array.from({ length: 3 }, () => ({ name: "random", bot: random(entry.game) }));
    const plain = { cliLocale: englishCli, pen: penFor({}, {}) };
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

test("the sizes in the documents are those that were measured", () => {
  expect(read(SIZES_PAGE)).toContain(
    `\n\n${sizeTable(JSON.parse(read("test/package/sizes.json")))}\n\n`,
  );
  expect(read(PAGES_PAGE)).toContain(
    `\n\n${pageTable(JSON.parse(read("test/package/pages.json")))}\n\n`,
  );
});
