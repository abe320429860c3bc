// The programs of docs/examples and docs/recipes as pages of the site.
import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./settings.ts";

/** A page for each program. */
export const sourcePages = () =>
  ["examples", "examples/python", "recipes"].flatMap((folder) => pagesOf(`${ROOT}docs/${folder}`));

const pagesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name: file }) => {
      const code = readFileSync(`${folder}/${file}`, "utf8");
      const [name, language] = file.split(".");
      return { params: { name }, content: `# ${file}\n\n\`\`\`${language}\n${code}\`\`\`\n` };
    });
