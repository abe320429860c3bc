// What documents and workflows tell people and machines to run is there.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { documents, read, root } from "./documents.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const workflows = readdirSync(`${root}.github/workflows`).map(
  (file) => `.github/workflows/${file}`,
);

const known = Object.keys(scripts);

/** The scripts of package.json that a text runs. */
const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script!),
  ...[...text.matchAll(/\bnpm (test)\b/g)].map(([, script]) => script!),
];

test.each([...documents, ...workflows, ".ci/run"])("%s names scripts that there are", (path) => {
  expect(scriptsIn(read(path)).filter((script) => !known.includes(script))).toEqual([]);
});

test("scripts are found where they are named", () => {
  const text = "npm ci && npm run docs:dev -- --x\n`npm test`; npm run play.";
  expect(scriptsIn(text)).toEqual(["docs:dev", "play", "test"]);
});

test.each(workflows)("%s runs what is there", (path) => {
  const text = read(path);
  expect(text).toMatch(/^on:/m);
  for (const [, file] of text.matchAll(/\b(?:node|tsx|bash) ([\w./-]+\.\w+)/g))
    expect(() => read(file!), file).not.toThrow();
});
