import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** These tests play random games. They take longer than all others, and rarely kill a mutant that no other kills. */
const coverageTests = /coverage\.test\.ts$/;

/** The test files in some folders, which are separated by commas. */
export const filesOf = (folders: string): readonly string[] =>
  folders.split(",").flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts") && !coverageTests.test(file))
      .map((file) => resolve(folder, file))
      .sort(),
  );
