// The programs of docs/examples and docs/recipes as pages of the site.
import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./settings.ts";

/** A page for each program. */
export const sourcePages = () => [...pagesOf("examples"), ...pagesOf("recipes")];

const pagesOf = (folder: string) =>
  readdirSync(`${ROOT}docs/${folder}`).map((file) => {
    const code = readFileSync(`${ROOT}docs/${folder}/${file}`, "utf8");
    const [name, language] = file.split(".");
    return { params: { name }, content: `# ${file}\n\n\`\`\`${language}\n${code}\`\`\`\n` };
  });
