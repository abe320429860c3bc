// The documents of the project.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const inDocs = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  // Without build output, and without templates that the build fills in.
  .filter((path) => !/^(site|playground)\/|\[/.test(path));

/** Their paths, relative to the project's folder. */
export const documents: readonly string[] = [
  "README.md",
  "CHANGELOG.md",
  ".github/SECURITY.md",
  ...inDocs.map((path) => `docs/${path}`).sort(),
];

export const read = (path: string): string => readFileSync(root + path, "utf8");
