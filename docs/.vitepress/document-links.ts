// Documents link to files of the project, so that they work in the repository. In the site the links lead to pages.
import type { MarkdownRenderer } from "vitepress";

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\.\.\/)+README\.md(?=#|$)/, "/index.md"],
  [/^(?:\.\.\/)+CHANGELOG\.md(?=#|$)/, "/changelog.md"],
  [/^(?:\.\.\/)*(?:examples|examples\/python|recipes)\/([\w-]+)\.(?:tsx?|py)$/, "/source/$1.md"],
];

const pageOf = (target: string): string =>
  PAGES.reduce((link, [file, page]) => link.replace(file, page), target);

/** Rewrites links to files of the project as links to their pages. */
export function documentLinks(md: MarkdownRenderer): void {
  md.core.ruler.push("document-links", (state) => {
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      const target = token.type === "link_open" ? token.attrGet("href") : null;
      if (target !== null) token.attrSet("href", pageOf(target));
    }
  });
}
