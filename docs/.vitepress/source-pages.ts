// The programs of docs/examples, to be read in the site.
import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./settings.ts";

/** A page for each example. */
export const sourcePages = () =>
  readdirSync(`${ROOT}docs/examples`).map((file) => {
    const code = readFileSync(`${ROOT}docs/examples/${file}`, "utf8");
    const name = file.slice(0, -".ts".length);
    return { params: { name }, content: `# ${file}\n\n\`\`\`ts\n${code}\`\`\`\n` };
  });
