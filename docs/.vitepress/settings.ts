// Paths, and the settings for publishing the site.
import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The built site: one folder for any static host. */
export const OUT = `${ROOT}docs/site`;

/** The path under which the site is served: `DOCS_BASE=/abyss-rules/ npm run docs`. */
export const { DOCS_BASE: BASE = "/" } = process.env;

/**
 * The address of the project's files, such as `https://github.com/somebody/abyss-rules/blob/main/`.
 * Without it, files are shown by name, and links to code and tests lead to pages of the site.
 */
export const { DOCS_REPOSITORY: REPOSITORY } = process.env;
