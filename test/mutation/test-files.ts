import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** The files with tests in some folders, named with commas between. */
export const filesOf = (folders: string): readonly string[] =>
  folders.split(",").flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => resolve(folder, file))
      .sort(),
  );
