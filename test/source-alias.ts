import { fileURLToPath } from "node:url";
import { sourceOfEntry } from "../tsup.config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** For Vite: the package's own name leads to its sources, whether there is a build or not. */
export const sourceAlias = [...sourceOfEntry].map(([entry, source]) => ({
  find: new RegExp(`^${entry}$`),
  replacement: root + source,
}));
