// The architecture page against the project: its paths exist, and its pictures have all folders.
import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { allowedImports } from "../../docs/.vitepress/pictures/allowed-imports.ts";
import { documents, read, root } from "./documents.ts";
import { tableIn } from "./tables.ts";

/** Paths of the project in inline code; those of the changelog are history. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|test|docs)\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    // What a build writes.
    .filter((path) => !path.startsWith("docs/site"));

test.each(documents.filter((path) => path !== "CHANGELOG.md"))("the paths in %s exist", (path) => {
  expect(pathsIn(read(path)).filter((one) => !existsSync(root + one))).toEqual([]);
});

test("the glossary and the map of the architecture page are short", () => {
  const page = read("docs/architecture.md");
  expect(tableIn(page, ["word", "meaning"]).length).toBeLessThanOrEqual(20);
  expect(tableIn(page, ["I want to change", "go to"]).length).toBeLessThanOrEqual(15);
});

/** The folders in a folder of the project. */
const foldersIn = (path: string): string[] =>
  readdirSync(root + path, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort();

test("each folder of the kernel has a rule, and a place in the picture", () => {
  const folders = foldersIn("src/kernel");
  expect([...allowedImports("src/kernel/").keys()].sort()).toEqual(folders);
  const picture = read("docs/architecture/kernel-folders.svg");
  expect([...picture.matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id!).sort()).toEqual(folders);
});

test("each folder of src has a place in the picture", () => {
  const picture = read("docs/architecture/source-folders.svg");
  const names = [...picture.matchAll(/class="name"[^>]*>([^<]+)</g)].flatMap(([, name]) =>
    name!.split(/, ?/).filter(Boolean),
  );
  expect(names.sort()).toEqual([...foldersIn("src"), "index.ts"].sort());
});
