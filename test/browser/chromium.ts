// Finds the system's browser: the tests do not install one.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of Chromium. Throws an error that says how to get it if it is missing. */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  const { CHROMIUM, PATH = "" } = environment;
  if (CHROMIUM !== undefined) {
    if (isProgram(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM is ${CHROMIUM}, which is not an executable file.`);
  }
  const found = PATH.split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, and there is none on PATH. Install it " +
      "(Debian, Ubuntu: apt-get install chromium), or say where it is: CHROMIUM=/path/to/chrome.",
  );
}
