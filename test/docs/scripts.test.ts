// The scripts that documents and workflows run exist.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { documents, read, root } from "./documents.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const workflows = readdirSync(`${root}.github/workflows`).map(
  (file) => `.github/workflows/${file}`,
);

const known = Object.keys(scripts);

/** The npm scripts that a text names. */
const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script!),
  ...[...text.matchAll(/\bnpm (test)\b/g)].map(([, script]) => script!),
];

test.each([...documents, ...workflows, ".ci/run"])("%s names only existing scripts", (path) => {
  expect(scriptsIn(read(path)).filter((script) => !known.includes(script))).toEqual([]);
});

test("names of scripts are found in texts", () => {
  const text = "npm ci && npm run docs:dev -- --x\n`npm test`; npm run play.";
  expect(scriptsIn(text)).toEqual(["docs:dev", "play", "test"]);
});

test.each(workflows)("%s runs only existing files", (path) => {
  const text = read(path);
  expect(text).toMatch(/^on:/m);
  for (const [, file] of text.matchAll(/\b(?:node|tsx|bash) ([\w./-]+\.\w+)/g))
    expect(() => read(file!), file).not.toThrow();
});
