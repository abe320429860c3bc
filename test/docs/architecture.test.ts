// The architecture page against the project: its paths exist, and its picture is what the tool enforces.
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { documents, read, root } from "./documents.ts";

/** Paths of the project in inline code; those of the changelog are history. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|test|docs)\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    // What a build writes.
    .filter((path) => !path.startsWith("docs/site"));

test.each(documents.filter((path) => path !== "CHANGELOG.md"))("the paths in %s exist", (path) => {
  expect(pathsIn(read(path)).filter((one) => !existsSync(root + one))).toEqual([]);
});

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string };
}

/** The other rooms of the kernel that each room may import, by .dependency-cruiser.json. */
function allowedImports(): Record<string, string[]> {
  const { forbidden }: { forbidden: readonly Rule[] } = JSON.parse(
    read(".dependency-cruiser.json"),
  );
  const rooms = forbidden.flatMap(({ from, to }) => {
    const [, room] = /^\^src\/kernel\/(\w+)\/$/.exec(from.path ?? "") ?? [];
    const [, allowed] = /^\^src\/kernel\/\(\?!\(([\w|]+)\)\/\)$/.exec(to.path ?? "") ?? [];
    return room && allowed ? [[room, allowed.split("|").filter((one) => one !== room)]] : [];
  });
  return Object.fromEntries(rooms);
}

test("the picture of the kernel's rooms has the imports that are enforced", () => {
  const picture = read("docs/architecture/kernel-rooms.svg");
  const drawn = [...picture.matchAll(/<g id="(\w+)" data-imports="([\w ]*)">/g)].map(
    ([, room, imports]) => [room, imports!.split(" ").filter(Boolean)],
  );
  expect(drawn).toHaveLength(11);
  expect(Object.fromEntries(drawn)).toEqual(allowedImports());
});
