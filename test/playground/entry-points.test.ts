import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = "docs/playground/src";
const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { exports: object };

/** All imports of the files of the playground. */
const imports = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(/(?<!")(?:from|import|URL\() ?"([^"]+)"/g),
    ].map(([, from = ""]) => ({ file, from })),
  );

test("imports are found", () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.filter(({ from }) => from === "abyss-rules/host")).not.toEqual([]);
});

test("the library is imported through its published entry points only", () => {
  for (const { file, from } of imports)
    if (from.startsWith("abyss-rules"))
      expect({ file, from: Object.keys(exports) }).toEqual({
        file,
        from: expect.arrayContaining([from.replace("abyss-rules", ".")]),
      });
});

test("only React, the library and the playground itself are imported", () => {
  // The Worker's address is a module that the playground's own build provides.
  const outside = /^(abyss-rules|react|react-dom)(\/|$)|^virtual:bot-worker$/;
  for (const { file, from } of imports) {
    if (!from.startsWith(".")) expect(from, file).toMatch(outside);
    else
      expect(normalize(join(root, dirname(file), from)), file).toMatch(/^docs\/playground\/src\//);
  }
});
