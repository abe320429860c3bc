import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { leftOutPaths, moduleNames, modules, modulesOf, sources } from "./modules.ts";

describe("what mutation testing mutates", () => {
  test("the code of the kernel, its texts included", () => {
    const all = sources.filter((source) => source.startsWith("kernel/"));
    expect(modules.kernel.files).toEqual(all.map((source) => `src/${source}`).sort());
    expect(modules.kernel.files).toContain("src/kernel/words/describe.ts");
  });

  test("the code of a game, without its cards and texts", () => {
    const { files } = modules.abyss;
    expect(files).toContain("src/abyss/hide.ts");
    expect(files).toContain("src/abyss/powers/mages.ts");
    expect(files.filter((file) => /\/(cards|words)\/|published-parts/.test(file))).toEqual([]);
  });

  test("every module has files to mutate and folders of tests that exist", () => {
    for (const name of moduleNames) {
      expect(modules[name].files).not.toEqual([]);
      expect(modules[name].tests.filter((folder) => !existsSync(folder))).toEqual([]);
    }
  });

  test("everything that is left out exists", () => {
    expect(leftOutPaths.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
  });

  test.each([
    ["behemoth/rules.ts", "src/behemoth", "layouts or notMutated"],
    ["kernel/storage/files.ts", "src/kernel/storage", "folders or leftOut of kernel"],
    ["kernel/cards/deck.ts", "src/kernel/cards", "folders or leftOut of kernel"],
    ["abyss/phrases/nouns.ts", "src/abyss/phrases", "folders or leftOut of abyss"],
  ])("an unknown folder is an error: %s", (source, folder, lists) => {
    expect(() => modulesOf([...sources, source])).toThrow(
      `${folder} is not known to test/mutation/modules.ts: add it to ${lists}`,
    );
  });
});
