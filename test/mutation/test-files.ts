import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** Files that play or change at random all over a game: they take longer than all others, and seldom kill alone. */
const atRandom = /(bad-input|coverage)\.test\.ts$/;

/** The files with tests in some folders, named with commas between. */
export const filesOf = (folders: string): readonly string[] =>
  folders.split(",").flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts") && !atRandom.test(file))
      .map((file) => resolve(folder, file))
      .sort(),
  );
