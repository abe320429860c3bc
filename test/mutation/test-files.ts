import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** It plays all over a game: that takes longer than all other tests, and seldom kills alone. */
const atRandom = /coverage\.test\.ts$/;

/** The files with tests in some folders, named with commas between. */
export const filesOf = (folders: string): readonly string[] =>
  folders.split(",").flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts") && !atRandom.test(file))
      .map((file) => resolve(folder, file))
      .sort(),
  );
