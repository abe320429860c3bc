// The pages of rules without the site around them, for the development server of the playground.
import { readFile } from "node:fs/promises";
import { createMarkdownRenderer } from "vitepress";
import { documentLinks } from "./document-links.ts";
import { rulesPages } from "./rules-pages.ts";
import { BASE, ROOT } from "./settings.ts";

const STYLE = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; }
  h3 { margin: 2rem 0 0; color: #0b6477; } h3:target { background: #d5eef2; }
  .files { font-size: 12px; overflow-wrap: anywhere; } .header-anchor { display: none; }
  @media (prefers-color-scheme: dark) {
    body { background: #10181f; color: #dfe6ec; } a, h3 { color: #6fd6e0; } h3:target { background: #17404a; }
  }`;

let renderer: ReturnType<typeof createMarkdownRenderer> | undefined;

/** The rules of a game as a page, with its anchors and positions; `undefined` if there are none. */
export async function rulesPage(game: string): Promise<string | undefined> {
  const document = await readFile(`${ROOT}docs/rules/${game}.md`, "utf8").catch(() => undefined);
  if (document === undefined) return undefined;
  renderer ??= createMarkdownRenderer(
    `${ROOT}docs`,
    { config: (md) => void md.use(documentLinks).use(rulesPages) },
    BASE,
  );
  const content = (await renderer)
    .render(document, { relativePath: `rules/${game}.md` })
    // The other pages are in the built site only.
    .replace(/<a href="\/(?!rules\/|playground\/)[^"]*">(.*?)<\/a>/g, "$1");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Rules of ${game}</title>
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
}
