import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digestOfCode } from "./code.ts";

test("the digest depends on the code, not on the name of the file", () => {
  const folder = mkdtempSync(join(tmpdir(), "code-"));
  const digestOf = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return digestOfCode(join(folder, name));
  };
  expect(digestOf("a.mjs", "play();")).toBe(digestOf("b.mjs", "play();"));
  expect(digestOf("b.mjs", "play(1);")).not.toBe(digestOf("a.mjs", "play();"));
});

test("a script that imports the rest of its code has no digest", () => {
  expect(() => digestOfCode("test/fuzz/run.ts")).toThrow(/not bundled: run its start.ts/);
});
