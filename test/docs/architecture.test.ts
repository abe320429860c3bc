// The architecture page against the project: its paths exist, and its picture is what the tool enforces.
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
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

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string };
}

/** The other folders of the kernel that each folder may import, by .dependency-cruiser.json. */
function allowedImports(): Record<string, string[]> {
  const { forbidden }: { forbidden: readonly Rule[] } = JSON.parse(
    read(".dependency-cruiser.json"),
  );
  const folders = forbidden.flatMap(({ from, to }) => {
    const [, folder] = /^\^src\/kernel\/(\w+)\/$/.exec(from.path ?? "") ?? [];
    const [, allowed] = /^\^src\/kernel\/\(\?!\(([\w|]+)\)\/\)$/.exec(to.path ?? "") ?? [];
    return folder && allowed ? [[folder, allowed.split("|").filter((one) => one !== folder)]] : [];
  });
  return Object.fromEntries(folders);
}

test("the picture of the kernel's folders has the imports that are enforced", () => {
  const picture = read("docs/architecture/kernel-folders.svg");
  const drawn = [...picture.matchAll(/<g id="(\w+)" data-imports="([\w ]*)">/g)].map(
    ([, folder, imports]) => [folder, imports!.split(" ").filter(Boolean)],
  );
  expect(drawn).toHaveLength(11);
  expect(Object.fromEntries(drawn)).toEqual(allowedImports());
});
